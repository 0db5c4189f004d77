import type {
  AccessSession,
  Approval,
  PersonCard,
  SessionLog,
  SessionSummary,
  StaffMe,
  StaffRole,
  Timeline,
  TimelineItem,
} from '@trackrecord/contracts';
import { HttpResponse, http } from 'msw';
import type { DefaultBodyType, StrictRequest } from 'msw';
import { memoryIdentity } from './memory-identity';
import { errorBody, makeProfile } from './profile';
import { server } from './server';

const API = 'http://localhost/api';

/** The person that staff look at. */
export const PERSON_UID = 'kT4x0000000000000009Qa2';
export const PERSON_URL = `${API}/support/people/${PERSON_UID}`;
/** The page of support with the person. */
export const PERSON_PATH = `/staff/people?person=${PERSON_UID}`;

const OWEN = { uid: 'owen', displayName: 'Owen Price', email: 'owen.price@example.com', photoURL: null };

const toToken = (claims: object): string => `header.${btoa(JSON.stringify(claims))}.signature`;

/** Creates an identity provider whose tokens claim roles. Like `memoryIdentity`, its password is `secret12`. */
export const staffIdentity = (...roles: readonly StaffRole[]) => {
  const identity = memoryIdentity({ user: OWEN });
  identity.getToken = () => Promise.resolve(toToken({ roles }));
  return identity;
};

const minutesFromNow = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();

/** Creates an open session to the person that ends in 30 minutes. */
export const makeSession = (overrides: Partial<AccessSession> = {}): AccessSession => ({
  sessionId: '11111111-1111-4111-8111-111111111111',
  uid: PERSON_UID,
  basis: 'ticket',
  purpose: 'save-failed',
  ticket: 'SUP-1234',
  openedAt: minutesFromNow(0),
  until: minutesFromNow(30),
  idleUntil: minutesFromNow(30),
  isExtendable: true,
  ...overrides,
});

/** Creates a staff member with the role `support`. */
export const makeStaffMe = (overrides: Partial<StaffMe> = {}): StaffMe => ({
  uid: 'owen',
  pseudonym: 'S-7K2Q',
  name: 'Owen Price',
  roles: ['support'],
  freshUntil: minutesFromNow(10),
  secondFactor: false,
  sessions: [],
  limits: { lookupsPerHour: 30, sessionsPerDay: 20, openSessions: 3, contentReadsPer10Minutes: 600 },
  consent: 'optional',
  ...overrides,
});

/** Serves the signed-in staff member; returns a function that changes what is served next. */
export function serveStaffMe(initial: StaffMe = makeStaffMe()): (me: StaffMe) => void {
  let served = initial;
  server.use(http.get(`${API}/staff/me`, () => HttpResponse.json(served)));
  return (me) => {
    served = me;
  };
}

/** Creates the card of a person with a profile at revision 47 and a quarantined onboarding view. */
export const makePersonCard = (overrides: Partial<PersonCard> = {}): PersonCard => ({
  uid: PERSON_UID,
  email: 'n•••@example.com',
  createdAt: '2026-03-02T10:00:00.000Z',
  lastSignInAt: '2026-11-21T10:00:00.000Z',
  providers: ['password'],
  disabled: false,
  emailVerified: true,
  erasure: null,
  streams: [
    { stream: `profile-${PERSON_UID}`, revision: 47, events: 48, lastAt: '2026-11-21T14:40:00.000Z' },
    { stream: `onboarding-${PERSON_UID}`, revision: 12, events: 13, lastAt: '2026-11-20T10:00:00.000Z' },
  ],
  views: [
    { projection: 'profile', revision: 47, behind: 0, quarantined: null },
    {
      projection: 'onboarding',
      revision: 9,
      behind: 3,
      quarantined: { revision: 9, since: '2026-11-21T10:00:00.000Z', reason: 'Unknown event type' },
    },
  ],
  snapshots: 1,
  cv: { revision: 47, current: true },
  matches: { revision: 47 },
  consent: null,
  sessions: [],
  ...overrides,
});

