import { JOB_CHANGES, JOBS_COLLECTION } from '@trackrecord/contracts';
import { ChangeCounter, upserting } from '@trackrecord/platform';
import type { Collection, Db, Filter } from 'mongodb';
import type { StoredPosting } from './stored-posting.js';
import { inserting, isOwn, type PostingChange, type PostingUpdate, updating } from './posting-change.js';

/** What has to be known of a posting to see whether a fetch changes it. */
export type KnownPosting = Pick<
  StoredPosting,
  '_id' | 'digest' | 'missed' | 'isWithdrawn' | 'expiresAt' | 'closedAt' | 'urlKey' | 'sameKey'
>;

/** What tells postings apart from their duplicates. */
export type Kin = Pick<
  StoredPosting,
  '_id' | 'urlKey' | 'sameKey' | 'source' | 'isWithdrawn' | 'expiresAt' | 'isOpen' | 'postedAt'
>;

interface Counter {
  readonly _id: string;
  readonly count: number;
}

const NUMBERS = 'numbers of jobs';
/** So long postings are kept that are not open any more (s). */
const KEPT_CLOSED = 30 * 24 * 60 * 60;
/** So many postings are read at once. */
const PAGE = 1_000;
const KIN = ['urlKey', 'sameKey', 'source', 'isWithdrawn', 'expiresAt', 'isOpen', 'postedAt'];
const KNOWN = ['digest', 'missed', 'isWithdrawn', 'expiresAt', 'closedAt', 'urlKey', 'sameKey'];
const only = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1]));

/** Where postings are kept. One process at a time writes to it (see ChangeCounter). */
export class PostingStore {
  readonly #postings: Collection<StoredPosting>;
  readonly #counters: Collection<Counter>;
  readonly #changes: ChangeCounter;

  constructor(db: Db) {
    this.#postings = db.collection(JOBS_COLLECTION);
    this.#counters = db.collection('counters');
    this.#changes = new ChangeCounter(db, JOB_CHANGES);
  }

  /** Makes the indexes that reading and following need. */
  async prepare(): Promise<void> {
    await this.#postings.createIndexes([
      { key: { change: 1, _id: 1 } },
      { key: { 'source.id': 1, _id: 1 } },
      { key: { urlKey: 1 } },
      { key: { sameKey: 1 } },
      { key: { isSettled: 1 } },
      { key: { expiresAt: 1 } },
      { key: { closedAt: 1 }, expireAfterSeconds: KEPT_CLOSED },
    ]);
  }

  /** What is known of the postings of a source, by their ids. */
  async known(source: string): Promise<ReadonlyMap<string, KnownPosting>> {
    const known = new Map<string, KnownPosting>();
    for (let last = '', isMore = true; isMore;) {
      const after = { 'source.id': source, _id: { $gt: last } };
      const page = await this.#postings
        .find(after, { projection: only(KNOWN) })
        .sort({ _id: 1 })
        .limit(PAGE)
        .batchSize(PAGE)
        .toArray();
      for (const posting of page) known.set(posting._id, posting);
      last = page.at(-1)?._id ?? last;
      isMore = page.length === PAGE;
    }
    return known;
  }

  /** Writes changes, all under one new change number, so that whoever follows sees those that concern them. */
  async write(changes: readonly PostingChange[]): Promise<void> {
    const own = changes.filter(isOwn);
    const others = changes.filter((change) => !isOwn(change));
    if (own.length > 0) await this.#bulk(own.map((one) => updating(one)));
    if (others.length === 0) return;
    const inserts = others.filter((one) => 'insert' in one).length;
    let number = inserts > 0 ? (await this.#reserve(NUMBERS, inserts)) - inserts : 0;
    await this.#changes.writing(async (change) => {
      const writes = others.map((one) => {
        if ('insert' in one) number += 1;
        return 'insert' in one ? inserting(one.insert, change, number) : updating(one, { change });
      });
      await this.#bulk(writes);
    });
  }

  /** Postings that have changed since they were told apart from their duplicates. */
  unsettled(most: number): Promise<Kin[]> {
    return this.#kin({ isSettled: false }, most);
  }

  /** All postings with one of these keys. */
  kinOf(postings: readonly Pick<Kin, 'urlKey' | 'sameKey'>[]): Promise<Kin[]> {
    const urlKeys = [...new Set(postings.map(({ urlKey }) => urlKey))];
    const sameKeys = [...new Set(postings.map(({ sameKey }) => sameKey))];
    return Promise.all([this.#kin({ urlKey: { $in: urlKeys } }), this.#kin({ sameKey: { $in: sameKeys } })]).then(
      (both) => [...new Map(both.flat().map((posting) => [posting._id, posting])).values()],
    );
  }

  /** Postings that have expired and are not closed yet. */
  expired(now: Date, most: number): Promise<Kin[]> {
    return this.#kin({ expiresAt: { $lte: now }, closedAt: { $exists: false } }, most);
  }

  /** Postings that are not closed although their sources are not read any more. */
  orphaned(sources: readonly string[], most: number): Promise<Kin[]> {
    return this.#kin({ 'source.id': { $nin: [...sources] }, closedAt: { $exists: false } }, most);
  }

  /** A page of the postings that are not closed, by their ids, after one of them. */
  notClosedAfter(id: string, most: number): Promise<Kin[]> {
    return this.#postings
      .find({ _id: { $gt: id }, closedAt: { $exists: false } }, { projection: only(KIN) })
      .sort({ _id: 1 })
      .limit(most)
      .batchSize(PAGE)
      .toArray();
  }

  /**
   * Lets those who follow see what a writer left that was cut off, and tells of all changes that nobody has been told of.
   */
  async announce(tell: () => Promise<void>): Promise<void> {
    await this.#changes.publish();
    await this.#changes.telling(tell);
  }

  async #bulk(updates: readonly PostingUpdate[]): Promise<void> {
    await this.#postings.bulkWrite(
      updates.map((updateOne) => ({ updateOne })),
      { ordered: false },
    );
  }

  async #kin(filter: Filter<StoredPosting>, most = 0): Promise<Kin[]> {
    return this.#postings
      .find(filter, { projection: only(KIN) })
      .limit(most)
      .batchSize(PAGE)
      .toArray();
  }

  /** The last of so many numbers that nobody had before. */
  async #reserve(counter: string, many: number): Promise<number> {
    const counted = await upserting(() =>
      this.#counters.findOneAndUpdate(
        { _id: counter },
        { $inc: { count: many } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return counted?.count ?? many;
  }
}
