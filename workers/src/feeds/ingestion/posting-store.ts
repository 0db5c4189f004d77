import { JOB_CHANGES, JOBS_COLLECTION } from '@trackrecord/contracts';
import { ChangeCounter, upserting } from '@trackrecord/platform';
import type { Collection, Db, Filter } from 'mongodb';
import type { StoredPosting } from './stored-posting.js';
import { inserting, isOwn, type PostingChange, type PostingUpdate, updating } from './posting-change.js';

/** The fields that show whether a fetch changes a posting. */
export type KnownPosting = Pick<
  StoredPosting,
  '_id' | 'digest' | 'missed' | 'isWithdrawn' | 'expiresAt' | 'closedAt' | 'urlKey' | 'sameKey'
>;

/** The fields that deduplication needs. */
export type Kin = Pick<
  StoredPosting,
  '_id' | 'urlKey' | 'sameKey' | 'source' | 'isWithdrawn' | 'expiresAt' | 'isOpen' | 'postedAt'
>;

interface Counter {
  readonly _id: string;
  readonly count: number;
}

const NUMBERS = 'numbers of jobs';
const KEPT_CLOSED = 30 * 24 * 60 * 60;
const PAGE = 1_000;
const KIN = ['urlKey', 'sameKey', 'source', 'isWithdrawn', 'expiresAt', 'isOpen', 'postedAt'];
const KNOWN = ['digest', 'missed', 'isWithdrawn', 'expiresAt', 'closedAt', 'urlKey', 'sameKey'];
const only = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1]));

/** Stores postings. Only one process may write at a time (see ChangeCounter). */
export class PostingStore {
  readonly #postings: Collection<StoredPosting>;
  readonly #counters: Collection<Counter>;
  readonly #changes: ChangeCounter;

  constructor(db: Db) {
    this.#postings = db.collection(JOBS_COLLECTION);
    this.#counters = db.collection('counters');
    this.#changes = new ChangeCounter(db, JOB_CHANGES);
  }

  /** Creates the indexes. */
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

  /** Returns the stored postings of a source by id. */
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

  /** Writes changes under one new change number, so that followers see those that concern them. */
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

  /** Returns postings that changed since they were last deduplicated. */
  unsettled(most: number): Promise<Kin[]> {
    return this.#kin({ isSettled: false }, most);
  }

  /** Returns all postings that share a key with any of these. */
  kinOf(postings: readonly Pick<Kin, 'urlKey' | 'sameKey'>[]): Promise<Kin[]> {
    const urlKeys = [...new Set(postings.map(({ urlKey }) => urlKey))];
    const sameKeys = [...new Set(postings.map(({ sameKey }) => sameKey))];
    return Promise.all([this.#kin({ urlKey: { $in: urlKeys } }), this.#kin({ sameKey: { $in: sameKeys } })]).then(
      (both) => [...new Map(both.flat().map((posting) => [posting._id, posting])).values()],
    );
  }

  /** Returns expired postings that are not closed yet. */
  expired(now: Date, most: number): Promise<Kin[]> {
    return this.#kin({ expiresAt: { $lte: now }, closedAt: { $exists: false } }, most);
  }

  /** Returns postings that are not closed although their source is no longer configured. */
  orphaned(sources: readonly string[], most: number): Promise<Kin[]> {
    return this.#kin({ 'source.id': { $nin: [...sources] }, closedAt: { $exists: false } }, most);
  }

  /** Returns a page of the postings that are not closed, in order of id. */
  notClosedAfter(id: string, most: number): Promise<Kin[]> {
    return this.#postings
      .find({ _id: { $gt: id }, closedAt: { $exists: false } }, { projection: only(KIN) })
      .sort({ _id: 1 })
      .limit(most)
      .batchSize(PAGE)
      .toArray();
  }

  /** Publishes what an interrupted writer left behind, and calls `notify` if changes have not been announced. */
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

  /** Reserves numbers and returns the last of them. */
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
