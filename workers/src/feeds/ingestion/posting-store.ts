import { JOB_CHANGES, JOBS_COLLECTION } from '@trackrecord/contracts';
import { type Database, ChangeCounter, retryUpsert } from '@trackrecord/platform';
import type { Collection, Filter } from 'mongodb';
import type { StoredPosting } from './stored-posting.js';
import { toInsert, isInternal, type PostingChange, type PostingUpdate, toUpdate } from './posting-change.js';

/** The fields that show whether a fetch changes a posting. */
export type KnownPosting = Pick<
  StoredPosting,
  '_id' | 'digest' | 'missed' | 'isWithdrawn' | 'expiresAt' | 'closedAt' | 'urlKey' | 'sameKey'
>;

/** The fields that deduplication needs. */
export type DuplicateCandidate = Pick<
  StoredPosting,
  '_id' | 'urlKey' | 'sameKey' | 'source' | 'isWithdrawn' | 'expiresAt' | 'isOpen' | 'postedAt'
>;

interface Counter {
  readonly _id: string;
  readonly count: number;
}

/** The id of the counter of posting numbers. */
const POSTING_NUMBER_COUNTER = 'numbers of jobs';
const CLOSED_RETENTION_SECONDS = 30 * 24 * 60 * 60;
const PAGE_SIZE = 1_000;
const CANDIDATE_FIELDS = ['urlKey', 'sameKey', 'source', 'isWithdrawn', 'expiresAt', 'isOpen', 'postedAt'];
const KNOWN_FIELDS = ['digest', 'missed', 'isWithdrawn', 'expiresAt', 'closedAt', 'urlKey', 'sameKey'];
const toProjection = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 1]));

/** Stores postings. Only one process may write at a time (see ChangeCounter). */
export class PostingStore {
  readonly #postings: Collection<StoredPosting>;
  readonly #counters: Collection<Counter>;
  readonly #changes: ChangeCounter;

  constructor(db: Database) {
    this.#postings = db.collection(JOBS_COLLECTION);
    this.#counters = db.collection('counters');
    this.#changes = new ChangeCounter(db, JOB_CHANGES);
  }

  /** Creates the indexes. */
  async createIndexes(): Promise<void> {
    await this.#postings.createIndexes([
      { key: { change: 1, _id: 1 } },
      { key: { 'source.id': 1, _id: 1 } },
      { key: { urlKey: 1 } },
      { key: { sameKey: 1 } },
      { key: { titleKey: 1 } },
      { key: { isSettled: 1 } },
      { key: { expiresAt: 1 } },
      { key: { closedAt: 1 }, expireAfterSeconds: CLOSED_RETENTION_SECONDS },
    ]);
  }

  /** Returns the stored postings of a source by id. */
  async loadPostings(source: string): Promise<ReadonlyMap<string, KnownPosting>> {
    const postings = new Map<string, KnownPosting>();
    for (let lastId = '', isMore = true; isMore;) {
      const nextPageFilter = { 'source.id': source, _id: { $gt: lastId } };
      const page = await this.#postings
        .find(nextPageFilter, { projection: toProjection(KNOWN_FIELDS) })
        .sort({ _id: 1 })
        .limit(PAGE_SIZE)
        .batchSize(PAGE_SIZE)
        .toArray();
      for (const posting of page) postings.set(posting._id, posting);
      lastId = page.at(-1)?._id ?? lastId;
      isMore = page.length === PAGE_SIZE;
    }
    return postings;
  }

  /** Writes changes. Those that readers of the collection have to see get one new change number. */
  async write(changes: readonly PostingChange[]): Promise<void> {
    const internalChanges = changes.filter(isInternal);
    const publishedChanges = changes.filter((change) => !isInternal(change));
    if (internalChanges.length > 0) await this.#bulkWrite(internalChanges.map((change) => toUpdate(change)));
    if (publishedChanges.length === 0) return;
    const insertCount = publishedChanges.filter((change) => 'insert' in change).length;
    let postingNumber = insertCount > 0 ? (await this.#reservePostingNumbers(insertCount)) - insertCount : 0;
    await this.#changes.write(async (changeNumber) => {
      const updates = publishedChanges.map((change) => {
        if ('insert' in change) postingNumber += 1;
        return 'insert' in change
          ? toInsert(change.insert, changeNumber, postingNumber)
          : toUpdate(change, { change: changeNumber });
      });
      await this.#bulkWrite(updates);
    });
  }

  /** Returns postings that changed since they were last deduplicated. */
  findUnsettled(limit: number): Promise<DuplicateCandidate[]> {
    return this.#find({ isSettled: false }, limit);
  }

  /** Returns all postings that share a key with any of these, including these themselves. */
  findDuplicates(postings: readonly Pick<DuplicateCandidate, 'urlKey' | 'sameKey'>[]): Promise<DuplicateCandidate[]> {
    const urlKeys = [...new Set(postings.map(({ urlKey }) => urlKey))];
    const sameKeys = [...new Set(postings.map(({ sameKey }) => sameKey))];
    return Promise.all([this.#find({ urlKey: { $in: urlKeys } }), this.#find({ sameKey: { $in: sameKeys } })]).then(
      (results) => [...new Map(results.flat().map((posting) => [posting._id, posting])).values()],
    );
  }

  /** Returns expired postings that are not closed yet. */
  findExpired(now: Date, limit: number): Promise<DuplicateCandidate[]> {
    return this.#find({ expiresAt: { $lte: now }, closedAt: { $exists: false } }, limit);
  }

  /** Returns postings that are not closed although their source is no longer configured. */
  findOrphaned(sources: readonly string[], limit: number): Promise<DuplicateCandidate[]> {
    return this.#find({ 'source.id': { $nin: [...sources] }, closedAt: { $exists: false } }, limit);
  }

  /** Returns a page of the postings that are not closed, in order of id. */
  findNotClosed(afterId: string, limit: number): Promise<DuplicateCandidate[]> {
    return this.#postings
      .find({ _id: { $gt: afterId }, closedAt: { $exists: false } }, { projection: toProjection(CANDIDATE_FIELDS) })
      .sort({ _id: 1 })
      .limit(limit)
      .batchSize(PAGE_SIZE)
      .toArray();
  }

  /** Publishes what an interrupted writer left behind, and calls `notify` if changes have not been announced. */
  async announceChanges(notify: () => Promise<void>): Promise<void> {
    await this.#changes.closeInterruptedWrites();
    await this.#changes.notifyIfChanged(notify);
  }

  async #bulkWrite(updates: readonly PostingUpdate[]): Promise<void> {
    await this.#postings.bulkWrite(
      updates.map((updateOne) => ({ updateOne })),
      { ordered: false },
    );
  }

  async #find(filter: Filter<StoredPosting>, limit = 0): Promise<DuplicateCandidate[]> {
    return this.#postings
      .find(filter, { projection: toProjection(CANDIDATE_FIELDS) })
      .limit(limit)
      .batchSize(PAGE_SIZE)
      .toArray();
  }

  /** Reserves posting numbers and returns the last of them. */
  async #reservePostingNumbers(count: number): Promise<number> {
    const updated = await retryUpsert(() =>
      this.#counters.findOneAndUpdate(
        { _id: POSTING_NUMBER_COUNTER },
        { $inc: { count } },
        { upsert: true, returnDocument: 'after' },
      ),
    );
    return updated?.count ?? count;
  }
}
