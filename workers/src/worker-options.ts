import { QUEUE_FACTS, type QueueName, QUEUES, queueName } from '@trackrecord/contracts';
import { StartupError } from '@trackrecord/platform';

/** The queues of a worker, with the number of jobs of each that it processes at the same time. */
export type QueueConcurrency = ReadonlyMap<QueueName, number>;

/** An invalid command line; the message is one line. */
export class UsageError extends StartupError {
  override readonly name = 'UsageError';
}

const USAGE = 'Usage: worker [--queues=cv,matching] [--concurrency=8 or --concurrency=cv:8,matching:1]';
const MAX_CONCURRENCY = 1_000;

/**
 * Parses `--queues=a,b`, by default all, and `--concurrency=n` or `--concurrency=a:n,b:m`, by default that of `QUEUE_FACTS`.
 * @throws {UsageError} naming the first invalid option.
 */
export function parseWorkerOptions(args: readonly string[]): QueueConcurrency {
  const options = new Map<string, string>();
  for (const arg of args) {
    const [, name, value = ''] = /^--(queues|concurrency)=(.*)$/s.exec(arg) ?? [];
    if (name === undefined) throw createUsageError(arg, 'unknown option');
    if (options.has(name)) throw createUsageError(arg, 'given twice');
    options.set(name, value);
  }
  const queues = parseQueues(options.get('queues') ?? QUEUES.join(','));
  return parseConcurrency(options.get('concurrency'), queues);
}

function parseQueues(list: string): readonly QueueName[] {
  const queues: QueueName[] = [];
  for (const name of list.split(',')) {
    const queue = queueName.safeParse(name).data;
    if (!queue) throw createUsageError('--queues', `no queue ${JSON.stringify(name)}`);
    if (queues.includes(queue)) throw createUsageError('--queues', `${name} is given twice`);
    queues.push(queue);
  }
  return queues;
}

function parseConcurrency(list: string | undefined, queues: readonly QueueName[]): QueueConcurrency {
  const isPerQueue = list?.includes(':') === true;
  const commonNumber = list === undefined || isPerQueue ? undefined : parseNumber(list);
  const numbers = new Map(queues.map((queue) => [queue, commonNumber ?? QUEUE_FACTS[queue].concurrency]));
  const namesWithNumber = new Set<string>();
  for (const entry of isPerQueue ? list.split(',') : []) {
    const [name = '', number = ''] = entry.split(/:(.*)/s);
    const queue = queues.find((candidate) => candidate === name);
    if (!queue) throw createUsageError('--concurrency', `no queue ${JSON.stringify(name)} among ${queues.join(',')}`);
    if (namesWithNumber.has(name)) throw createUsageError('--concurrency', `${name} is given twice`);
    numbers.set(queue, parseNumber(number));
    namesWithNumber.add(name);
  }
  return numbers;
}

function parseNumber(text: string): number {
  const number = /^\d+$/.test(text) ? Number(text) : 0;
  if (number >= 1 && number <= MAX_CONCURRENCY) return number;
  throw createUsageError('--concurrency', `${JSON.stringify(text)} is no number from 1 to ${MAX_CONCURRENCY}`);
}

const createUsageError = (option: string, problem: string): UsageError =>
  new UsageError(`${USAGE}; ${JSON.stringify(option).slice(1, -1)}: ${problem}`);
