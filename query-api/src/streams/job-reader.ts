import type { EventJob, QueueName } from '@trackrecord/contracts';
import type { WorkQueues } from '@trackrecord/platform';
import type { Job } from 'bullmq';

/** A job that Redis still has. */
export interface KnownJob extends EventJob {
  /** When it was added, and when it last started (ms since 1970). */
  readonly addedAt: number;
  readonly startedAt: number | undefined;
}

/** Reads the jobs of a queue by their ids; without those that Redis no longer has. */
export type ReadJobs = (queue: QueueName, ids: readonly string[]) => Promise<ReadonlyMap<string, KnownJob>>;

/** How many jobs are read at the same time. */
const CHUNK_SIZE = 100;

/** Creates the reader of jobs. @throws {QueuesUnavailableError} */
export const createJobReader =
  (queues: Pick<WorkQueues, 'operate'>): ReadJobs =>
  async (queueName, ids) => {
    const known = new Map<string, KnownJob>();
    for (let start = 0; start < ids.length; start += CHUNK_SIZE) {
      const found = await queues.operate(queueName, (queue) =>
        Promise.all(
          ids.slice(start, start + CHUNK_SIZE).map(async (id) => {
            const job = (await queue.getJob(id)) as Job | undefined;
            return job && toKnownJob(job, queueName, await job.getState());
          }),
        ),
      );
      for (const job of found) if (job) known.set(job.id, job);
    }
    return known;
  };

const STATES: Readonly<Record<string, EventJob['state']>> = {
  waiting: 'waiting',
  prioritized: 'waiting',
  'waiting-children': 'waiting',
  delayed: 'delayed',
  active: 'active',
  completed: 'completed',
  failed: 'failed',
};

/** Returns undefined for a job that was removed while it was read. */
function toKnownJob(job: Job, queue: QueueName, bullState: string): KnownJob | undefined {
  const state = STATES[bullState];
  if (state === undefined) return undefined;
  const { name, timestamp, processedOn } = job;
  return { id: String(job.id), queue, name, state, addedAt: timestamp, startedAt: processedOn };
}
