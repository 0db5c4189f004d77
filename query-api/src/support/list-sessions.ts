import { ACCESS_SESSIONS_COLLECTION, type AccessSessionDocument, supportReadEndpoints } from '@trackrecord/contracts';
import { type Database, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { getMember, type ReadStaffMembers } from '../staff/staff-members.js';
import { takePage } from '../access/take-page.js';

const PAGE_SIZE = 50;

/** Reads the sessions that were opened before a time, or all sessions without one, newest first. */
type SessionSource = (before: Date | undefined) => AsyncIterable<AccessSessionDocument>;

/** Creates the reader of the list of sessions that the command API keeps. */
export const createSessionSource =
  ({ db }: { readonly db: Database }): SessionSource =>
  (before) =>
    db
      .collection<AccessSessionDocument>(ACCESS_SESSIONS_COLLECTION)
      .find(before === undefined ? {} : { openedAt: { $lt: before } })
      .sort({ openedAt: -1 });

/** The sources of the list of sessions. */
export interface SessionListSources {
  readonly readSessions: SessionSource;
  readonly readStaffMembers: ReadStaffMembers;
}

/** GET /support/accesses: the access sessions to all people, who are named by pseudonyms, newest first. */
export const listSessions = ({ readSessions, readStaffMembers }: SessionListSources): RequestHandler =>
  handle(supportReadEndpoints.listSessions, async ({ query: { before } }) => {
    const sessions = readSessions(before === undefined ? undefined : new Date(before));
    const { entries, next } = await takePage(withTimes(sessions), PAGE_SIZE);
    const members = await readStaffMembers(entries.map(({ session }) => session.staff));
    const now = new Date();
    const items = entries.map(({ at, session }) => ({
      id: session._id,
      at,
      until: session.until.toISOString(),
      endedAt: findEnd(session, now)?.toISOString() ?? null,
      basis: session.basis,
      purpose: session.purpose,
      staff: getMember(members, session.staff),
      person: session.person,
      isApproved: session.isApproved,
    }));
    return { status: 200, body: { items, next } };
  });

async function* withTimes(sessions: AsyncIterable<AccessSessionDocument>) {
  for await (const session of sessions) yield { at: session.openedAt.toISOString(), session };
}

/** Returns when a session ended, also by expiring or because it was not used; undefined if it is open. */
function findEnd({ endedAt, until, idleUntil }: AccessSessionDocument, now: Date): Date | undefined {
  const end = endedAt ?? (until < idleUntil ? until : idleUntil);
  return end <= now ? end : undefined;
}
