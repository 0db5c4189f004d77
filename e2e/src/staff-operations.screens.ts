import { QUEUES, viewProjection } from '@trackrecord/contracts';
import type { OperationsOverview, QueueName, QueueSummary, ServiceProcess } from '@trackrecord/contracts';
import {
  EARLIER,
  makeFeed,
  makeProcess as makeReadyProcess,
  makeProjection,
  makeProjectionRebuild,
  makeQueue,
  NO_ERASURES,
  PICTURE_TIME,
} from '@trackrecord/contracts/testing/operations-overview';
import { checkScreens } from './check-screens.js';
import { openWithDelayedRequests } from './delay-requests.js';
import { mockNextResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen, Viewer } from './screen.js';

const PATH = '/staff/operations';
const VERSION = '0.2.0-rc.1+20261121';

const makeProcess = (instance: string, overrides: Partial<ServiceProcess>): ServiceProcess =>
  makeReadyProcess(instance, { version: VERSION, ...overrides });

/** Creates as many completed jobs a minute as a wave has, which begins elsewhere in each queue. */
const makeDone = (index: number): number[] =>
  Array.from({ length: 60 }, (_, minute) => Math.round(20 + 20 * Math.sin(minute / 6 + index)));

/** Changes of queues by name. */
type QueueChanges = Readonly<Partial<Record<QueueName, Partial<QueueSummary>>>>;

const makeQueues = (changes: QueueChanges): QueueSummary[] =>
  QUEUES.map((queue, index) => makeQueue(queue, { done: makeDone(index), ...changes[queue] }));

const LAGS = Array.from({ length: 30 }, (_, index) => 0.2 + (index % 7) / 10);

const FAILED_REBUILD = makeProjectionRebuild({
  state: 'failed',
  failure: 'The rebuild was interrupted too often. The views are as before.',
});

/** Nothing needs a person, and there are neither processes nor feeds. */
const EMPTY: OperationsOverview = {
  at: PICTURE_TIME,
  problems: [],
  processes: [],
  queues: makeQueues({}),
  projections: viewProjection.options.map((projection) => makeProjection(projection, { lags: LAGS })),
  feeds: [],
  erasures: NO_ERASURES,
  aiBudgetUsed: null,
};

const UNKNOWN: OperationsOverview = {
  ...EMPTY,
  processes: null,
  queues: null,
  projections: null,
  feeds: null,
  erasures: null,
};

/** Everything that can need a person, with long names. */
const PROBLEMS: OperationsOverview = {
  ...EMPTY,
  problems: [
    { kind: 'erasure', seconds: 9_000 },
    { kind: 'no-worker', queue: 'transcription', waiting: 1_017 },
    { kind: 'no-holder', projection: 'applications' },
    { kind: 'stalled', projection: 'onboarding', seconds: 700 },
    { kind: 'failed-jobs', queue: 'cv', count: 1_514 },
    { kind: 'quarantine', projection: 'profile', count: 2 },
    { kind: 'mismatch', projection: 'onboarding', count: 3 },
    { kind: 'paused', queue: 'matching', waiting: 17 },
    { kind: 'missing', service: 'worker', instance: 'worker-transcription-enhancement-skills-2', since: EARLIER },
    { kind: 'two-versions', versions: [VERSION, '0.3.0'] },
    { kind: 'feed', feed: 'jobs-of-a-board-with-a-long-name', failure: 'The feed is not JSON: it ends at line 1.' },
  ],
  queues: makeQueues({
    transcription: { workers: 0, capacity: 0, waiting: 1_017, oldestSeconds: 700, done: [] },
    skills: { waiting: 40, oldestSeconds: 90 },
    roles: { maxConcurrency: 4 },
    cv: { failed: 1_514, waiting: 2, active: 8, oldestSeconds: 5 },
    matching: { isPaused: true, waiting: 16, prioritized: 1, oldestSeconds: 3_600 },
    feeds: { delayed: 6, done: Array.from({ length: 60 }, (_, minute) => (minute % 15 === 0 ? 1 : 0)) },
  }),
  processes: [
    makeProcess('command-api-1', { service: 'command-api', requestsPerSecond: 21.2, p95Seconds: 0.084 }),
    makeProcess('query-api-1', {
      service: 'query-api',
      state: 'not-ready',
      failing: ['mongodb', 'eventstore'],
      requestsPerSecond: 190.8,
      p95Seconds: 0.041,
    }),
    makeProcess('projector-1', {
      service: 'projector',
      projections: [
        { projection: 'profile', lags: LAGS },
        { projection: 'onboarding', lags: LAGS },
      ],
    }),
    makeProcess('relay-1', { service: 'relay', relayLag: 0.04, version: '0.3.0' }),
    makeProcess('worker-cv-1', { queues: [{ queue: 'cv', concurrency: 8, active: 8 }] }),
    makeProcess('worker-transcription-enhancement-skills-2', { state: 'missing', seenAt: EARLIER }),
  ],
  projections: [
    makeProjection('profile', { lags: LAGS, quarantined: 2, rebuild: makeProjectionRebuild() }),
    makeProjection('onboarding', {
      lags: LAGS.map((_, index) => index * 24),
      mismatched: 3,
      rebuild: FAILED_REBUILD,
    }),
    makeProjection('applications', { holder: null, standby: 2, lags: [] }),
  ],
  feeds: [
    makeFeed('jobs-of-a-board-with-a-long-name', {
      records: 12_000,
      skipped: 311,
      failure: 'The feed is not JSON: it ends at line 1.',
    }),
    makeFeed('sample-jobs', { skipped: 0 }),
    makeFeed('events', { isEnabled: false, triedAt: null, fetchedAt: null, records: null, skipped: null }),
  ],
  erasures: { begun: 2, erased: 1, oldestBegunSeconds: 9_000, oldestErasedSeconds: 40 },
  aiBudgetUsed: 0.62,
};

