import { QUEUES, SCHEDULES_MISSING, type ServiceProcess } from '@trackrecord/contracts';
import { makeProcess } from '@trackrecord/contracts/testing/operations-overview';
import { checkWorkers } from './check-workers.js';

const toQueues = (names: readonly (typeof QUEUES)[number][]) =>
  names.map((queue) => ({ queue, concurrency: 1, active: 0 }));
const makeWorker = (names: readonly (typeof QUEUES)[number][], overrides: Partial<ServiceProcess> = {}) =>
  makeProcess('worker', { queues: toQueues(names), ...overrides });
const withoutCv = QUEUES.filter((queue) => queue !== 'cv');

it.each<[string, readonly ServiceProcess[]]>([
  ['one worker has all queues', [makeWorker(QUEUES)]],
  ['two workers have them together', [makeWorker(withoutCv), makeWorker(['cv'])]],
  ['another worker of the same queues is missing', [makeWorker(QUEUES, { state: 'missing' }), makeWorker(QUEUES)]],
  ['another worker of the same queues starts', [makeWorker(QUEUES, { state: 'not-ready' }), makeWorker(QUEUES)]],
])('is ok if %s', (_case, processes) => {
  expect(checkWorkers(processes)).toBeUndefined();
});

it('warns if a worker needs attention', () => {
  expect(checkWorkers([makeWorker(QUEUES, { warnings: ['feeds'] })])).toBe('warning');
});

it.each<[string, readonly ServiceProcess[], string]>([
  ['there is no worker', [], `no worker is ready for ${QUEUES.join(', ')}`],
  [
    'the only worker of a queue is missing',
    [makeWorker(withoutCv), makeWorker(['cv'], { state: 'missing' })],
    'no worker is ready for cv',
  ],
  [
    'the only worker of a queue is not ready',
    [makeWorker(withoutCv), makeWorker(['cv'], { state: 'not-ready' })],
    'no worker is ready for cv',
  ],
  [
    'another process has the queues',
    [makeWorker(QUEUES, { service: 'relay' })],
    `no worker is ready for ${QUEUES.join(', ')}`,
  ],
  [
    'a worker says why it is not ready',
    [makeWorker(QUEUES, { state: 'not-ready', reason: SCHEDULES_MISSING })],
    SCHEDULES_MISSING,
  ],
])('fails if %s', (_case, processes, reason) => {
  expect(() => checkWorkers(processes)).toThrow(new Error(reason));
});