/** Serves the card of the person. */
export const servePerson = (card: PersonCard = makePersonCard()): void =>
  server.use(http.get(PERSON_URL, () => HttpResponse.json(card)));

/** Returns a UUID that ends with a number. */
export const uuid = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** Creates the timeline item of a change of the profile. */
export const makeChange = (revision: number, overrides: object = {}): TimelineItem => ({
  kind: 'change',
  id: `profile-${revision}`,
  at: new Date(2026, 10, 20, 10, revision).toISOString(),
  description: `Added skill ${revision}`,
  stream: 'profile',
  revision,
  eventId: uuid(revision),
  type: 'SkillAdded',
  actorRole: 'user',
  origin: 'typed',
  client: 'web/0.2.0',
  ...overrides,
});

export const REFUSED_SAVE: TimelineItem = {
  kind: 'request',
  id: 'refused-save',
  at: new Date(2026, 10, 20, 11).toISOString(),
  description: 'Saving skills was refused',
  outcome: 'refused',
  status: 412,
  code: 'precondition-failed',
  sentence: 'Your profile was changed elsewhere in the meantime.',
  route: 'PATCH /api/profile/skills/{uid}',
  ifMatch: '"44"',
  revision: 45,
  client: 'web/0.2.0',
  requestId: uuid(412),
  nextSave: { eventId: uuid(46), revision: 46, at: new Date(2026, 10, 20, 12).toISOString() },
};

export const ENDED_JOB: TimelineItem = {
  kind: 'job',
  id: 'job-1',
  at: new Date(2026, 10, 20, 9).toISOString(),
  description: 'Enhanced a description',
  outcome: 'ended',
  code: 'done',
};

/** Serves pages of the timeline; returns the queries of the requests. */
export function serveTimeline(...pages: readonly (readonly TimelineItem[])[]): string[] {
  const queries: string[] = [];
  server.use(
    http.get(`${PERSON_URL}/timeline`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      queries.push(searchParams.toString());
      // This fake uses the index of the page as its cursor.
      const pageIndex = Number(searchParams.get('before') ?? 0);
      const kinds = searchParams.get('kinds')?.split(',');
      const items = (pages[pageIndex] ?? []).filter(({ kind }) => kinds === undefined || kinds.includes(kind));
      const body: Timeline = { items: [...items], next: pageIndex + 1 < pages.length ? String(pageIndex + 1) : null };
      return HttpResponse.json(body);
    }),
  );
  return queries;
}

/** Serves the profile of the person at any revision; returns the sessions and revisions of the requests. */
export function servePastProfiles(): { readonly session: string | null; readonly revision: string | null }[] {
  const reads: { session: string | null; revision: string | null }[] = [];
  server.use(
    http.get(`${PERSON_URL}/profile`, ({ request }) => {
      const revision = new URL(request.url).searchParams.get('revision');
      reads.push({ session: request.headers.get('x-access-session'), revision });
      const profile = makeProfile({ _id: PERSON_UID, userId: PERSON_UID, revision: Number(revision) });
      return HttpResponse.json({ ...profile, skills: [`Skill of revision ${revision}`] });
    }),
  );
  return reads;
}

/** Serves the differences between revisions of the profile. */
export const serveDiffs = (): void =>
  server.use(
    http.get(`${PERSON_URL}/diff`, ({ request }) => {
      const { searchParams } = new URL(request.url);
      const [from, to] = [searchParams.get('from'), searchParams.get('to')];
      return HttpResponse.json({
        sections: [{ section: 'skills', before: { skills: [`Skill ${from}`] }, after: { skills: [`Skill ${to}`] } }],
        descriptions: [`Added skill ${to}`],
        events: Number(to) - Number(from),
      });
    }),
  );

interface SentWrite {
  readonly path: string;
  readonly body: unknown;
}

