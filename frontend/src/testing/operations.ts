import { viewProjection } from '@trackrecord/contracts/staff/rebuilds';
import {
  EARLIER,
  makeFeed,
  makeProcess,
  makeProjection,
  makeQueue,
  NO_ERASURES,
  PICTURE_TIME,
} from '@trackrecord/contracts/testing/operations-overview';
import { QUEUES } from '@trackrecord/contracts/work/queues';
import type {
  FailureGroup,
  OperationRecord,
  OperationsOverview,
  QuarantinedStream,
  QueueName,
  QueueSummary,
  StaffRole,
} from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import type { DefaultBodyType, StrictRequest } from 'msw';
import { renderApp } from './render-app';
import { server } from './server';
import { makeStaffMe, serveStaffMe, staffIdentity, uuid } from './staff';

const API = 'http://localhost/api/operations';

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
    projections: viewProjection.options.map((projection) => makeProjection(projection)),
    feeds: [makeFeed('sample-jobs')],
    erasures: NO_ERASURES,
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
