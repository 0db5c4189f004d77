import { makeProjection } from '@trackrecord/contracts/testing/operations-overview';
import { makeStreamEvent, STREAM_UID } from '@trackrecord/contracts/testing/stream-events';
import { viewProjection } from '@trackrecord/contracts/staff/rebuilds';
import type {
  CorrelationGraph,
  EventDetails,
  EventSchemas,
  LogEvent,
  LogPage,
  StaffRole,
  StreamPage,
  StreamProjections,
  TailEndReason,
  ViewCheck,
} from '@trackrecord/contracts';
import { delay, HttpResponse, http } from 'msw';
import type { DefaultBodyType } from 'msw';
import { errorBody } from './profile';
import { renderApp } from './render-app';
import { server } from './server';
import { makeStaffMe, serveStaffMe, staffIdentity } from './staff';

const API = 'http://localhost/api/streams';

export const PROFILE_STREAM = `profile-${STREAM_UID}`;

/** A status with an error code instead of a response. */
export interface Refusal {
  readonly status: number;
  readonly code: string;
  readonly text?: string;
}

export const INDEX_OFF: Refusal = { status: 409, code: 'index-off' };

const respond = (body: DefaultBodyType | Refusal) =>
  typeof body === 'object' && body !== null && 'status' in body && 'code' in body
    ? HttpResponse.json(errorBody(String(body['text'] ?? 'Not now.'), String(body['code'])), {
        status: Number(body['status']),
      })
    : HttpResponse.json(body as DefaultBodyType);

/** Creates a page of the log of an index that is not behind. */
export const makeLogPage = (events: readonly LogEvent[], overrides: Partial<LogPage> = {}): LogPage => ({
  events: [...events],
  next: null,
  scannedUntil: null,
  index: { position: '184220', lagSeconds: 0 },
  ...overrides,
});

/**
 * Serves the log. `find` gets the parameters of each request and returns its page, or why there is none. Returns the
 * queries of the requests.
 */
export function serveLog(find: (params: URLSearchParams) => LogPage | Refusal): string[] {
  const queries: string[] = [];
  server.use(
    http.get(`${API}/log`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.toString());
      return respond(find(searchParams));
    }),
  );
  return queries;
}

/** Serves events by their ids. */
export const serveEvents = (...events: readonly EventDetails[]): void =>
  server.use(
    http.get(`${API}/log/:eventId`, ({ params }) =>
      respond(
        events.find(({ event }) => event.eventId === params['eventId']) ?? { status: 404, code: 'event-not-found' },
      ),
    ),
  );

/** Serves that no event can be found by its id. */
export const refuseEvents = (refusal: Refusal): void =>
  server.use(http.get(`${API}/log/:eventId`, () => respond(refusal)));

/** Creates a page of the profile stream. */
export const makeStreamPage = (overrides: Partial<StreamPage> = {}): StreamPage => ({
  stream: PROFILE_STREAM,
  category: 'profile',
  key: 'present',
  lastRevision: 47,
  events: [47, 46, 45].map((revision) => makeStreamEvent(revision)),
  next: null,
  ...overrides,
});

/** Serves streams by name; returns the names and queries of the requests. */
export function serveStreams(find: (stream: string, params: URLSearchParams) => StreamPage | Refusal): string[] {
  const reads: string[] = [];
  server.use(
    http.get(`${API}/by-name/:stream/events`, ({ params, request }) => {
      const { searchParams } = new URL(request.url);
      const stream = String(params['stream']);
      reads.push(`${stream}?${searchParams.toString()}`);
      return respond(find(stream, searchParams));
    }),
  );
  return reads;
}

/** Serves a graph; returns the ids of the requests. */
export function serveGraph(graph: CorrelationGraph | Refusal): string[] {
  const ids: string[] = [];
  server.use(
    http.get(`${API}/correlations/:id`, ({ params }) => {
      ids.push(String(params['id']));
      return respond(graph);
    }),
  );
  return ids;
}

/** Serves the payload of every event; returns the number of reads. */
export function servePayload(payload: DefaultBodyType | Refusal): () => number {
  let readCount = 0;
  server.use(
    http.get(`${API}/by-name/:stream/events/:revision/payload`, () => {
      readCount += 1;
      return respond(payload);
    }),
  );
  return () => readCount;
}

