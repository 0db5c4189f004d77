import { QUEUES } from '@trackrecord/contracts';
import express from 'express';
import request from 'supertest';
import { QueuesUnavailableError } from '../redis/connect.js';
import { BACKLOG_PATH, getBacklog } from './get-backlog.js';
import type { QueueState } from './queue-state.js';
import { QueueStates } from './queue-states.js';

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

const NO_JOBS = { waiting: 0, prioritized: 0, active: 0, delayed: 0, failed: 0 };
const JOBS: Partial<Record<string, QueueState['jobs']>> = {
  cv: { waiting: 1, prioritized: 20, active: 300, delayed: 4_000, failed: 50_000 },
  roles: { ...NO_JOBS, waiting: 7 },
};

const toState = (jobs: QueueState['jobs']): QueueState => ({
  jobs,
  isPaused: false,
  maxConcurrency: null,
  oldestSeconds: null,
  done: [],
});

function serve(readState = jest.fn((queue: string) => Promise.resolve(toState(JOBS[queue] ?? NO_JOBS)))) {
  const app = express().get(BACKLOG_PATH, getBacklog(new QueueStates({ readState })));
  return { readState, get: (query: string) => request(app).get(`${BACKLOG_PATH}${query}`) };
}

it.each([
  ['?queues=cv', 321],
  ['?queues=cv,roles', 328],
  ['?queues=roles,roles', 7],
  ['?queues=skills', 0],
])('counts the jobs of %j that wait or are active', async (query, jobs) => {
  const response = await serve().get(query);
  expect([response.status, response.body]).toEqual([200, { jobs }]);
});

it.each(['', '?queues=', '?queues=cooking', '?queues=cv,', '?queues=cv&queues=roles'])(
  'responds with 400 to %j',
  async (query) => {
    const response = await serve().get(query);
    expect([response.status, response.body]).toEqual([400, { error: expect.stringMatching(/^queues /) as string }]);
  },
);

it('responds with 503 while Redis is unreachable, and reads again afterwards', async () => {
  const { readState, get } = serve();
  readState.mockRejectedValueOnce(new QueuesUnavailableError('The queues cannot be reached: end'));
  const response = await get('?queues=cv');
  expect([response.status, response.body]).toEqual([503, { error: 'The queues cannot be reached: end' }]);
  expect((await get('?queues=cv')).body).toEqual({ jobs: 321 });
});

it('reads each queue at most once in two seconds', async () => {
  const { readState, get } = serve();
  await Promise.all([get('?queues=cv'), get('?queues=roles')]);
  expect(readState).toHaveBeenCalledTimes(QUEUES.length);
  jest.advanceTimersByTime(1_999);
  await get('?queues=skills');
  expect(readState).toHaveBeenCalledTimes(QUEUES.length);
  jest.advanceTimersByTime(1);
  await get('?queues=skills');
  expect(readState).toHaveBeenCalledTimes(2 * QUEUES.length);
});
