import {
  type FailureGroup,
  isRequestedWork,
  type JOB_STATES,
  operationReadEndpoints,
  type QueuedJob,
  toFailureCode,
} from '@trackrecord/contracts';
import { handle, requireQueue } from '@trackrecord/platform';
import type { Job, Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import type { OperationSources } from './operation-sources.js';

const PAGE_SIZE = 50;
const READ_SIZE = 200;
/** More jobs than these are not read in one request. */
const MAX_READ = 2_000;

/** GET /operations/queues/{queue}/failures: the failed jobs by kind and code, the largest group first. */
export const listFailures = ({ operateQueue }: Pick<OperationSources, 'operateQueue'>): RequestHandler =>
  handle(operationReadEndpoints.listFailures, async ({ params }) => {
    const queue = requireQueue(params.queue);
    const { jobs, isComplete } = await operateQueue(queue, (bullQueue) => readJobs(bullQueue, 'failed'));
    const groups = new Map<string, FailureGroup>();
    for (const job of jobs) addToGroup(groups, job);
    const failures = [...groups.values()].toSorted((a, b) => b.count - a.count);
    return { status: 200, body: { failures, isComplete } };
  });

function addToGroup(groups: Map<string, FailureGroup>, job: Job): void {
  const { name: kind } = job;
  const code = toFailureCode(job.failedReason);
  const at = new Date(job.finishedOn ?? job.timestamp).toISOString();
  const group = groups.get(`${kind} ${code}`) ?? {
    kind,
    code,
    count: 0,
    first: at,
    last: at,
    isRetryable: !isRequestedWork(kind),
  };
  groups.set(`${kind} ${code}`, {
    ...group,
    count: group.count + 1,
    first: at < group.first ? at : group.first,
    last: at > group.last ? at : group.last,
  });
}

/** GET /operations/queues/{queue}/jobs: a page of jobs in one state, the newest first. Nothing of their data. */
export const listQueuedJobs = ({ operateQueue }: Pick<OperationSources, 'operateQueue'>): RequestHandler =>
  handle(operationReadEndpoints.listQueuedJobs, async ({ params, query: { state, kind, code, before } }) => {
    const queue = requireQueue(params.queue);
    const { jobs: read, isComplete } = await operateQueue(queue, (bullQueue) => readJobs(bullQueue, state));
    const found = read
      .map(toQueuedJob)
      .filter((job) => kind === undefined || job.kind === kind)
      .filter((job) => code === undefined || job.code === code)
      .filter((job) => before === undefined || job.addedAt < before)
      // BullMQ orders failed jobs by their end, and delayed ones by their start.
      .toSorted((a, b) => b.addedAt.localeCompare(a.addedAt));
    const last = found[PAGE_SIZE - 1]?.addedAt;
    // Jobs that were added together are on one page, because the next begins before their time.
    const jobs = last === undefined ? found : found.filter(({ addedAt }) => addedAt >= last);
    return { status: 200, body: { jobs, next: jobs.length < found.length ? (last ?? null) : null, isComplete } };
  });

/** Reads the newest jobs in a state, up to a limit. */
async function readJobs(
  queue: Queue,
  state: (typeof JOB_STATES)[number],
): Promise<{ readonly jobs: readonly Job[]; readonly isComplete: boolean }> {
  const jobs: Job[] = [];
  for (let start = 0; start <= MAX_READ; start += READ_SIZE) {
    const page = (await queue.getJobs([state], start, start + READ_SIZE - 1)) as (Job | undefined)[];
    // Jobs may be removed between the reading of their ids and of their data.
    jobs.push(...page.filter((job) => job !== undefined));
    if (page.length < READ_SIZE) return { jobs, isComplete: true };
  }
  return { jobs, isComplete: false };
}

const toTime = (time: number | undefined): string | null => (time === undefined ? null : new Date(time).toISOString());

const toQueuedJob = (job: Job): QueuedJob => ({
  id: String(job.id),
  kind: job.name,
  attempts: job.attemptsMade,
  addedAt: new Date(job.timestamp).toISOString(),
  startedAt: toTime(job.processedOn),
  finishedAt: toTime(job.finishedOn),
  code: job.failedReason ? toFailureCode(job.failedReason) : null,
});
