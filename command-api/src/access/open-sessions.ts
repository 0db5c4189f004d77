import { ACCESS_LIMITS, OPEN_SESSIONS_COLLECTION, type OpenSessionDocument } from '@trackrecord/contracts';
import { getIdleEnd, isExtendable, type SessionState } from '@trackrecord/domain';
import { HttpError } from '@trackrecord/platform';
import type { Collection, Db } from 'mongodb';

const DAY_MS = 24 * 60 * 60_000;

/** The sessions that each staff member opened in the last day, to limit them across people. */
export class OpenSessions {
  readonly #sessions: Collection<OpenSessionDocument>;

  constructor(db: Db) {
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
  async reserve(
    session: Pick<OpenSessionDocument, '_id' | 'uid' | 'staff' | 'basis' | 'purpose'>,
    now: Date,
  ): Promise<void> {
    const until = new Date(now.getTime() + ACCESS_LIMITS.minutes * 60_000);
    await this.#sessions.insertOne({
      ...session,
      openedAt: now,
      until,
      idleUntil: until,
      isExtendable: false,
      endedAt: null,
      expiresAt: new Date(now.getTime() + DAY_MS),
    });
    const recent = await this.#sessions
      .find({ staff: session.staff, openedAt: { $gt: new Date(now.getTime() - DAY_MS) } })
      .toArray();
    const open = recent.filter(({ until, idleUntil, endedAt }) => endedAt === null && until > now && idleUntil > now);
    const { maxOpenSessions, maxSessionsPerDay } = ACCESS_LIMITS;
    if (open.length <= maxOpenSessions && recent.length <= maxSessionsPerDay) return;
    await this.delete(session._id);
    throw new HttpError(
      409,
      'too-many-sessions',
      open.length > maxOpenSessions
        ? `You have ${maxOpenSessions} open access sessions. Please end one first.`
        : `You have opened ${maxSessionsPerDay} access sessions in 24 hours, which is the limit.`,
    );
  }

  /** Deletes a session that was reserved but not opened. */
  async delete(sessionId: string): Promise<void> {
    await this.#sessions.deleteOne({ _id: sessionId });
  }

  /** Copies the state of a session from the stream of the person. */
  async update(sessionId: string, session: SessionState): Promise<void> {
    await this.#sessions.updateOne(
      { _id: sessionId },
      {
        $set: {
          openedAt: new Date(session.openedAt),
          until: new Date(session.until),
          idleUntil: new Date(getIdleEnd(session)),
          isExtendable: isExtendable(session),
          endedAt: session.endedAt === undefined ? null : new Date(session.endedAt),
        },
      },
    );
  }
}
