import type { FeedSummary } from '../operations/feeds.js';
import type { ServiceProcess } from '../operations/processes.js';
import type { ProjectionRebuild, ProjectionSummary } from '../operations/projections.js';
import type { QueueSummary } from '../operations/queues.js';

/** The time of the picture: 14:02:11, in local time. */
export const PICTURE_TIME = new Date(2026, 10, 21, 14, 2, 11).toISOString();
/** The hour before: 13:00, in local time. */
export const EARLIER = new Date(2026, 10, 21, 13, 0).toISOString();

/** Creates a healthy queue. */
export const makeQueue = (queue: QueueSummary['queue'], overrides: Partial<QueueSummary> = {}): QueueSummary => ({
  queue,
  isPaused: false,
  waiting: 0,
  prioritized: 0,
  delayed: 0,
  active: 0,
  failed: 0,
  oldestSeconds: null,
  maxConcurrency: null,
  workers: 2,
  capacity: 16,
  done: Array.from({ length: 60 }, () => 1),
  ...overrides,
});

/** Creates a process that is ready. */
export const makeProcess = (instance: string, overrides: Partial<ServiceProcess> = {}): ServiceProcess => ({
  service: 'worker',
  instance,
  version: '0.2.0',
  startedAt: EARLIER,
  seenAt: PICTURE_TIME,
  state: 'ready',
  failing: [],
  warnings: [],
  reason: null,
  queues: [],
  projections: [],
  relayLag: null,
  indexLag: null,
  aiBudgetUsed: null,
  requestsPerSecond: null,
  p95Seconds: null,
  eventLoopSeconds: 0.012,
  memoryBytes: 180_000_000,
  ...overrides,
});

/** Creates a projection that is not behind. */
export const makeProjection = (
  projection: ProjectionSummary['projection'],
  overrides: Partial<ProjectionSummary> = {},
): ProjectionSummary => ({
  projection,
  holder: 'projector-1',
  standby: 1,
  lags: [0.1, 0.2],
  quarantined: 0,
  mismatched: 0,
  views: 1_204,
  rebuild: null,
  ...overrides,
});

/** Creates a rebuild of a projection that is done. */
export const makeProjectionRebuild = (overrides: Partial<ProjectionRebuild> = {}): ProjectionRebuild => ({
  state: 'done',
  by: { pseudonym: 'S-4D4A', name: 'Omar Haddad' },
  requestedAt: EARLIER,
  startedAt: EARLIER,
  endedAt: PICTURE_TIME,
  events: 48_211,
  progress: 1,
  failure: null,
  ...overrides,
});

/** Creates a feed that was fetched. */
export const makeFeed = (feed: string, overrides: Partial<FeedSummary> = {}): FeedSummary => ({
  feed,
  isEnabled: true,
  triedAt: EARLIER,
  fetchedAt: EARLIER,
  records: 120,
  skipped: 3,
  failure: null,
  ...overrides,
});

export const NO_ERASURES = { begun: 0, erased: 0, oldestBegunSeconds: 0, oldestErasedSeconds: 0 };
