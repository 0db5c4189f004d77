import {
  isRequestedWork,
  type JobSelection,
  operationEndpoints,
  type QueueName,
  toFailureCode,
} from '@trackrecord/contracts';
import { handle, HttpError, requireQueue, type WorkQueues } from '@trackrecord/platform';
import type { Job, Queue } from 'bullmq';
import type { RequestHandler } from 'express';
import type { OperationLog } from './operation-log.js';

/** What operations on queues need. */
export interface QueueOperationContext {
  readonly operations: Pick<OperationLog, 'run'>;
  readonly queues: Pick<WorkQueues, 'operate'>;
}

const DONE = { detail: null } as const;

/** POST /operations/queues/{queue}/pause: nothing of the queue starts until it is resumed. */
export const pauseQueue = ({ operations, queues }: QueueOperationContext): RequestHandler =>
  handle(operationEndpoints.pauseQueue, async ({ params, body: { reason }, identity, request }) => {
    const queue = requireQueue(params.queue);
    if (queue === 'erasure')
      throw new HttpError(409, 'not-pausable', 'Erasures cannot be paused: people have a right to them.');
    await operations.run({ action: 'pause-queue', target: queue, reason, identity, request }, async () => {
      await queues.operate(queue, (bullQueue) => bullQueue.pause());
      return DONE;
    });
    return { status: 200, body: {} };
  });

/** POST /operations/queues/{queue}/resume */
export const resumeQueue = ({ operations, queues }: QueueOperationContext): RequestHandler =>
  handle(operationEndpoints.resumeQueue, async ({ params, body: { reason }, identity, request }) => {
    const queue = requireQueue(params.queue);
    await operations.run({ action: 'resume-queue', target: queue, reason, identity, request }, async () => {
      await queues.operate(queue, (bullQueue) => bullQueue.resume());
      return DONE;
    });
    return { status: 200, body: {} };
  });

/** PUT /operations/queues/{queue}/concurrency: how many jobs run at a time in all workers together. */
export const limitQueue = ({ operations, queues }: QueueOperationContext): RequestHandler =>
  handle(operationEndpoints.limitQueue, async ({ params, body: { reason, max }, identity, request }) => {
    const queue = requireQueue(params.queue);
    if (queue === 'feeds') throw new HttpError(409, 'one-writer', 'Feeds are written by one job at a time.');
    await operations.run({ action: 'limit-queue', target: queue, reason, identity, request }, async () => {
      await queues.operate(queue, (bullQueue) =>
        max === null ? bullQueue.removeGlobalConcurrency() : bullQueue.setGlobalConcurrency(max),
      );
      return { detail: max === null ? 'no limit' : `${String(max)} at a time` };
    });
    return { status: 200, body: {} };
  });

/** POST /operations/queues/{queue}/retries: runs failed background jobs again. */
export const retryJobs = ({ operations, queues }: QueueOperationContext): RequestHandler =>
  handle(operationEndpoints.retryJobs, async ({ params, body, identity, request }) => {
    const queue = requireQueue(params.queue);
    const planned = { action: 'retry-jobs', target: describeSelection(queue, body), identity, request } as const;
    const { count } = await operations.run({ ...planned, reason: body.reason }, () =>
      queues.operate(queue, async (bullQueue) => {
        const jobs = await findFailedJobs(bullQueue, body);
        if (jobs.some(({ name }) => isRequestedWork(name)))
          throw new HttpError(409, 'too-late', 'A user requested this work and was told that it failed.');
        return changeJobs(jobs, (job) => job.retry('failed', { resetAttemptsMade: true }));
      }),
    );
    return { status: 200, body: { count } };
  });

/** POST /operations/queues/{queue}/discards: removes failed jobs. */
export const discardJobs = ({ operations, queues }: QueueOperationContext): RequestHandler =>
  handle(operationEndpoints.discardJobs, async ({ params, body, identity, request }) => {
    const queue = requireQueue(params.queue);
    if (queue === 'erasure')
      throw new HttpError(409, 'not-discardable', 'Erasures cannot be discarded: people have a right to them.');
    const planned = { action: 'discard-jobs', target: describeSelection(queue, body), identity, request } as const;
    const { count } = await operations.run({ ...planned, reason: body.reason }, () =>
      queues.operate(queue, async (bullQueue) => {
        const jobs = await findFailedJobs(bullQueue, body);
        return changeJobs(jobs, (job) => job.remove());
      }),
    );
    return { status: 200, body: { count } };
  });

const describeSelection = (queue: QueueName, selection: JobSelection): string =>
  'jobId' in selection ? `${queue} ${selection.jobId}` : `${queue} ${selection.kind} ${selection.code}`;

const PAGE_SIZE = 200;

/** Finds failed jobs, oldest first. @throws {HttpError} 404 if there are none. */
async function findFailedJobs(queue: Queue, selection: JobSelection): Promise<readonly Job[]> {
  if ('jobId' in selection) {
    const job = (await queue.getJob(selection.jobId)) as Job | undefined;
    if (!job || !(await job.isFailed())) throw new HttpError(404, 'job-not-found', 'There is no such failed job.');
    return [job];
  }
  const { kind, code, max } = selection;
  const found: Job[] = [];
  for (let start = 0; found.length < max; start += PAGE_SIZE) {
    const page = (await queue.getJobs(['failed'], start, start + PAGE_SIZE - 1, true)) as Job[];
    found.push(...page.filter(({ name, failedReason }) => name === kind && toFailureCode(failedReason) === code));
    if (page.length < PAGE_SIZE) break;
  }
  if (found.length === 0) throw new HttpError(404, 'job-not-found', 'There are no such failed jobs.');
  return found.slice(0, max);
}

/** Changes failed jobs, and counts them without those that another operator, or the age limit, changed meanwhile. */
async function changeJobs(jobs: readonly Job[], change: (job: Job) => Promise<void>) {
  const changes = jobs.map(async (job) => {
    try {
      await change(job);
      return true;
    } catch (error) {
      if (await job.isFailed()) throw error;
      return false;
    }
  });
  const count = (await Promise.all(changes)).filter((isChanged) => isChanged).length;
  return { count, detail: `${String(count)} ${count === 1 ? 'job' : 'jobs'}` };
}