/** One projection is being rebuilt, one waits for it, and the rebuild of one has failed. */
const REBUILDING: OperationsOverview = {
  ...EMPTY,
  projections: [
    makeProjection('profile', {
      lags: LAGS,
      rebuild: makeProjectionRebuild({ state: 'running', endedAt: null, events: 19_766, progress: 0.418 }),
    }),
    makeProjection('onboarding', {
      lags: LAGS,
      rebuild: makeProjectionRebuild({ state: 'waiting', startedAt: null, endedAt: null, events: 0, progress: 0 }),
    }),
    makeProjection('applications', { lags: LAGS, rebuild: FAILED_REBUILD }),
  ],
};

/** Creates the failures of the queue `cv`: `count` CVs and a few other jobs. */
const makeFailures = (count: number) => ({
  failures: [
    { kind: 'render-cv', code: 'cv-unavailable', count, first: EARLIER, last: PICTURE_TIME, isRetryable: true },
    { kind: 'render-report', code: 'took-too-long', count: 14, first: EARLIER, last: PICTURE_TIME, isRetryable: false },
  ],
  isComplete: true,
});

const makeStream = (letter: string, revision: number) => ({
  id: letter.repeat(22),
  projection: 'profile',
  person: `p-${letter.repeat(8)}`,
  revision,
  reason: `ExperienceRevised at revision ${revision} does not follow ${revision - 2}`,
  since: EARLIER,
});

const OMAR = { pseudonym: 'S-4D4A', name: 'omar.haddad@example.com' };
const makeOperation = (number: number, fields: object) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  at: EARLIER,
  by: OMAR,
  action: 'pause-queue',
  target: 'matching',
  reason: 'The postings of a feed are ranked wrongly, and people get mails about them.',
  outcome: 'done',
  detail: null,
  ...fields,
});
const OPERATIONS = [
  makeOperation(1, {}),
  makeOperation(2, { action: 'retry-jobs', target: 'cv render-cv cv-unavailable', detail: '1,000 jobs' }),
  makeOperation(3, { action: 'fetch-feed', target: 'sample-jobs', outcome: 'failed', detail: 'dependency-down' }),
  makeOperation(4, { action: 'rebuild-stream', target: `profile ${'A'.repeat(22)}`, outcome: 'unknown' }),
  makeOperation(5, { action: 'rebuild-projection', target: 'profile' }),
];

const mock = (person: Person, urlPart: string, body: unknown, status = 200): Promise<void> =>
  mockNextResponse(person.page, urlPart, { status, body }, Infinity);

/** Shows the page with this picture. */
async function openPicture(person: Person, overview: OperationsOverview): Promise<void> {
  const hasProblems = overview.problems.length > 0;
  await mock(person, '/operations/overview', overview);
  await mock(person, '/failures', makeFailures(1_500));
  await mock(person, '/operations/quarantine', { streams: [makeStream('A', 31), makeStream('W', 9)], total: 2 });
  await mock(person, '/operations/actions', { items: hasProblems ? OPERATIONS : [], next: null });
  await person.open(PATH);
  await person.expectText('As of');
  await person.expectText(hasProblems ? 'took-too-long' : 'Nothing yet.');
}

