import type { Redis } from '@trackrecord/platform';
import type { Queue } from 'bullmq';

/** What happened to the jobs of a queue, from the events that BullMQ keeps. */
export interface JobHistory {
  /** How often each job started. */
  readonly starts: ReadonlyMap<string, number>;
  /** How often each job was completed or failed permanently. */
  readonly ends: ReadonlyMap<string, number>;
  readonly stalledCount: number;
}

/** Returns the id of the last event of a queue, from which {@link readJobHistory} continues. */
export async function getLastEventId(queue: Queue, redis: Redis): Promise<string> {
  const [last] = await redis.xrevrange(queue.toKey('events'), '+', '-', 'COUNT', 1);
  return last?.[0] ?? '0-0';
}

/** Reads what happened after an event. BullMQ keeps about 10,000 events, which are five or six for each job. */
export async function readJobHistory(queue: Queue, redis: Redis, lastEventId: string): Promise<JobHistory> {
  const entries = await redis.xrange(queue.toKey('events'), `(${lastEventId}`, '+');
  const events = entries.map(([, fields]) => toRecord(fields));
  const countByJob = (...names: readonly string[]): ReadonlyMap<string, number> => {
    const counts = new Map<string, number>();
    for (const { event = '', jobId = '' } of events)
      if (names.includes(event)) counts.set(jobId, (counts.get(jobId) ?? 0) + 1);
    return counts;
  };
  return {
    starts: countByJob('active'),
    ends: countByJob('completed', 'failed'),
    stalledCount: events.filter(({ event }) => event === 'stalled').length,
  };
}

/** Converts the fields of an entry of a Redis stream: names and values in turn. */
function toRecord(fields: readonly string[]): Readonly<Record<string, string>> {
  const record: Record<string, string> = {};
  for (let index = 0; index < fields.length; index += 2) record[fields[index] ?? ''] = fields[index + 1] ?? '';
  return record;
}
