import {
  type FailureGroup,
  operationReadEndpoints,
  type QueuedJob,
  REQUESTED_WORK,
  toFailureCode,
} from '@trackrecord/contracts';
import { handle, requireQueue } from '@trackrecord/platform';
import type { Job, Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import type { OperationSources } from './operation-sources.js';

const PAGE_SIZE = 50;
const READ_SIZE = 200;
/** The most jobs that one request reads. */
const MAX_READ = 2_000;

/** GET /operations/queues/{queue}/failures: the failed jobs by kind and code, the largest group first. */
export const listFailures = ({ operateQueue }: Pick<OperationSources, 'operateQueue'>): RequestHandler =>
  handle(operationReadEndpoints.listFailures, async ({ params }) => {
    const queue = requireQueue(params.queue);
    const groups = new Map<string, FailureGroup>();
    const isComplete = await operateQueue(queue, async (bullQueue) => {
      for (let start = 0; start < MAX_READ; start += READ_SIZE) {
        const jobs = await readJobs(bullQueue, 'failed', start);
        for (const job of jobs) addToGroup(groups, job);
        if (jobs.length < READ_SIZE) return true;
      }
      return false;
    });
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
    isRetryable: !(kind in REQUESTED_WORK),
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
    const found: QueuedJob[] = [];
    const isWanted = (job: QueuedJob): boolean =>
      (kind === undefined || job.kind === kind) &&
      (code === undefined || job.code === code) &&
      (before === undefined || job.addedAt < before);
    await operateQueue(queue, async (bullQueue) => {
      for (let start = 0; start < MAX_READ && found.length <= PAGE_SIZE; start += READ_SIZE) {
        const jobs = await readJobs(bullQueue, state, start);
        found.push(...jobs.map(toQueuedJob).filter(isWanted));
        if (jobs.length < READ_SIZE) break;
      }
    });
    const jobs = found.toSorted((a, b) => b.addedAt.localeCompare(a.addedAt)).slice(0, PAGE_SIZE);
    const next = found.length > PAGE_SIZE ? (jobs.at(-1)?.addedAt ?? null) : null;
    return { status: 200, body: { jobs, next } };
  });

/** Jobs may be removed between the reading of their ids and of their data. */
const readJobs = async (queue: Queue, state: 'failed' | QueuedJobState, start: number): Promise<readonly Job[]> =>
  ((await queue.getJobs([state], start, start + READ_SIZE - 1)) as (Job | undefined)[]).filter(
    (job) => job !== undefined,
  );

type QueuedJobState = 'waiting' | 'prioritized' | 'delayed' | 'active';

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