const errorBody = (code: string, error: string) => ({ error, message: error, code, requestId: 'request-1' });

/** Opens a dialog above the page, and types a reason. */
async function openDialog(person: Person, button: string, title: string): Promise<void> {
  await openPicture(person, PROBLEMS);
  await person.press(button);
  await person.expectVisible('dialog', title);
  await person.fill('Reason', 'The browser does not start.');
}

const defineScreen = (name: string, show: Screen['show'], viewer: Viewer = 'operator'): Screen => ({
  name: `staff-operations${name}`,
  viewer,
  show,
});

/** Every visual state of the page of operations. */
checkScreens([
  defineScreen('', async (person) => {
    await person.open(PATH);
    await person.expectText('As of');
    await person.expectText('projector');
  }),
  defineScreen('-problems', (person) => openPicture(person, PROBLEMS)),
  defineScreen('-developer', (person) => openPicture(person, PROBLEMS), 'developer'),
  defineScreen('-empty', (person) => openPicture(person, EMPTY)),
  defineScreen('-unknown', (person) => openPicture(person, UNKNOWN)),
  defineScreen('-outdated', async (person) => {
    await openPicture(person, PROBLEMS);
    await mock(person, '/operations/overview', errorBody('test', 'Not valid.'), 422);
    await person.press('Refresh');
    await person.expectText('It could not be refreshed since');
  }),
  defineScreen('-loading', async (person) => {
    await openWithDelayedRequests(person, PATH, '/operations/overview');
    await person.expectText('This is taking longer than usual');
  }),
  defineScreen('-failed', async (person) => {
    await mock(person, '/operations/overview', errorBody('test', 'Not valid.'), 422);
    await person.open(PATH);
    await person.expectText('Operations could not be loaded.');
  }),
  defineScreen(
    '-denied',
    async (person) => {
      await person.open(PATH);
      await person.expectVisible('heading', 'This needs the role operator');
    },
    'auditor',
  ),
  defineScreen('-pause', (person) => openDialog(person, 'Pause cv', 'Pause queue cv?')),
  defineScreen('-rebuild', (person) => openDialog(person, 'Rebuild profile', 'Rebuild all views of profile?')),
  // Shown again at each width, because the position of the table differs.
  {
    ...defineScreen('-rebuilding', async (person) => {
      await openPicture(person, REBUILDING);
      await person.page.$eval('[aria-label="Table of projections"]', (table) =>
        table.scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
    }),
    shouldReopenPerWidth: true,
  },
  defineScreen('-limit-invalid', async (person) => {
    await openDialog(person, 'Limit roles', 'Limit queue roles?');
    await person.fill('Jobs at a time', 'many');
    await person.pressIn('dialog', 'Limit roles');
    await person.expectText('Enter a whole number from 1 to 1,000, or nothing.');
  }),
  defineScreen('-discard-failed', async (person) => {
    await openDialog(person, 'Discard 1,000 jobs: render-cv, cv-unavailable', 'Discard 1,000 jobs of cv?');
    await mock(person, '/discards', errorBody('dependency-down', 'Redis cannot be reached.'), 503);
    await person.pressIn('dialog', 'Discard 1,000 jobs');
    await person.expectText('Redis cannot be reached.');
  }),
  defineScreen('-step-up', async (person) => {
    await openDialog(person, 'Discard 1,000 jobs: render-cv, cv-unavailable', 'Discard 1,000 jobs of cv?');
    await mock(person, '/discards', errorBody('reauthenticate', 'Please confirm that it is you: sign in again.'), 401);
    await person.pressIn('dialog', 'Discard 1,000 jobs');
    await person.expectVisible('dialog', 'Confirm that it is you');
  }),
  defineScreen('-outcome', async (person) => {
    await openDialog(person, 'Retry 1,000 jobs: render-cv, cv-unavailable', 'Retry 1,000 jobs of cv?');
    await mock(person, '/retries', { count: 998 });
    await mock(person, '/failures', makeFailures(502));
    await mock(person, '/operations/overview', {
      ...PROBLEMS,
      problems: PROBLEMS.problems.map((problem) =>
        problem.kind === 'failed-jobs' ? { ...problem, count: 516 } : problem,
      ),
      queues: makeQueues({ cv: { failed: 516, waiting: 998, active: 8, oldestSeconds: 5 } }),
    });
    await person.pressIn('dialog', 'Retry 1,000 jobs');
    await person.expectText('998 of 1,000 jobs retried at');
    await person.expectText('502 jobs');
  }),
]);
