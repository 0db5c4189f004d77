import { randomBytes } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Binary, type Collection } from 'mongodb';
import { isDuplicateKey, retryUpsert } from '../mongo/connect.js';
import { StartupError } from '../lifecycle/startup-error.js';
import { DecryptionError, open, seal } from './cipher.js';
import type { ReadHistory } from './subject-history.js';
import type { Database } from '../mongo/database.js';

interface KeyDocument {
  readonly _id: string;
  readonly wrapped?: Binary;
  readonly destroyedAt?: Date;
}

/** Running lookups by subject. */
type PendingLookups = Map<string, Promise<Buffer>>;

/** The key was destroyed: its data can never be opened again. */
export class KeyDestroyedError extends Error {
  override readonly name = 'KeyDestroyedError';
}

/** There is no key for this subject: it was never created, or it is lost. */
export class KeyMissingError extends Error {
  override readonly name = 'KeyMissingError';
}

/**
 * The database of keys has no check value, or that of another master key: it was emptied or replaced, so a missing key
 * says nothing about its subject.
 */
export class KeysReplacedError extends Error {
  override readonly name = 'KeysReplacedError';
}

/** The configured master key is not the one the stored keys were wrapped with. */
export class WrongMasterKeyError extends StartupError {
  override readonly name = 'WrongMasterKeyError';
}

const COMPACT_TIMEOUT_MS = 8_000;
const CACHE_TTL_MS = 60_000;
const MAX_CACHED_KEYS = 10_000;

const CHECK_ID = '$master';
const CHECK_VALUE = Buffer.from('trackrecord');

/**
 * Stores one data key per subject, wrapped by the master key. A key is cached for at most a minute, so that every
 * process forgets a destroyed key by then. A destroyed key leaves a tombstone that prevents a new one.
 */
export class KeyStore {
  readonly #keys: Collection<KeyDocument>;
  readonly #cache: LRUCache<string, Buffer>;

  // Callers that need the same key at the same time share a lookup: the events of an append are sealed concurrently,
  // and those of a page are opened concurrently.
  readonly #pendingCreations: PendingLookups = new Map();
  readonly #pendingLookups: PendingLookups = new Map();

