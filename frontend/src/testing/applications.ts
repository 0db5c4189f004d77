import type { ApplicationDetails, ApplicationSummary, Move, SavedEvent, SentRecord } from '@trackrecord/contracts';
import { toCompanyKey } from '@trackrecord/contracts/jobs/company-key';
import { HttpResponse, http } from 'msw';
import { server } from './server';

/** The URL of the applications of Nadia. */
export const APPLICATIONS_URL = 'http://localhost/api/applications/nadia';

/** Creates an application in the stage `saved`: Backend Engineer at Kestrel Labs. */
export const makeApplication = (overrides: Partial<ApplicationSummary> = {}): ApplicationSummary => ({
  id: '00000000-0000-4000-8000-0000000000b1',
  posting: { title: 'Backend Engineer', company: 'Kestrel Labs', location: 'Dubai' },
  source: 'typed',
  addedAt: '2026-11-20T10:00:00.000Z',
  moves: [{ id: '00000000-0000-4000-8000-0000000000c1', stage: 'saved', on: '2026-11-20' }],
  nextSteps: [],
  sentAt: null,
  notes: 0,
  ...overrides,
});

/** What was sent at version 2 of the profile, which is its revision 1. */
export const SENT_RECORD: SentRecord = {
  at: '2026-11-21T14:36:00.000Z',
  profileRevision: 1,
  cvHash: 'ab'.repeat(32),
  cvBytes: 84_210,
  postingHash: 'cd'.repeat(32),
};

/** A write that the server received. */
export interface ReceivedWrite {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly ifMatch: string | null;
}

/**
 * The applications of a server, and the writes that it received. Applies additions, deletions, moves, closings and
 * their undo, sent records, hidden postings and companies, and saved events; other writes are only recorded.
 */
export interface ServedApplications {
  items: ApplicationSummary[];
  hiddenPostings: string[];
  hiddenCompanies: string[];
  savedEvents: SavedEvent[];
  revision: number;
  /** What was sent with each application; recorded by a write. */
  sentRecord: SentRecord | undefined;
  readonly writes: ReceivedWrite[];
  /** Responses to the next writes; by default each succeeds. */
  readonly responses: (Response | Promise<Response>)[];
}

const toDetails = ({
  sentAt: _sentAt,
  notes: _notes,
  ...item
}: ApplicationSummary): ApplicationDetails['application'] => ({
  ...item,
  notes: [],
  contacts: [],
  salaries: [],
});

/** The id of the change that closed applications together. */
export const CLOSED_EVENT_ID = '00000000-0000-4000-8000-0000000000e2';

/** The id of the change that moved an application, and of its move. */
export const MOVED_EVENT_ID = '00000000-0000-4000-8000-0000000000e3';

/** The id of the change that recorded what was sent, or removed the record. */
export const SENT_EVENT_ID = '00000000-0000-4000-8000-0000000000e4';

/** The id of the change that removed an application. */
export const REMOVED_EVENT_ID = '00000000-0000-4000-8000-0000000000e5';

type CloseApplicationsBody = Pick<Move, 'reason' | 'on'> & { readonly applicationIds: readonly string[] };

type AddedApplication = Pick<ApplicationSummary, 'posting' | 'source'> &
  Pick<ApplicationSummary['moves'][number], 'stage' | 'on'>;

const toApplication = ({ posting, source, stage, on }: AddedApplication, index: number): ApplicationSummary =>
  makeApplication({
    id: `00000000-0000-4000-8000-0000000000b${index + 1}`,
    posting,
    source,
    moves: [{ id: '00000000-0000-4000-8000-0000000000c2', stage, on }],
  });

