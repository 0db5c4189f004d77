import { type Problem, QUEUES } from '@trackrecord/contracts';
import {
  EARLIER,
  makeFeed,
  makeProcess,
  makeProjection,
  makeProjectionRebuild,
  makeQueue,
  NO_ERASURES,
  PICTURE_TIME,
} from '@trackrecord/contracts/testing/operations-overview';
import { findProblems } from './find-problems.js';
import { toProjectionSummaries, toQueueSummaries } from './summaries.js';

const HEALTHY = {
  queues: [makeQueue('cv')],
  projections: [makeProjection('profile')],
  processes: [makeProcess('worker-1')],
  feeds: [makeFeed('arbeitnow')],
  erasures: NO_ERASURES,
};

describe('problems', () => {
  it('are none in a healthy system, nor where nothing can be read', () => {
    expect(findProblems(HEALTHY)).toEqual([]);
    expect(findProblems({ queues: null, projections: null, processes: null, feeds: null, erasures: null })).toEqual([]);
  });

  it.each<[string, Partial<typeof HEALTHY>, Problem]>([
    ['failed jobs', { queues: [makeQueue('cv', { failed: 2 })] }, { kind: 'failed-jobs', queue: 'cv', count: 2 }],
    [
      'a queue without a live worker',
      { queues: [makeQueue('cv', { workers: 0, waiting: 2, prioritized: 3 })] },
      { kind: 'no-worker', queue: 'cv', waiting: 5 },
    ],
    [
      'a paused queue',
      { queues: [makeQueue('cv', { isPaused: true, waiting: 1 })] },
      { kind: 'paused', queue: 'cv', waiting: 1 },
    ],
    [
      'streams in quarantine',
      { projections: [makeProjection('profile', { quarantined: 1 })] },
      { kind: 'quarantine', projection: 'profile', count: 1 },
    ],
    [
      'views that differ from their streams',
      { projections: [makeProjection('profile', { mismatched: 3 })] },
      { kind: 'mismatch', projection: 'profile', count: 3 },
    ],
    [
      'a projection without a holder',
      { projections: [makeProjection('profile', { holder: null, lags: [] })] },
      { kind: 'no-holder', projection: 'profile' },
    ],
    [
      'a projection that is behind',
      { projections: [makeProjection('profile', { lags: [0, 61] })] },
      { kind: 'stalled', projection: 'profile', seconds: 61 },
    ],
    [
      'a missing process, whatever it last said of itself',
      { processes: [makeProcess('worker-1', { state: 'missing' })] },
      { kind: 'missing', service: 'worker', instance: 'worker-1', since: PICTURE_TIME },
    ],
    [
      'two versions that run',
      { processes: [makeProcess('worker-1'), makeProcess('worker-2', { version: '0.3.0' })] },
      { kind: 'two-versions', versions: ['0.2.0', '0.3.0'] },
    ],
    [
      'a feed that failed',
      { feeds: [makeFeed('arbeitnow', { failure: 'page-unreachable' })] },
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
    const failed = makeFeed('arbeitnow', { isEnabled: false, failure: 'page-unreachable' });
    const old = makeProcess('worker-2', { version: '0.1.0', state: 'missing' });
    const problems = findProblems({
      ...HEALTHY,
      feeds: [failed],
      projections: [makeProjection('profile', { lags: [90, 0] })],
      processes: [makeProcess('worker-1'), old],
    });
    expect(problems.map(({ kind }) => kind)).toEqual(['missing']);
  });
});

it('counts live workers of each queue, and what they can run at a time', () => {
  const jobs = { waiting: 1, prioritized: 2, active: 3, delayed: 4, failed: 5 };
  const state = { jobs, isPaused: false, maxConcurrency: null, oldestSeconds: 6, done: [7] };
  const queues = [{ queue: 'cv', concurrency: 4, active: 1 } as const];
  const processes = [
    makeProcess('worker-1', { queues }),
    makeProcess('worker-2', { queues, state: 'not-ready' }),
    makeProcess('worker-3', { queues, state: 'missing' }),
  ];
  const [cv, ...others] = toQueueSummaries(new Map([['cv', state]]), processes);
  expect(others).toEqual([]);
  expect(cv).toEqual({
    ...makeQueue('cv', { ...jobs, workers: 2, capacity: 8, oldestSeconds: 6, done: [7] }),
  });
  expect(toQueueSummaries(new Map(QUEUES.map((queue) => [queue, state])), []).map(({ queue }) => queue)).toEqual(
    QUEUES,
  );
});

it('says who holds a projection, how many stand by, and how its last rebuild went', () => {
  const holder = makeProcess('projector-1', {
    service: 'projector',
    projections: [{ projection: 'profile', lags: [0, 1.5] }],
  });
  const standby = makeProcess('projector-2', { service: 'projector' });
  const gone = makeProcess('projector-3', {
    service: 'projector',
    state: 'missing',
    projections: [{ projection: 'onboarding', lags: [9] }],
  });
  const [profile, onboarding] = toProjectionSummaries([holder, standby, gone], {
    quarantined: new Map([['profile', 2]]),
    mismatched: new Map([['profile', 3]]),
    views: new Map([['profile', 7]]),
    rebuilds: new Map([['profile', makeProjectionRebuild()]]),
  });
  expect(profile).toEqual(
    makeProjection('profile', {
      holder: 'projector-1',
      standby: 1,
      lags: [0, 1.5],
      quarantined: 2,
      mismatched: 3,
      views: 7,
      rebuild: makeProjectionRebuild(),
    }),
  );
  expect(onboarding).toMatchObject({ projection: 'onboarding', holder: null, standby: 2, lags: [], rebuild: null });
});

it('shows the projector that reported last as the holder, if a killed one still says that it is', () => {
  const makeHolder = (instance: string, seenAt: string) =>
    makeProcess(instance, { service: 'projector', seenAt, projections: [{ projection: 'profile', lags: [0] }] });
  const [killed, holder] = [makeHolder('a', EARLIER), makeHolder('b', PICTURE_TIME)];
  const stored = { quarantined: new Map(), mismatched: new Map(), views: new Map(), rebuilds: new Map() };
  expect(toProjectionSummaries([killed, holder], stored)[0]).toMatchObject({ holder: 'b', standby: 1 });
});
