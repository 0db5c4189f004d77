import { ACCESS_LIMITS, OPEN_SESSIONS_COLLECTION, type OpenSessionDocument } from '@trackrecord/contracts';
import { getIdleEnd, isExtendable, type SessionState } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { Collection, Db } from 'mongodb';
import type { SessionList } from './session-list.js';

const DAY_MS = 24 * 60 * 60_000;

/** A session that is about to be opened. */
interface NewSession extends Pick<OpenSessionDocument, '_id' | 'uid' | 'staff' | 'basis' | 'purpose'> {
  readonly ticket: string | undefined;
  /** True if an auditor approved it. */
  readonly isApproved: boolean;
}

/** The sessions that each staff member opened in the last day, to limit them across people. */
export class OpenSessions {
  readonly #sessions: Collection<OpenSessionDocument>;

  /** Copies the sessions to the list for auditors, too. */
  constructor(
    db: Db,
    private readonly sessionList: SessionList,
  ) {
    this.#sessions = db.collection(OPEN_SESSIONS_COLLECTION);
  }

  /** Creates the indexes that delete old sessions and find those of a staff member and a person. */
  async prepare(): Promise<void> {
    await this.#sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
    await this.#sessions.createIndex({ staff: 1, openedAt: 1 }, {}, {});
    await this.#sessions.createIndex({ uid: 1 }, {}, {});
  }

  /**
   * Reserves a session before it is opened, so that concurrent requests cannot exceed the limits together.
   * @throws {HttpError} 409 `too-many-sessions`
   */
  async reserve({ isApproved, ticket, ...session }: NewSession, now: Date): Promise<void> {
    const initialUntil = new Date(now.getTime() + ACCESS_LIMITS.maxMinutesWithoutConsent * 60_000);
    await this.#sessions.insertOne({
      ...session,
      ...(ticket !== undefined && { ticket }),
      openedAt: now,
      until: initialUntil,
      idleUntil: initialUntil,
      isExtendable: false,
      endedAt: null,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    const recentSessions = await this.#sessions
      .find({ staff: session.staff, openedAt: { $gt: new Date(now.getTime() - DAY_MS) } })
      .toArray();
    const openSessions = recentSessions.filter(
      ({ until, idleUntil, endedAt }) => endedAt === null && until > now && idleUntil > now,
    );
    const { maxOpenSessions, maxSessionsPerDay } = ACCESS_LIMITS;
    if (openSessions.length <= maxOpenSessions && recentSessions.length <= maxSessionsPerDay)
      return this.sessionList.add({ ...session, isApproved, openedAt: now, until: initialUntil });
    await this.delete(session._id);
    throw new HttpError(
      409,
      'too-many-sessions',
      openSessions.length > maxOpenSessions
        ? `You have ${maxOpenSessions} open access sessions. Please end one first.`
        : `You have opened ${maxSessionsPerDay} access sessions in 24 hours, which is the limit.`,
    );
  }

  /** Deletes a session that was reserved but not opened. */
  async delete(sessionId: string): Promise<void> {
    await this.#sessions.deleteOne({ _id: sessionId });
    await this.sessionList.delete(sessionId);
  }

  /** Copies the state of a session from the stream of the person. */
  async update(sessionId: string, session: SessionState): Promise<void> {
    const changes = {
      openedAt: new Date(session.openedAt),
      until: new Date(session.until),
      idleUntil: new Date(getIdleEnd(session)),
      endedAt: session.endedAt === undefined ? null : new Date(session.endedAt),
    };
    // A use of the session may be copied only after the later end of the session. It must not open the session again.
    await this.#sessions.updateOne(
      { _id: sessionId, endedAt: null },
      { $set: { ...changes, isExtendable: isExtendable(session) } },
    );
    await this.sessionList.update(sessionId, changes);
  }
}
