import { type AccessLogItem, type SessionLog, type StaffMember, supportReadEndpoints } from '@trackrecord/contracts';
import { getSessionEnd } from '@trackrecord/domain';
import { type Erasures, type EventOpener, handle, KeyDestroyedError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { z } from 'zod';
import { getMember, type ReadStaffMembers } from '../staff/staff-members.js';
import { requirePersonId } from './read-content.js';
import { withState } from '../access/own-accesses.js';
import { type AccessEventSource, type AccessLog, readAccessLog } from '../access/read-access-log.js';
import { readExplanation } from '../access/read-explanation.js';
import { sortBefore, takePage } from '../access/take-page.js';

type LogPage = z.infer<(typeof supportReadEndpoints.getPersonAccesses.responses)[200]['schema']>;

const PAGE_SIZE = 50;

/** The sources of the access log of a person. */
export interface PersonAccessSources {
  readonly store: AccessEventSource;
  readonly eventOpener: EventOpener;
  readonly erasures: Pick<Erasures, 'has'>;
  readonly readStaffMembers: ReadStaffMembers;
}

/** GET /support/people/{uid}/accesses: auditors see all entries, support sees its own. */
export const getPersonAccesses = (sources: PersonAccessSources): RequestHandler =>
  handle(supportReadEndpoints.getPersonAccesses, async ({ params, query: { before }, identity }) => {
    const uid = requirePersonId(params.uid);
    const onlyOf = identity.roles.includes('auditor') ? undefined : identity.uid;
    return { status: 200, body: await readPersonAccesses(sources, uid, { before, onlyOf, now: new Date() }) };
  });

interface LogOptions {
  /** Only entries before this time. */
  readonly before?: string | undefined;
  /** Only entries of this staff member. */
  readonly onlyOf?: string | undefined;
  readonly now: Date;
}

/** Reads a page of the access log of a person, newest first. */
export async function readPersonAccesses(
  { store, readStaffMembers, ...sources }: PersonAccessSources,
  uid: string,
  { before, onlyOf, now }: LogOptions,
): Promise<LogPage> {
  const log = await readAccessLog(store, uid);
  const allEntries = toEntries(log);
  const visibleEntries = onlyOf === undefined ? allEntries : allEntries.filter(({ staff }) => staff === onlyOf);
  const { entries, next } = await takePage(sortBefore(visibleEntries, before), PAGE_SIZE);
  const members = await readStaffMembers(entries.flatMap(({ staff }) => staff ?? []));
  const opener = await getOpenerUnlessErased(sources, uid);
  const toItem = async ({ entry, staff = '' }: LogEntry): Promise<AccessLogItem> => {
    if (entry.kind === 'consent') return entry;
    const member = getMember(members, staff);
    if (entry.kind !== 'session') return { ...entry, staff: member };
    return { kind: 'session', ...(await toLoggedSession(entry, member, opener, uid, now)) };
  };
  return { items: await Promise.all(entries.map(toItem)), next };
}

type LoggedSession = Omit<SessionLog, 'person'>;

async function toLoggedSession(
  { record, state, at }: ReturnType<typeof withState>[number],
  staff: StaffMember,
  opener: EventOpener,
  uid: string,
  now: Date,
): Promise<LoggedSession> {
  const end = getSessionEnd(state);
  return {
    id: record.id,
    at,
    until: state.until,
    endedAt: end <= now.toISOString() ? end : null,
    basis: state.basis,
    purpose: state.purpose,
    ...(await readExplanation(opener, uid, record)),
    endedBy: record.endedBy,
    approvalId: record.approvalId,
    staff,
    uses: [...record.uses],
  };
}

/** Reads the log of one session to a person; undefined if the access stream does not have it. */
export async function readLoggedSession(
  { store, readStaffMembers, ...sources }: PersonAccessSources,
  uid: string,
  sessionId: string,
  now: Date,
): Promise<LoggedSession | undefined> {
  const log = await readAccessLog(store, uid);
  const [session] = log.sessions.filter(({ id }) => id === sessionId).flatMap((record) => withState(log, record));
  if (!session) return undefined;
  const { staff } = session.state;
  const member = getMember(await readStaffMembers([staff]), staff);
  return toLoggedSession(session, member, await getOpenerUnlessErased(sources, uid), uid, now);
}

/** Keys stay cached for a while after an erasure destroyed them, so the list of erasures counts. */
const getOpenerUnlessErased = async (
  { eventOpener, erasures }: Pick<PersonAccessSources, 'eventOpener' | 'erasures'>,
  uid: string,
): Promise<EventOpener> =>
  (await erasures.has(uid)) ? { open: (subject) => Promise.reject(new KeyDestroyedError(subject)) } : eventOpener;

/** Entries of all kinds. `staff` is the staff member whose entry it is, or who used a consent. */
function toEntries(log: AccessLog) {
  const { lookups, actions, consents } = log;
  return [
    ...log.sessions
      .flatMap((record) => withState(log, record))
      .map((session) => ({
        at: session.at,
        staff: session.state.staff,
        entry: { kind: 'session', ...session } as const,
      })),
    ...[...lookups, ...actions].map((entry) => ({ at: entry.at, staff: entry.staff, entry })),
    ...consents.map((entry) => ({
      at: entry.at,
      staff: entry.sessionId === null ? undefined : log.state.sessions[entry.sessionId]?.staff,
      entry,
    })),
  ];
}

type LogEntry = ReturnType<typeof toEntries>[number];
