import {
  ACCESS_LIMITS,
  type AccessSession,
  OPEN_SESSIONS_COLLECTION,
  type OpenSessionDocument,
  type StaffMe,
  staffReadEndpoints,
} from '@trackrecord/contracts';
import { type Database, handle, type StaffIdentity } from '@trackrecord/platform';
import type { RequestHandler } from 'express';

const { lookupsPerHour, maxSessionsPerDay, maxOpenSessions, contentReadsPer10Minutes } = ACCESS_LIMITS;

const LIMITS: StaffMe['limits'] = {
  lookupsPerHour,
  sessionsPerDay: maxSessionsPerDay,
  openSessions: maxOpenSessions,
  contentReadsPer10Minutes,
};

/** The sources of what a staff member reads about themselves. */
export interface StaffMeSources {
  /** Reads the open sessions of a staff member. */
  readonly readOpenSessions: (staff: string, now: Date) => Promise<AccessSession[]>;
  /** Returns the pseudonym of a staff member, such as `S-7K2Q`. */
  readonly toPseudonym: (staff: string) => string;
  /** Whether access sessions need consent. */
  readonly consentPolicy: StaffMe['consent'];
}

/** GET /staff/me: the roles, open access sessions and limits of the signed-in staff member. */
export const getStaffMe = (sources: StaffMeSources): RequestHandler =>
  handle(staffReadEndpoints.getStaffMe, async ({ identity }) => ({
    status: 200,
    body: await readStaffMe(sources, identity),
  }));

const readStaffMe = async (
  { readOpenSessions, toPseudonym, consentPolicy }: StaffMeSources,
  { uid, name, roles, freshUntil, secondFactor }: StaffIdentity,
): Promise<StaffMe> => ({
  uid,
  pseudonym: toPseudonym(uid),
  name,
  roles: [...roles],
  freshUntil: new Date(freshUntil).toISOString(),
  secondFactor: secondFactor !== undefined,
  sessions: await readOpenSessions(uid, new Date()),
  limits: LIMITS,
  consent: consentPolicy,
});

/** Creates the reader of the open sessions of a staff member, the newest first. */
export const createOpenSessionReader =
  ({ db }: { readonly db: Database }): StaffMeSources['readOpenSessions'] =>
  async (staff, now) => {
    const openSessionFilter = { staff, endedAt: null, until: { $gt: now }, idleUntil: { $gt: now } };
    const sessions = await db
      .collection<OpenSessionDocument>(OPEN_SESSIONS_COLLECTION)
      .find(openSessionFilter)
      .sort({ openedAt: -1 })
      .toArray();
    return sessions.map(({ _id, uid, basis, purpose, ticket, openedAt, until, idleUntil, isExtendable }) => ({
      sessionId: _id,
      uid,
      basis,
      purpose,
      ...(ticket !== undefined && { ticket }),
      openedAt: openedAt.toISOString(),
      until: until.toISOString(),
      idleUntil: idleUntil.toISOString(),
      isExtendable,
    }));
  };
