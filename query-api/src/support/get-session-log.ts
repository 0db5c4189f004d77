import { ACCESS_SESSIONS_COLLECTION, type AccessSessionDocument, supportReadEndpoints } from '@trackrecord/contracts';
import { type Database, createUidCipher, handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type PersonAccessSources, readLoggedSession } from './person-accesses.js';

/** The person of a session: the uid, which stays on the server, and the pseudonym. */
interface SessionPerson {
  readonly uid: string;
  readonly pseudonym: string;
}

/** Finds the person of a session. Returns undefined if the session is not listed. */
export type FindSessionPerson = (sessionId: string) => Promise<SessionPerson | undefined>;

/** Creates the search in the list of sessions that the command API keeps. */
export function createSessionPersonFinder({ db }: { readonly db: Database }, masterKey: Buffer): FindSessionPerson {
  const uidCipher = createUidCipher(masterKey);
  const sessions = db.collection<AccessSessionDocument>(ACCESS_SESSIONS_COLLECTION);
  return async (sessionId) => {
    const found = await sessions.findOne({ _id: sessionId });
    if (found?.encryptedUid === undefined) return undefined;
    return { uid: uidCipher.decrypt(found.encryptedUid, sessionId), pseudonym: found.person };
  };
}

/**
 * GET /support/accesses/{id}: the log of a session with any person's data, for auditors, without the uid of the person.
 */
export const getSessionLog = (findPerson: FindSessionPerson, sources: PersonAccessSources): RequestHandler =>
  handle(supportReadEndpoints.getSessionLog, async ({ params: { id } }) => {
    const person = await findPerson(id);
    const session = person && (await readLoggedSession(sources, person.uid, id, new Date()));
    if (!session) throw new HttpError(404, 'session-not-found', 'There is no such access session.');
    return { status: 200, body: { ...session, person: person.pseudonym } };
  });
