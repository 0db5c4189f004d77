import {
  type Problem,
  type ProjectionSummary,
  QUEUES,
  type QueueSummary,
  type ServiceProcess,
} from '@trackrecord/contracts';
import { findProblems } from './find-problems.js';
import { toProjectionSummaries, toQueueSummaries } from './summaries.js';

const AT = '2026-11-29T12:00:00.000Z';

const makeQueue = (changes: Partial<QueueSummary> = {}): QueueSummary => ({
  queue: 'cv',
  isPaused: false,
  waiting: 0,
  prioritized: 0,
  delayed: 0,
  active: 0,
  failed: 0,
  oldestSeconds: null,
  maxConcurrency: null,
  workers: 1,
  capacity: 4,
  done: [],
  ...changes,
});

const makeProjection = (changes: Partial<ProjectionSummary> = {}): ProjectionSummary => ({
  projection: 'profile',
  holder: 'projector-1',
  standby: 0,
  lags: [0],
  quarantined: 0,
  ...changes,
});

const makeProcess = (changes: Partial<ServiceProcess> = {}): ServiceProcess => ({
  service: 'worker',
  instance: 'worker-1',
  version: '0.2.0',
  startedAt: AT,
  seenAt: AT,
  state: 'ready',
  failing: [],
  queues: [],
  projections: [],
  relayLag: null,
  aiBudgetUsed: null,
  requestsPerSecond: null,
  p95Seconds: null,
  eventLoopSeconds: 0.01,
  memoryBytes: 1,
  ...changes,
});

const FEED = { feed: 'arbeitnow', isEnabled: true, triedAt: AT, fetchedAt: AT, records: 1, skipped: 0, failure: null };
const NO_ERASURES = { begun: 0, erased: 0, oldestBegunSeconds: 0, oldestErasedSeconds: 0 };
const HEALTHY = {
  queues: [makeQueue()],
  projections: [makeProjection()],
  processes: [makeProcess()],
  feeds: [FEED],
  erasures: NO_ERASURES,
};

describe('problems', () => {
  it('are none in a healthy system, nor where nothing can be read', () => {
    expect(findProblems(HEALTHY)).toEqual([]);
    expect(findProblems({ queues: null, projections: null, processes: null, feeds: null, erasures: null })).toEqual([]);
  });

  it.each<[string, Partial<typeof HEALTHY>, Problem]>([
    ['failed jobs', { queues: [makeQueue({ failed: 2 })] }, { kind: 'failed-jobs', queue: 'cv', count: 2 }],
    [
      'a queue without a live worker',
      { queues: [makeQueue({ workers: 0, waiting: 2, prioritized: 3 })] },
      { kind: 'no-worker', queue: 'cv', waiting: 5 },
    ],
    [
      'a paused queue',
      { queues: [makeQueue({ isPaused: true, waiting: 1 })] },
      { kind: 'paused', queue: 'cv', waiting: 1 },
    ],
    [
      'streams in quarantine',
      { projections: [makeProjection({ quarantined: 1 })] },
      { kind: 'quarantine', projection: 'profile', count: 1 },
    ],
    [
      'a projection without a holder',
      { projections: [makeProjection({ holder: null, lags: [] })] },
      { kind: 'no-holder', projection: 'profile' },
    ],
    [
      'a projection that is behind',
      { projections: [makeProjection({ lags: [0, 61] })] },
      { kind: 'stalled', projection: 'profile', seconds: 61 },
    ],
    [
      'a missing process, whatever it last said of itself',
      { processes: [makeProcess({ state: 'missing' })] },
      { kind: 'missing', service: 'worker', instance: 'worker-1', since: AT },
    ],
    [
      'two versions that run',
      { processes: [makeProcess(), makeProcess({ instance: 'worker-2', version: '0.3.0' })] },
      { kind: 'two-versions', versions: ['0.2.0', '0.3.0'] },
    ],
    [
      'a feed that failed',
      { feeds: [{ ...FEED, failure: 'page-unreachable' } as unknown as typeof FEED] },
      { kind: 'feed', feed: 'arbeitnow', failure: 'page-unreachable' },
    ],
    [
      'an erasure that takes long',
      { erasures: { ...NO_ERASURES, begun: 1, oldestBegunSeconds: 3_601 } },
      { kind: 'erasure', seconds: 3_601 },
    ],
  ])('are %s', (_name, changes, problem) => {
    expect(findProblems({ ...HEALTHY, ...changes })).toEqual([problem]);
  });

  it('are no feeds that are not enabled, no projection that was behind before, and no version of a missing process', () => {
    const failed = { ...FEED, isEnabled: false, failure: 'page-unreachable' } as unknown as typeof FEED;
    const old = makeProcess({ instance: 'worker-2', version: '0.1.0', state: 'missing' });
    const problems = findProblems({
      ...HEALTHY,
      feeds: [failed],
      projections: [makeProjection({ lags: [90, 0] })],
      processes: [makeProcess(), old],
    });
    expect(problems.map(({ kind }) => kind)).toEqual(['missing']);
  });
});

it('counts live workers of each queue, and what they can run at a time', () => {
  const jobs = { waiting: 1, prioritized: 2, active: 3, delayed: 4, failed: 5 };
  const state = { jobs, isPaused: false, maxConcurrency: null, oldestSeconds: 6, done: [7] };
  const queues = [{ queue: 'cv', concurrency: 4, active: 1 } as const];
  const processes = [
    makeProcess({ queues }),
    makeProcess({ instance: 'worker-2', queues, state: 'not-ready' }),
    makeProcess({ instance: 'worker-3', queues, state: 'missing' }),
  ];
  const [cv, ...others] = toQueueSummaries(new Map([['cv', state]]), processes);
  expect(others).toEqual([]);
  expect(cv).toEqual({
    ...makeQueue({ ...jobs, queue: 'cv', workers: 2, capacity: 8, oldestSeconds: 6, done: [7] }),
  });
  expect(toQueueSummaries(new Map(QUEUES.map((queue) => [queue, state])), []).map(({ queue }) => queue)).toEqual(
    QUEUES,
  );
});

it('says who holds a projection, and how many stand by', () => {
  const holder = makeProcess({
    service: 'projector',
    instance: 'projector-1',
    projections: [{ projection: 'profile', lags: [0, 1.5] }],
  });
  const standby = makeProcess({ service: 'projector', instance: 'projector-2' });
  const gone = makeProcess({
    service: 'projector',
    instance: 'projector-3',
    state: 'missing',
    projections: [{ projection: 'onboarding', lags: [9] }],
  });
  const [profile, onboarding] = toProjectionSummaries([holder, standby, gone], new Map([['profile', 2]]));
  expect(profile).toEqual(makeProjection({ holder: 'projector-1', standby: 1, lags: [0, 1.5], quarantined: 2 }));
  expect(onboarding).toMatchObject({ projection: 'onboarding', holder: null, standby: 2, lags: [] });
});