/** Responds to a write of staff; returns the writes. `respond` gets the number of the attempt, from 1. */
export function serveWrite(
  path: string,
  respond: (attempt: number) => { readonly status: number; readonly body: DefaultBodyType },
): SentWrite[] {
  const writes: SentWrite[] = [];
  server.use(
    http.post(`${API}${path}`, async ({ request }: { request: StrictRequest<DefaultBodyType> }) => {
      writes.push({ path: new URL(request.url).pathname, body: await request.json() });
      const { status, body } = respond(writes.length);
      return HttpResponse.json(body, { status });
    }),
  );
  return writes;
}

/** Creates a response with an error. */
export const refuseWith = (status: number, code: string, text: string) => ({ status, body: errorBody(text, code) });

const OWEN_AS_STAFF = { uid: 'owen', pseudonym: 'S-7K2Q', name: 'Owen Price' };

/** Creates a waiting approval. */
export const makeApproval = (overrides: Partial<Approval> = {}): Approval => ({
  id: uuid(1),
  action: 'open-session',
  basis: 'incident',
  purpose: 'wrong-content',
  ticket: 'SUP-77',
  state: 'waiting',
  person: 'p-iuVfC3Jb',
  askedBy: OWEN_AS_STAFF,
  askedAt: minutesFromNow(-1),
  until: minutesFromNow(14),
  answeredBy: null,
  answeredAt: null,
  ...overrides,
});

/** Serves one page of approvals; returns a function that changes what is served next. */
export function serveApprovals(...initial: readonly Approval[]): (...approvals: readonly Approval[]) => void {
  let served = initial;
  server.use(http.get(`${API}/staff/approvals`, () => HttpResponse.json({ items: served, next: null })));
  return (...approvals) => {
    served = approvals;
  };
}

/** Serves pages of approvals. */
export const serveApprovalPages = (...pages: readonly (readonly Approval[])[]): void =>
  server.use(
    http.get(`${API}/staff/approvals`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const index = before === null ? 0 : pages.findIndex((page) => page[0]?.askedAt === before);
      return HttpResponse.json({ items: pages[index] ?? [], next: pages[index + 1]?.[0]?.askedAt ?? null });
    }),
  );

/** Creates a session in the list of auditors. The number ends its id, and says how many minutes ago it was opened. */
export const makeSessionSummary = (number: number, overrides: Partial<SessionSummary> = {}): SessionSummary => ({
  id: uuid(number),
  at: minutesFromNow(-number),
  until: minutesFromNow(30 - number),
  endedAt: null,
  basis: 'ticket',
  purpose: 'save-failed',
  staff: OWEN_AS_STAFF,
  person: 'p-iuVfC3Jb',
  isApproved: false,
  ...overrides,
});

/** Serves pages of access sessions. */
export const serveSessions = (...pages: readonly (readonly SessionSummary[])[]): void =>
  server.use(
    http.get(`${API}/support/accesses`, ({ request }) => {
      const before = new URL(request.url).searchParams.get('before');
      const index = before === null ? 0 : pages.findIndex((page) => page[0]?.at === before);
      return HttpResponse.json({ items: pages[index] ?? [], next: pages[index + 1]?.[0]?.at ?? null });
    }),
  );

/** Creates the log of a session in the list of auditors, with two reads. The number is that of `makeSessionSummary`. */
export const makeSessionLog = (number: number, overrides: Partial<SessionLog> = {}): SessionLog => {
  const { isApproved: _, ...session } = makeSessionSummary(number);
  return {
    ...session,
    reason: 'The save of the skills failed yesterday.',
    ticket: 'SUP-1234',
    endedBy: null,
    approvalId: null,
    uses: [
      { what: 'timeline', detail: 'changes', at: minutesFromNow(-1) },
      { what: 'diff', detail: 'revisions 3-4', at: minutesFromNow(0) },
    ],
    ...overrides,
  };
};

/** Serves the log of a session. */
export const serveSessionLog = (log: SessionLog): void =>
  server.use(http.get(`${API}/support/accesses/${log.id}`, () => HttpResponse.json(log)));
