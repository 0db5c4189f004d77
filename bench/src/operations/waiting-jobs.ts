import { randomUUID } from 'node:crypto';
import type { QueueName } from '@trackrecord/contracts';
import { connectRedis, type JobPriority, type Logger, type Redis, toJobOptions } from '@trackrecord/platform';
import { Queue } from 'bullmq';

interface Backlog {
  readonly queue: QueueName;
  readonly name: string;
  readonly priority: JobPriority;
  /** The part of all waiting jobs. */
  readonly share: number;
}

/**
 * What waits after the postings of a feed have changed: every user is matched again, some have saved and get a CV, and
 * users wait for an enhancement.
 */
const BACKLOGS: readonly Backlog[] = [
  { queue: 'matching', name: 'match', priority: 'bulk', share: 0.9 },
  { queue: 'cv', name: 'render-cv', priority: 'background', share: 0.09 },
  { queue: 'enhancement', name: 'enhance', priority: 'requested', share: 0.01 },
];
const CHUNK_SIZE = 1_000;

/** Adds jobs that wait, because no worker reads this Redis. */
export async function addWaitingJobs(redisUrl: string, count: number, logger: Logger): Promise<void> {
  const connection = connectRedis(redisUrl, logger);
  try {
    for (const backlog of BACKLOGS) await addBacklog(connection, backlog, Math.round(count * backlog.share));
  } finally {
    connection.disconnect();
  }
}

async function addBacklog(
  connection: Redis,
  { queue: queueName, name, priority }: Backlog,
  count: number,
): Promise<void> {
  const queue = new Queue(queueName, { connection });
  for (let addedCount = 0; addedCount < count; addedCount += CHUNK_SIZE) {
    const jobs = Array.from({ length: Math.min(CHUNK_SIZE, count - addedCount) }, () => {
      const data = { uid: `bench-${randomUUID()}` };
      return { name, data, opts: toJobOptions({ queue: queueName, name, id: randomUUID(), data, priority }) };
    });
    await queue.addBulk(jobs);
  }
  await queue.close();
}
