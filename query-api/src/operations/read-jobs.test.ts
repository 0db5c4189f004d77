import { failureList, jobPage, type QueuedJob } from '@trackrecord/contracts';
import { authenticate } from '@trackrecord/platform';
import { fakeIdentityProvider } from '@trackrecord/platform/testing/fake-identity-provider';
import type { Job, Queue } from 'bullmq';
import express from 'express';
import supertest from 'supertest';
import type { OperationSources } from './operation-sources.js';
import { listFailures, listQueuedJobs } from './read-jobs.js';

type StoredJob = Pick<Job, 'id' | 'name' | 'timestamp' | 'finishedOn' | 'failedReason' | 'attemptsMade'>;

const START = Date.parse('2026-11-20T10:00:00Z');

/** Creates failed jobs in the order of BullMQ, those that failed last first: `addedAt` in ms after the start. */
const createJobs = (addedAt: readonly number[], values: Partial<StoredJob> = {}): readonly StoredJob[] =>
  addedAt.map((added, index) => ({
    id: String(index),
    name: 'render-cv',
    timestamp: START + added,
    finishedOn: START + 100_000 - index,
    failedReason: 'internal',
    attemptsMade: 3,
    ...values,
  }));

/** Creates a client of a queue with these failed jobs. */
function createClient(jobs: readonly StoredJob[]) {
  const queue = {
    getJobs: (_states: readonly string[], start: number, end: number) => Promise.resolve(jobs.slice(start, end + 1)),
  } as unknown as Queue;
  const operateQueue = ((_queue, work) => work(queue)) as OperationSources['operateQueue'];
  const app = express()
    .use(authenticate(fakeIdentityProvider))
    .get('/queues/:queue/failures', listFailures({ operateQueue }))
    .get('/queues/:queue/jobs', listQueuedJobs({ operateQueue }));
  return async (path: string, query: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const response = await supertest(app).get(path).query(query).set('authorization', 'Bearer omar').expect(200);
    return response.body;
  };
}

/** Reads all pages. */
async function readPages(jobs: readonly StoredJob[]): Promise<readonly (readonly QueuedJob[])[]> {
  const read = createClient(jobs);
  const pages: (readonly QueuedJob[])[] = [];
  for (let before: string | null | undefined; before !== null;) {
    const page = jobPage.parse(await read('/queues/cv/jobs', before === undefined ? {} : { before }));
    pages.push(page.jobs);
    before = page.next;
  }
  return pages;
}

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

it.each([
  ['none', [], [0]],
  ['a full page', range(50), [50]],
  ['one more than a page', range(51), [50, 1]],
  [
    'jobs that failed in another order than they were added',
    range(130).map((index) => (index * 37) % 130),
    [50, 50, 30],
  ],
  ['jobs that were added together', range(130).map(() => 0), [130]],
  ['a page that ends among jobs that were added together', range(130).map((index) => (index < 40 ? 9 : 5)), [130]],
])('lists each job once, the newest first: %s', async (_title, addedAt, sizes) => {
  const pages = await readPages(createJobs(addedAt));
  expect(pages.map(({ length }) => length)).toEqual(sizes);
  const times = pages.flat().map((job) => Date.parse(job.addedAt) - START);
  expect(times).toEqual(addedAt.toSorted((a, b) => b - a));
  expect(new Set(pages.flat().map(({ id }) => id)).size).toBe(addedAt.length);
});

it('lists only jobs of a kind that failed with a code', async () => {
  const read = createClient([
    ...createJobs([1]),
    ...createJobs([2], { failedReason: 'cv-unavailable' }),
    ...createJobs([3], { name: 'rank-postings' }),
  ]);
  const { jobs } = jobPage.parse(await read('/queues/cv/jobs', { kind: 'render-cv', code: 'internal' }));
  expect(jobs.map(({ addedAt }) => Date.parse(addedAt) - START)).toEqual([1]);
});

it('groups failures, the largest group first, and says which work is not retried', async () => {
  const read = createClient([
    ...createJobs([1], { name: 'render-report' }),
    ...createJobs([2, 3]),
    ...createJobs([4, 5, 6], { name: 'constructor', failedReason: 'job stalled more than allowable limit' }),
  ]);
  const { failures } = failureList.parse(await read('/queues/cv/failures'));
  expect(failures).toMatchObject([
    { kind: 'constructor', code: 'stalled', count: 3, isRetryable: true },
    { kind: 'render-cv', code: 'internal', count: 2, isRetryable: true },
    { kind: 'render-report', code: 'internal', count: 1, isRetryable: false },
  ]);
});

it.each([
  [2_000, true],
  [2_001, true],
  [2_300, false],
])('says whether all of %i jobs were read', async (count, isComplete) => {
  const read = createClient(createJobs(range(count)));
  expect(failureList.parse(await read('/queues/cv/failures')).isComplete).toBe(isComplete);
  expect(jobPage.parse(await read('/queues/cv/jobs')).isComplete).toBe(isComplete);
});
