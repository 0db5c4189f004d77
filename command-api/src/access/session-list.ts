import {
  ACCESS_SESSIONS_COLLECTION,
  type AccessSessionDocument,
  type OpenSessionDocument,
} from '@trackrecord/contracts';
import {
  type Database,
  createPseudonyms,
  createUidCipher,
  type Pseudonyms,
  type UidCipher,
} from '@trackrecord/platform';
import type { Collection } from 'mongodb';

const DAY_MS = 24 * 60 * 60_000;

/** A session to list. `uid` is the person, who is named by a pseudonym in the list. */
interface ListedSession
  extends
    Pick<OpenSessionDocument, '_id' | 'uid' | 'staff' | 'basis' | 'purpose' | 'openedAt' | 'until'>,
    Pick<AccessSessionDocument, 'isApproved'> {}

/** What changes in a listed session. */
type SessionChanges = Pick<AccessSessionDocument, 'openedAt' | 'until' | 'idleUntil' | 'endedAt'>;

/**
 * The list of all access sessions for auditors. A session is added before it is opened, so that none is missing; what
 * was done in it is read from the stream of the person.
 */
export class SessionList {
  readonly #sessions: Collection<AccessSessionDocument>;
  readonly #pseudonyms: Pseudonyms;
  readonly #uidCipher: UidCipher;

  /** Sessions are listed for some days after they were opened. */
  constructor(
    db: Database,
    masterKey: Buffer,
    private readonly retentionDays: number,
  ) {
    this.#sessions = db.collection(ACCESS_SESSIONS_COLLECTION);
    this.#pseudonyms = createPseudonyms(masterKey);
    this.#uidCipher = createUidCipher(masterKey);
  }

  /** Creates the indexes that delete old sessions, list the newest and find those of a person. */
  async prepare(): Promise<void> {
    await this.#sessions.createIndex({ expiresAt: 1 }, { expireAfterSeconds: 0 }, {});
    await this.#sessions.createIndex({ openedAt: -1 }, {}, {});
    await this.#sessions.createIndex({ person: 1 }, {}, {});
  }

  /** Adds a session that is about to be opened. */
  async add({ uid, openedAt, until, ...session }: ListedSession): Promise<void> {
    await this.#sessions.insertOne({
      ...session,
      person: this.#pseudonyms.forPerson(uid),
      encryptedUid: this.#uidCipher.encrypt(uid, session._id),
      openedAt,
      until,
      idleUntil: until,
      endedAt: null,
      expiresAt: new Date(openedAt.getTime() + this.retentionDays * DAY_MS),
    });
  }

  /** Returns the uid of the person of a session; undefined if the session is not listed. */
  async findUid(sessionId: string): Promise<string | undefined> {
    const { encryptedUid } = (await this.#sessions.findOne({ _id: sessionId })) ?? {};
    return encryptedUid === undefined ? undefined : this.#uidCipher.decrypt(encryptedUid, sessionId);
  }

  /** Deletes a session that was not opened. */
  async delete(sessionId: string): Promise<void> {
    await this.#sessions.deleteOne({ _id: sessionId });
  }

  /** Changes a session that has not been ended. */
  async update(sessionId: string, changes: SessionChanges): Promise<void> {
    await this.#sessions.updateOne({ _id: sessionId, endedAt: null }, { $set: changes });
  }

  /** Ends the sessions to a person that are open. */
  async endAll(uid: string, now: Date): Promise<void> {
    await this.#sessions.updateMany(
      { person: this.#pseudonyms.forPerson(uid), endedAt: null, until: { $gt: now }, idleUntil: { $gt: now } },
      { $set: { endedAt: now } },
    );
  }
}
