import { ACCESS_LIMITS, OPEN_SESSIONS_COLLECTION, type OpenSessionDocument } from '@trackrecord/contracts';
import { getIdleEnd, isExtendable, type SessionState } from '@trackrecord/domain';
import { type Database, HttpError, Slots } from '@trackrecord/platform';
import type { Collection } from 'mongodb';
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
  readonly #slots: Slots;

  /** Copies the sessions to the list for auditors, too. */
  constructor(
    db: Database,
    private readonly sessionList: SessionList,
  ) {
    this.#sessions = db.collection(OPEN_SESSIONS_COLLECTION);
    this.#slots = new Slots(db);
  }

  /** Creates the indexes that delete old sessions and find those of a staff member and a person. */
  async prepare(): Promise<void> {
    await this.#slots.prepare();
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
    const excess = await this.#findExcess(session, now);
    if (excess === undefined)
      return this.sessionList.add({ ...session, isApproved, openedAt: now, until: initialUntil });
    await this.delete(session._id);
    throw new HttpError(409, 'too-many-sessions', excess);
  }

  /** Returns which limit a reserved session exceeds, as a message; undefined if it exceeds none. */
  async #findExcess({ _id, staff: uid }: Pick<NewSession, '_id' | 'staff'>, now: Date): Promise<string | undefined> {
    const { maxOpenSessions, maxSessionsPerDay } = ACCESS_LIMITS;
    const list = async () =>
      this.#sessions
        .find({ staff: uid, openedAt: { $gt: new Date(now.getTime() - DAY_MS) } })
        .sort({ openedAt: 1, _id: 1 })
        .toArray();
    const isOpenNow = ({ until, idleUntil, endedAt }: OpenSessionDocument) =>
      endedAt === null && until > now && idleUntil > now;
    const openLimit = { kind: 'open-sessions', uid, max: maxOpenSessions } as const;
    if (!(await this.#slots.claim(openLimit, _id, async () => toIds((await list()).filter(isOpenNow)))))
      return `You have ${maxOpenSessions} open access sessions. Please end one first.`;
    const dayLimit = { kind: 'sessions-per-day', uid, max: maxSessionsPerDay } as const;
    if (!(await this.#slots.claim(dayLimit, _id, async () => toIds(await list()))))
      return `You have opened ${maxSessionsPerDay} access sessions in 24 hours, which is the limit.`;
    return undefined;
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

const toIds = (sessions: readonly OpenSessionDocument[]): readonly string[] => sessions.map(({ _id }) => _id);
