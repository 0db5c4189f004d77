import type { OperationDocument } from '@trackrecord/contracts';
import {
  type Database,
  createLogger,
  HttpError,
  QueuesUnavailableError,
  type StaffIdentity,
} from '@trackrecord/platform';
import type { Request } from 'express';
import { OperationLog } from './operation-log.js';

const identity = { uid: 'omar', actingRole: 'operator' } as StaffIdentity;
const request = { id: 'the-request', headers: {}, app: { get: () => undefined } } as unknown as Request;

/** Runs an operation. Returns its steps, what is listed, and its result or error. */
async function run(work: () => Promise<{ readonly detail: string | null }>, { losesMongo = false } = {}) {
  const steps: string[] = [];
  const listed = new Map<string, OperationDocument>();
  const operations = {
    insertOne: (operation: OperationDocument) => {
      steps.push('list');
      return Promise.resolve(listed.set(operation._id, operation));
    },
    updateOne: ({ _id }: { _id: string }, { $set }: { $set: Partial<OperationDocument> }) => {
      if (losesMongo) return Promise.reject(new Error('connection closed'));
      const operation = listed.get(_id);
      return Promise.resolve(operation && listed.set(_id, { ...operation, ...$set }));
    },
  };
  const log = new OperationLog({
    db: { collection: () => operations } as unknown as Database,
    staff: {
      handle: () => {
        steps.push('record');
        return Promise.resolve({});
      },
    } as never,
    keptDays: 730,
    onDone: () => steps.push('count'),
    logger: createLogger('test', 'silent'),
  });
  const planned = { action: 'pause-queue', target: 'cv', reason: 'A test.', identity, request } as const;
  const result = await log
    .run(planned, () => {
      steps.push('work');
      return work();
    })
    .catch((error: unknown) => error);
  return { steps, listed: [...listed.values()], result };
}

it('records an operation and lists it before it is done, then its outcome', async () => {
  const { steps, listed, result } = await run(() => Promise.resolve({ detail: '3 jobs' }));
  expect(steps).toEqual(['record', 'list', 'work', 'count']);
  expect(listed).toMatchObject([{ action: 'pause-queue', target: 'cv', outcome: 'done', detail: '3 jobs' }]);
  expect(result).toEqual({ detail: '3 jobs' });
});

it.each([
  ['refused', new HttpError(404, 'job-not-found', 'There is none.'), 'failed', 'job-not-found'],
  ['broken', new TypeError('a defect'), 'failed', 'internal'],
  // Redis may have executed the command.
  ['without a response of Redis', new QueuesUnavailableError('no response in 3 s'), 'unknown', 'dependency-down'],
])('lists the outcome of an operation that is %s', async (_title, error, outcome, detail) => {
  const { steps, listed, result } = await run(() => Promise.reject(error));
  expect(steps).toEqual(['record', 'list', 'work']);
  expect(listed).toMatchObject([{ outcome, detail }]);
  expect(result).toBe(error);
});

it('responds with what happened if the outcome cannot be listed, which stays unknown', async () => {
  const done = await run(() => Promise.resolve({ detail: null }), { losesMongo: true });
  expect(done.result).toEqual({ detail: null });
  expect(done.listed).toMatchObject([{ outcome: 'unknown' }]);
  const error = new HttpError(404, 'job-not-found', 'There is none.');
  expect((await run(() => Promise.reject(error), { losesMongo: true })).result).toBe(error);
});
