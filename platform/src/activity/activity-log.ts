import { randomUUID } from 'node:crypto';
import { activityDetails, activityEntry, MAX_ACTIVITY_ENTRIES, parseShortReference } from '@trackrecord/contracts';
import { LRUCache } from 'lru-cache';
import { Binary } from 'mongodb';
import { v5 as uuidv5 } from 'uuid';
import { withDeadline } from '../lifecycle/shutdown.js';
import { Batcher } from '../mongo/batcher.js';
import { insertEach } from '../mongo/insert-each.js';
import { KeyDestroyedError } from '../sealing/key-store.js';
import type { Sealer } from '../sealing/sealer.js';
import { type ActivityDocument, createIdHasher, type NewActivity, toDetailsContext } from './activity-documents.js';
import { type ActivityReference, createActivityFinder, type FindActivity } from './activity-finder.js';
import { ActivityReader } from './activity-reader.js';
import type { Database } from '../mongo/database.js';

interface ActivityLogOptions {
  readonly masterKey: Buffer;
  /** How long entries are kept. */
  readonly days: number;
  /** Called for each entry that could not be stored. */
  readonly onDropped: (error: unknown) => void;
  readonly now?: () => Date;
}

const DAY_MS = 24 * 60 * 60_000;
/** Beyond this number of entries that are not stored yet, further ones are dropped. */
const MAX_PENDING = 1_000;
const FLUSH_TIMEOUT_MS = 2_000;
const RATE_LIMITED = 429;
const MINUTE_MS = 60_000;
const MAX_REMEMBERED_USERS = 10_000;
/** Digits of a request id in its short reference. */
const SHORT_REFERENCE_LENGTH = 8;
/** The UUID namespace of entries about rate limits. Must never change. */
const LIMIT_NAMESPACE = '1f0c8a53-6f0e-4a37-9a53-0f5f2b1d7c64';

/**
 * Records refused and failed requests and the outcomes of jobs, for the person and for support (decision 060).
 * Recording never delays or fails a response: entries are written in batches, and dropped while MongoDB is unreachable.
 */
export class ActivityLog extends ActivityReader {
  readonly #inserts = new Batcher((documents: readonly ActivityDocument[]) => this.#insertAll(documents));
  readonly #pending = new Set<Promise<void>>();
  readonly #recentlyLimited = new LRUCache<string, true>({ max: MAX_REMEMBERED_USERS, ttl: MINUTE_MS });
  readonly #hashId: (id: string) => string;
  readonly #find: FindActivity;
  readonly #now: () => Date;

  constructor(
    db: Database,
    sealer: Sealer,
    private readonly options: ActivityLogOptions,
  ) {
    super(db, sealer);
    this.#hashId = createIdHasher(options.masterKey);
    this.#find = createActivityFinder(db, options.masterKey);
    this.#now = options.now ?? (() => new Date());
  }

  /** Creates the indexes that expire entries and find those of a person, a request id or a command id. */
  async prepare(): Promise<void> {
    await this.entries.createIndex({ until: 1 }, { expireAfterSeconds: 0 }, {});
    await this.entries.createIndex({ uid: 1, at: -1 }, {}, {});
    await this.entries.createIndex({ numbers: 1 }, {}, {});
  }

  /** Records an entry in the background; for rate-limited requests at most one entry per person and minute. */
  record(activity: NewActivity): void {
    if (activity.status === RATE_LIMITED && this.#hasRecentlyRecordedLimit(activity.uid)) return;
    if (this.#pending.size >= MAX_PENDING) {
      this.options.onDropped(new Error('too many entries wait to be stored'));
      return;
    }
    const insertion = this.#store(activity)
      .catch((error: unknown) => {
        // An erased account has no activity any more.
        if (!(error instanceof KeyDestroyedError)) this.options.onDropped(error);
      })
      .finally(() => this.#pending.delete(insertion));
    this.#pending.add(insertion);
  }

  /** Waits until recorded entries are stored or dropped. @throws {DeadlineExceededError} */
  async flush(): Promise<void> {
    await withDeadline(Promise.all(this.#pending), FLUSH_TIMEOUT_MS, 'storing the activity log');
  }

  /** Finds entries by a request id, the short reference of one, or a command id, newest first. */
  findByRequestOrCommandId(id: string): Promise<readonly ActivityReference[]> {
    return this.#find(id);
  }

  /**
   * Returns true if a rate-limited request of a person was recorded in the last minute. Otherwise remembers that one is
   * recorded now.
   */
  #hasRecentlyRecordedLimit(uid: string): boolean {
    if (this.#recentlyLimited.has(uid)) return true;
    this.#recentlyLimited.set(uid, true);
    return false;
  }

  async #store({ uid, kind, outcome, status, code, details }: NewActivity): Promise<void> {
    const at = this.#now();
    const minute = String(Math.floor(at.getTime() / MINUTE_MS));
    // Servers that limit the same person in the same minute create the same id, so that one entry is inserted.
    const _id = status === RATE_LIMITED ? uuidv5(`${uid}/${minute}`, LIMIT_NAMESPACE) : randomUUID();
    const validDetails = activityDetails.parse(details);
    activityEntry.shape.code.parse(code);
    const { requestId, commandId } = validDetails;
    const shortReference = parseShortReference(requestId?.slice(0, SHORT_REFERENCE_LENGTH) ?? '');
    const numbers = [requestId, commandId, shortReference].filter((id) => id !== undefined).map(this.#hashId);
    const sealed = new Binary(await this.sealer.seal(uid, validDetails, toDetailsContext(_id)));
    const until = new Date(at.getTime() + this.options.days * DAY_MS);
    await this.#inserts.run({ _id, uid, at, kind, outcome, status, code, sealed, numbers, until });
  }

  async #insertAll(documents: readonly ActivityDocument[]): Promise<boolean[]> {
    const inserted = await insertEach(this.entries, documents);
    for (const uid of new Set(documents.map((document) => document.uid))) await this.#trim(uid);
    return inserted;
  }

  /** Deletes all but the newest entries of a person. */
  async #trim(uid: string): Promise<void> {
    const cursor = this.entries.find({ uid }, { projection: { _id: 1 } }).sort({ at: -1, _id: -1 });
    const ids = (await cursor.skip(MAX_ACTIVITY_ENTRIES).toArray()).map(({ _id }) => _id);
    if (ids.length > 0) await this.entries.deleteMany({ _id: { $in: ids } });
  }
}
