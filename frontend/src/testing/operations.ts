import { QUEUES } from '@trackrecord/contracts/work/queues';
import type {
  FailureGroup,
  FeedSummary,
  OperationRecord,
  OperationsOverview,
  QuarantinedStream,
  QueueName,
  QueueSummary,
  ServiceProcess,
  StaffRole,
} from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import type { DefaultBodyType, StrictRequest } from 'msw';
import { renderApp } from './render-app';
import { server } from './server';
import { makeStaffMe, serveStaffMe, staffIdentity, uuid } from './staff';

const API = 'http://localhost/api/operations';

/** The time of the picture: 14:02:11. */
export const PICTURE_TIME = new Date(2026, 10, 21, 14, 2, 11).toISOString();
const EARLIER = new Date(2026, 10, 21, 13, 0).toISOString();

/** Creates a healthy queue. */
export const makeQueue = (queue: QueueName, overrides: Partial<QueueSummary> = {}): QueueSummary => ({
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
  queues: [],
  projections: [],
  relayLag: null,
  aiBudgetUsed: null,
  requestsPerSecond: null,
  p95Seconds: null,
  eventLoopSeconds: 0.012,
  memoryBytes: 180_000_000,
  ...overrides,
});

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

/** Creates the picture of a product in which nothing needs a person; `queues` replace those of the same name. */
export function makeOverview(
  overrides: Partial<OperationsOverview> = {},
  ...queues: readonly QueueSummary[]
): OperationsOverview {
  return {
    at: PICTURE_TIME,
    problems: [],
    processes: [makeProcess('worker-1', { queues: [{ queue: 'cv', concurrency: 8, active: 1 }] })],
    queues: QUEUES.map((name) => queues.find(({ queue }) => queue === name) ?? makeQueue(name)),
    projections: (['profile', 'onboarding', 'applications'] as const).map((projection) => ({
      projection,
      holder: 'projector-1',
      standby: 1,
      lags: [0.1, 0.2],
      quarantined: 0,
    })),
    feeds: [makeFeed('sample-jobs')],
    erasures: { begun: 0, erased: 0, oldestBegunSeconds: 0, oldestErasedSeconds: 0 },
    aiBudgetUsed: null,
    ...overrides,
  };
}

/** Creates a group of failed CVs. */
export const makeFailures = (overrides: Partial<FailureGroup> = {}): FailureGroup => ({
  kind: 'render-cv',
  code: 'internal',
  count: 12,
  first: EARLIER,
  last: PICTURE_TIME,
  isRetryable: true,
  ...overrides,
});

export const makeQuarantinedStream = (overrides: Partial<QuarantinedStream> = {}): QuarantinedStream => ({
  id: 'A'.repeat(22),
  projection: 'profile',
  person: 'p-iuVfC3Jb',
  revision: 31,
  reason: 'Unknown event type StepPostponed',
  since: EARLIER,
  ...overrides,
});

export const makeOperation = (number: number, overrides: Partial<OperationRecord> = {}): OperationRecord => ({
  id: uuid(number),
  at: EARLIER,
  by: { pseudonym: 'S-4D4A', name: 'Omar Haddad' },
  action: 'pause-queue',
  target: 'cv',
  reason: 'The browser does not start.',
  outcome: 'done',
  detail: null,
  ...overrides,
});

/** Serves the picture; returns a function that changes what is served next, or that makes it fail with a status. */
export function serveOverview(initial: OperationsOverview = makeOverview()) {
  let served: OperationsOverview | number = initial;
  let readCount = 0;
  server.use(
    http.get(`${API}/overview`, () => {
      readCount += 1;
      return typeof served === 'number'
        ? HttpResponse.json({ error: 'Not now.', code: 'test' }, { status: served })
        : HttpResponse.json(served);
    }),
  );
  return {
    set: (next: OperationsOverview | number): void => {
      served = next;
    },
    getReadCount: () => readCount,
  };
}

/** Serves the failed jobs of a queue; returns the number of reads. */
export function serveFailures(queue: QueueName, ...failures: readonly FailureGroup[]): () => number {
  let readCount = 0;
  server.use(
    http.get(`${API}/queues/${queue}/failures`, () => {
      readCount += 1;
      return HttpResponse.json({ failures, isComplete: true });
    }),
  );
  return () => readCount;
}

export const serveQuarantine = (...streams: readonly QuarantinedStream[]): void =>
  server.use(http.get(`${API}/quarantine`, () => HttpResponse.json({ streams, total: streams.length })));

/** Serves pages of what staff did. */
export const serveOperations = (...pages: readonly (readonly OperationRecord[])[]): void =>
  server.use(
    http.get(`${API}/actions`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const index = before === null ? 0 : pages.findIndex((page) => page[0]?.at === before);
      return HttpResponse.json({ items: pages[index] ?? [], next: pages[index + 1]?.[0]?.at ?? null });
    }),
  );

/** Responds to an action; returns the bodies of its requests. */
export function serveAction(
  method: 'post' | 'put',
  path: string,
  respond: (attempt: number) => { readonly status: number; readonly body: DefaultBodyType },
): unknown[] {
  const bodies: unknown[] = [];
  server.use(
    http[method](`${API}${path}`, async ({ request }: { request: StrictRequest<DefaultBodyType> }) => {
      bodies.push(await request.json());
      const { status, body } = respond(bodies.length);
      return HttpResponse.json(body, { status });
    }),
  );
  return bodies;
}

/** Opens the page as a staff member with these roles. */
export function openOperations(...roles: readonly StaffRole[]) {
  serveStaffMe(makeStaffMe({ roles: [...roles] }));
  return renderApp({ at: '/staff/operations', identity: staffIdentity(...roles) });
}