/** Serves the comparison of every view. */
export const serveViewCheck = (overrides: Partial<ViewCheck> | Refusal): void =>
  server.use(
    http.get(`${API}/views/:projection/:stream`, () =>
      respond(
        'code' in overrides
          ? overrides
          : {
              projection: 'profile',
              stream: PROFILE_STREAM,
              viewRevision: 47,
              streamRevision: 47,
              isSame: true,
              differing: [],
              problem: null,
              reason: null,
              ...overrides,
            },
      ),
    ),
  );

export const EVENT_SCHEMAS: EventSchemas = {
  types: [
    {
      type: 'ExperienceRevised',
      category: 'profile',
      version: 2,
      upcasters: ['1 → 2'],
      fields: [
        { path: 'experience.title', type: 'string', isRequired: true },
        { path: 'experience.endDate', type: 'string', isRequired: false },
      ],
      count: 1_204,
    },
    { type: 'SkillAdded', category: 'profile', version: 1, upcasters: [], fields: [], count: null },
    { type: 'StepCompleted', category: 'onboarding', version: 1, upcasters: [], fields: [], count: 3 },
  ],
};

/** Serves the types of events. */
export const serveSchemas = (schemas: EventSchemas | Refusal = EVENT_SCHEMAS): void =>
  server.use(http.get(`${API}/schemas`, () => respond(schemas)));

/** Creates the picture of projections that are not behind. */
export const makeProjections = (overrides: Partial<StreamProjections> = {}): StreamProjections => ({
  projections: viewProjection.options.map((projection) => ({ ...makeProjection(projection), position: '184220' })),
  newest: '184220',
  index: { position: '184220', lagSeconds: 0, days: 365, holder: 'projector-1' },
  ...overrides,
});

/** Serves the projections. */
export const serveProjections = (projections: StreamProjections | Refusal = makeProjections()): void =>
  server.use(http.get(`${API}/projections`, () => respond(projections)));

const REFUSAL_DELAY_MS = 20;

/** A connection of a tail, which the test writes to. */
export interface TailConnection {
  readonly lastEventId: string | null;
  readonly query: string;
  readonly isAborted: () => boolean;
  readonly send: (event: LogEvent) => void;
  readonly end: (reason: TailEndReason) => void;
  /** Cuts the connection. */
  readonly cut: () => void;
}

/** Serves tails; returns their connections in the order in which they were opened. */
export function serveTail(refuse: () => Refusal | undefined = () => undefined): TailConnection[] {
  const connections: TailConnection[] = [];
  const encoder = new TextEncoder();
  server.use(
    http.get(`${API}/tail`, async ({ request }) => {
      const refusal = refuse();
      if (refusal !== undefined) {
        // Attempts follow each other without a delay in tests, and would leave no time for anything else.
        await delay(REFUSAL_DELAY_MS);
        return respond(refusal);
      }
      let isAborted = false;
      request.signal.addEventListener('abort', () => {
        isAborted = true;
      });
      const stream = new ReadableStream<Uint8Array>({
        start: (controller) => {
          const write = (text: string): void => controller.enqueue(encoder.encode(text));
          write('event: start\nid: 184220\ndata: {}\n\n');
          connections.push({
            lastEventId: request.headers.get('last-event-id'),
            query: new URL(request.url).searchParams.toString(),
            isAborted: () => isAborted,
            send: (event) => write(`id: ${event.position}\ndata: ${JSON.stringify(event)}\n\n`),
            // The connection stays open, so that the client has to close it.
            end: (reason) => write(`event: end\ndata: ${JSON.stringify({ reason })}\n\n`),
            cut: () => controller.error(new Error('cut')),
          });
        },
        cancel: () => {
          isAborted = true;
        },
      });
      return new HttpResponse(stream, { headers: { 'content-type': 'text/event-stream' } });
    }),
  );
  return connections;
}

/** Opens the page as a developer, or with other roles. */
export function openStreams(search = '', ...roles: readonly StaffRole[]) {
  const usedRoles: readonly StaffRole[] = roles.length === 0 ? ['developer'] : roles;
  serveStaffMe(makeStaffMe({ roles: [...usedRoles] }));
  return renderApp({ at: `/staff/streams${search}`, identity: staffIdentity(...usedRoles) });
}
