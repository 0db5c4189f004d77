import { type QueueName, QUEUES } from '@trackrecord/contracts/work/queues';

/** A worker of the stack. */
export interface StackWorker {
  readonly name: string;
  readonly queues: readonly QueueName[];
}

/** Stands for the queues that have no entry of their own. */
const OTHER_QUEUES = '*';
const ENTRY_NAMES = [...QUEUES, OTHER_QUEUES] as const;
type EntryName = (typeof ENTRY_NAMES)[number];
const MAX_WORKERS = 32;

/**
 * Parses `WORKERS`, such as `cv:2,matching:1,*:1`: how many workers each queue has, and how many all other queues share.
 * Without it one worker processes all queues.
 * @throws {Error} with one line, also if a queue has no worker: its jobs would wait forever.
 */
export function parseWorkers(list: string | undefined): readonly StackWorker[] {
  if (list === undefined) return [{ name: 'worker', queues: QUEUES }];
  const counts = parseCounts(list);
  const otherQueues = QUEUES.filter((queue) => !counts.has(queue));
  if (otherQueues.length > 0 && !counts.has(OTHER_QUEUES)) {
    throw new Error(`WORKERS: no worker for ${otherQueues.join(', ')}; add *:1 for all other queues`);
  }
  if (otherQueues.length === 0 && counts.has(OTHER_QUEUES)) {
    throw new Error('WORKERS: * stands for no queue, because each has an entry');
  }
  return [...counts].flatMap(([queue, count]) =>
    Array.from({ length: count }, (_, index) =>
      queue === OTHER_QUEUES
        ? { name: `worker-${index + 1}`, queues: otherQueues }
        : { name: `worker-${queue}-${index + 1}`, queues: [queue] },
    ),
  );
}

function parseCounts(list: string): ReadonlyMap<EntryName, number> {
  const counts = new Map<EntryName, number>();
  for (const entry of list.split(',')) {
    const [name = '', count = ''] = entry.split(/:(.*)/s).map((part) => part.trim());
    const queue = ENTRY_NAMES.find((candidate) => candidate === name);
    if (!queue) throw new Error(`WORKERS: no queue ${JSON.stringify(name)}`);
    if (counts.has(queue)) throw new Error(`WORKERS: ${queue} is given twice`);
    if (!/^[1-9]\d?$/.test(count) || Number(count) > MAX_WORKERS) {
      throw new Error(`WORKERS: ${queue}: ${JSON.stringify(count)} is no number from 1 to ${MAX_WORKERS}`);
    }
    counts.set(queue, Number(count));
  }
  return counts;
}