/** Serves applications: list, details, history, and writes. */
export function serveApplications(items: readonly ApplicationSummary[]): ServedApplications {
  const served: ServedApplications = {
    items: [...items],
    hiddenPostings: [],
    hiddenCompanies: [],
    savedEvents: [],
    revision: 4,
    sentRecord: undefined,
    writes: [],
    responses: [],
  };
  const find = (id: unknown) => served.items.find((item) => item.id === id);
  const respondWithApplication = (id: unknown, extra: object = {}) => {
    const item = find(id);
    return item === undefined
      ? HttpResponse.json({ error: 'No', code: 'application-not-found' }, { status: 404 })
      : HttpResponse.json({
          application: { ...toDetails(item), ...(served.sentRecord !== undefined && { sent: served.sentRecord }) },
          revision: served.revision,
          ...extra,
        });
  };
  server.use(
    http.get(`${APPLICATIONS_URL}/history`, () =>
      HttpResponse.json({
        items: [
          {
            eventId: '00000000-0000-4000-8000-0000000000e1',
            revision: 4,
            at: '2026-11-24T10:00:00.000Z',
            description: 'Removed Go Developer at Fenwick Tools',
            undoable: true,
          },
        ],
        next: null,
        revision: served.revision,
      }),
    ),
    http.get(APPLICATIONS_URL, () =>
      HttpResponse.json({
        items: served.items,
        hiddenPostings: served.hiddenPostings,
        hiddenCompanies: served.hiddenCompanies,
        savedEvents: served.savedEvents,
        revision: served.revision,
      }),
    ),
    http.get(`${APPLICATIONS_URL}/:id`, ({ params }) =>
      respondWithApplication(params.id, { text: 'Own the booking services.' }),
    ),
    http.get(`${APPLICATIONS_URL}/:id/history`, () =>
      HttpResponse.json({ items: [], next: null, revision: served.revision }),
    ),
    http.get(`${APPLICATIONS_URL}/:id/sent/cv`, () =>
      HttpResponse.arrayBuffer(new TextEncoder().encode('%PDF-1.7 as sent').buffer, {
        headers: { 'content-type': 'application/pdf' },
      }),
    ),
    http.all(`${APPLICATIONS_URL}*`, async ({ request }) => {
      const { pathname } = new URL(request.url);
      const path = pathname.slice(new URL(APPLICATIONS_URL).pathname.length);
      const body: unknown = await request.json().catch(() => null);
      served.writes.push({ method: request.method, path, body, ifMatch: request.headers.get('if-match') });
      const response = served.responses.shift();
      if (response !== undefined) return response;
      // `/APPLICATION_ID/…`, `/hidden-postings/JOB_ID`, `/hidden-companies` or `/saved-events/EVENT_ID`.
      const [, idOrList, ...rest] = path.split('/');
      served.revision += 1;
      if (path.endsWith('/moves')) {
        const move = { id: MOVED_EVENT_ID, ...(body as Pick<ApplicationSummary['moves'][number], 'stage' | 'on'>) };
        served.items = served.items.map((item) =>
          item.id === idOrList ? { ...item, moves: [...item.moves, move] } : item,
        );
        return respondWithApplication(idOrList, { eventId: MOVED_EVENT_ID });
      }
      if (path === '/close') {
        const { applicationIds, reason, on } = body as CloseApplicationsBody;
        served.items = served.items.map((item) =>
          applicationIds.includes(item.id)
            ? { ...item, moves: [...item.moves, { id: CLOSED_EVENT_ID, stage: 'closed', reason, on }] }
            : item,
        );
        return HttpResponse.json({ eventId: CLOSED_EVENT_ID, revision: served.revision });
      }
      // The id of a move is that of its change.
      const [, undoneEventId] = /^\/history\/(.+)\/undo$/.exec(path) ?? [];
      if (undoneEventId !== undefined) {
        served.items = served.items.map((item) => ({
          ...item,
          moves: item.moves.filter(({ id }) => id !== undoneEventId),
        }));
        if (undoneEventId === SENT_EVENT_ID) served.sentRecord = undefined;
        return HttpResponse.json({ revision: served.revision });
      }
      if (path.endsWith('/sent')) {
        served.sentRecord = request.method === 'PUT' ? SENT_RECORD : undefined;
        return respondWithApplication(idOrList, { eventId: SENT_EVENT_ID });
      }
      if (path === '') {
        const added = toApplication(body as AddedApplication, served.items.length);
        served.items = [...served.items, added];
        return HttpResponse.json({ application: toDetails(added), revision: served.revision }, { status: 201 });
      }
      const jobOrEventId = rest.map(decodeURIComponent)[0];
      if (idOrList === 'hidden-postings' && jobOrEventId !== undefined)
        served.hiddenPostings =
          request.method === 'PUT'
            ? [...served.hiddenPostings, jobOrEventId]
            : served.hiddenPostings.filter((hidden) => hidden !== jobOrEventId);
      else if (idOrList === 'hidden-companies') {
        const { company, isHidden } = body as { readonly company: string; readonly isHidden: boolean };
        const key = toCompanyKey(company);
        served.hiddenCompanies = served.hiddenCompanies.filter((name) => toCompanyKey(name) !== key);
        if (isHidden) served.hiddenCompanies.push(company);
      } else if (idOrList === 'saved-events' && jobOrEventId !== undefined)
        served.savedEvents = [
          ...served.savedEvents.filter(({ eventId }) => eventId !== jobOrEventId),
          ...(request.method === 'PUT'
            ? [{ ...(body as SavedEvent), eventId: jobOrEventId, savedAt: '2026-11-26T08:00:00.000Z' }]
            : []),
        ];
      else if (request.method === 'DELETE' && jobOrEventId === undefined) {
        served.items = served.items.filter((item) => item.id !== idOrList);
        return HttpResponse.json({ revision: served.revision, eventId: REMOVED_EVENT_ID });
      } else return respondWithApplication(idOrList);
      return HttpResponse.json({ revision: served.revision });
    }),
  );
  return served;
}