  constructor(
    private readonly db: Database,
    private readonly masterKey: Buffer,
    private readonly now: () => number = Date.now,
    private readonly readHistory: ReadHistory = () => Promise.resolve('empty'),
  ) {
    this.#keys = db.collection('keys');
    // Expired keys do not stay in memory.
    this.#cache = new LRUCache({
      max: MAX_CACHED_KEYS,
      ttl: CACHE_TTL_MS,
      ttlAutopurge: true,
      ttlResolution: 0,
      perf: { now },
    });
  }

  /** Returns true if there are no keys, no tombstones and no check value. */
  async isEmpty(): Promise<boolean> {
    return (await this.#keys.findOne({}, { projection: { _id: 1 } })) === null;
  }

  /**
   * Verifies the master key with the stored check value, which the first start writes.
   * @throws {WrongMasterKeyError} if it does not match.
   */
  async verifyMasterKey(): Promise<void> {
    const wrapped = new Binary(seal(this.masterKey, CHECK_VALUE, CHECK_ID));
    const document = await this.#insertOrRead({ _id: CHECK_ID, wrapped });
    if (!this.#fitsMasterKey(document))
      throw new WrongMasterKeyError('MASTER_KEY is not the key this data was sealed with');
  }

  /**
   * Returns the key of a subject, created on first use. If its streams already have sealed events, the key is lost: a
   * new one could not open them, and its own data could not be opened once the lost key is restored.
   * @throws {KeyDestroyedError}
   * @throws {KeyMissingError} if the key is lost.
   * @throws {KeysReplacedError} if the database of keys was replaced.
   */
  async findOrCreate(subject: string): Promise<Buffer> {
    const cached = this.#cache.get(subject);
    if (cached) return cached;
    return shareLookup(this.#pendingCreations, subject, async () => {
      return this.#cacheKey((await this.#keys.findOne({ _id: subject })) ?? (await this.#create(subject)));
    });
  }

  /**
   * Returns the key of a subject.
   * @throws {KeyDestroyedError}
   * @throws {KeyMissingError} if it has none.
   * @throws {KeysReplacedError} if the database of keys was replaced.
   */
  async find(subject: string): Promise<Buffer> {
    const cached = this.#cache.get(subject);
    if (cached) return cached;
    return shareLookup(this.#pendingLookups, subject, async () => {
      const document = await this.#keys.findOne({ _id: subject });
      if (!document) throw await this.#createMissingError(subject);
      return this.#cacheKey(document);
    });
  }

  /** Destroys the key of a subject, or prevents one from ever being created. */
  async destroy(subject: string): Promise<void> {
    this.#cache.delete(subject);
    const tombstone = { $set: { destroyedAt: new Date(this.now()) }, $unset: { wrapped: '' } } as const;
    await retryUpsert(() => this.#keys.updateOne({ _id: subject }, tombstone, { upsert: true }));
  }

  /** Returns true if a subject has a key in the database, regardless of the cache. */
  async has(subject: string): Promise<boolean> {
    return (await this.#keys.findOne({ _id: subject }, { projection: { wrapped: 1 } }))?.wrapped !== undefined;
  }

  /** Returns whether the key of a subject exists, was destroyed, or is missing, regardless of the cache. */
  async readState(subject: string): Promise<'present' | 'destroyed' | 'missing'> {
    const found = await this.#keys.findOne({ _id: subject }, { projection: { wrapped: 1, destroyedAt: 1 } });
    if (found?.wrapped !== undefined) return 'present';
    return found?.destroyedAt === undefined ? 'missing' : 'destroyed';
  }

  /**
   * Compacts the collection of keys, whose free pages may still contain destroyed keys. Returns the error if it fails,
   * takes too long, or is not supported by the server: the key is deleted anyway, and the server reuses its pages
   * later.
   */
  async scrub(): Promise<{ readonly failure?: unknown }> {
    try {
      await this.db.command(
        { compact: this.#keys.collectionName, force: true },
        { signal: AbortSignal.timeout(COMPACT_TIMEOUT_MS) },
      );
      return {};
    } catch (failure) {
      return { failure };
    }
  }

  async #create(subject: string): Promise<KeyDocument> {
    const history = await this.readHistory(subject);
    if (history === 'empty') {
      const wrapped = new Binary(seal(this.masterKey, randomBytes(32), subject));
      return this.#insertOrRead({ _id: subject, wrapped });
    }
    // Another process may have created the key and appended the first event since the lookup.
    const document = await this.#keys.findOne({ _id: subject });
    if (document) return document;
    if (history === 'erased') throw new KeyDestroyedError(`the account ${subject} was erased`);
    throw await this.#createMissingError(subject);
  }

  async #createMissingError(subject: string): Promise<KeyMissingError | KeysReplacedError> {
    const check = await this.#keys.findOne({ _id: CHECK_ID });
    if (check && this.#fitsMasterKey(check)) return new KeyMissingError(`no key for ${subject}`);
    return new KeysReplacedError(
      'The database of keys (KEYS_MONGODB_URL) was emptied or replaced: restore it from its backup.',
    );
  }

  #fitsMasterKey(check: KeyDocument): boolean {
    try {
      this.#unwrap(check);
      return true;
    } catch (error) {
      if (error instanceof DecryptionError) return false;
      throw error;
    }
  }

  async #insertOrRead(document: KeyDocument): Promise<KeyDocument> {
    try {
      await this.#keys.insertOne(document);
      return document;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      const existing = await this.#keys.findOne({ _id: document._id });
      if (!existing) throw new KeyMissingError(`the key for ${document._id} vanished`);
      return existing;
    }
  }

  #cacheKey(document: KeyDocument): Buffer {
    const key = this.#unwrap(document);
    this.#cache.set(document._id, key);
    return key;
  }

  #unwrap({ _id, wrapped }: KeyDocument): Buffer {
    if (!wrapped) throw new KeyDestroyedError(`the key for ${_id} was destroyed`);
    return open(this.masterKey, Buffer.from(wrapped.buffer), _id);
  }
}

/** Shares one lookup among concurrent callers. */
function shareLookup(pending: PendingLookups, subject: string, findKey: () => Promise<Buffer>): Promise<Buffer> {
  const pendingLookup = pending.get(subject);
  if (pendingLookup) return pendingLookup;
  const newLookup = findKey().finally(() => pending.delete(subject));
  pending.set(subject, newLookup);
  return newLookup;
}
