import { type FeedSource, storedJob } from '@trackrecord/contracts';
import type { Posting } from '../feed-records.js';
import { formatIssues } from '../reading/records.js';
import { htmlToLine } from '../text/html-to-text.js';
import type { DollarRates } from './dollars.js';
import { SkippedRecords } from './skipped-records.js';
import { digestPosting, getExpiry, toStoredPosting } from './to-stored-posting.js';
import type { PostingChange } from './posting-change.js';
import type { KnownPosting } from './posting-store.js';

/**
 * Min. gain in expiry (ms) worth a write: every write is read again by all processes that mirror postings in memory
 * (CollectionMirror).
 */
const MIN_RENEWAL_MS = 7 * 24 * 60 * 60_000;
/** A posting that is missing from this many consecutive complete fetches counts as withdrawn. */
const MAX_MISSED_FETCHES = 2;

/** Optional fields, cleared if a posting no longer has them. */
const CLEARED_FIELDS = {
  salary: undefined,
  yearly: undefined,
  roleType: undefined,
  postedAt: undefined,
  validThrough: undefined,
};

/** Computes what one fetch of a source changes, compared to the stored postings. */
export class FetchDiff {
  readonly skippedRecords: SkippedRecords;
  readonly #seenIds = new Set<string>();
  readonly #previousVersions: KnownPosting[] = [];

  constructor(
    private readonly source: FeedSource,
    private readonly rates: DollarRates,
    private readonly storedPostings: ReadonlyMap<string, KnownPosting>,
    private readonly now: Date,
  ) {
    this.skippedRecords = new SkippedRecords(source.id);
  }

  /** The number of distinct postings found. */
  get postingCount(): number {
    return this.#seenIds.size;
  }

  /**
   * Returns and clears the previous versions of postings whose keys changed: their former duplicates may open again.
   */
  drainPreviousVersions(): readonly KnownPosting[] {
    return this.#previousVersions.splice(0);
  }

  /** Returns the changes for postings of the fetch. Ignores repeated ids. */
  diffPostings(postings: readonly Posting[]): readonly PostingChange[] {
    return postings.flatMap((posting) => {
      try {
        return this.#diff(posting);
      } catch (error) {
        // One bad posting must not stop the others.
        this.skippedRecords.add([{ id: posting.id, reason: htmlToLine(`job ${posting.id}: ${String(error)}`) }]);
        return [];
      }
    });
  }

  /** Returns the changes for postings that a complete fetch did not contain. */
  diffMissingPostings(): readonly PostingChange[] {
    return [...this.storedPostings.values()]
      .filter(({ _id, isWithdrawn }) => !isWithdrawn && !this.#seenIds.has(_id) && !this.skippedRecords.mayInclude(_id))
      .map(({ _id, missed }) => {
        const isWithdrawn = missed + 1 >= MAX_MISSED_FETCHES;
        return { id: _id, set: { missed: missed + 1, isWithdrawn, ...(isWithdrawn && { isSettled: false }) } };
      });
  }

  #diff(posting: Posting): readonly PostingChange[] {
    const { id, digest } = digestPosting(posting, this.source, this.rates);
    if (this.#seenIds.has(id)) return [];
    const storedPosting = this.storedPostings.get(id);
    const changes =
      storedPosting?.digest === digest
        ? this.#diffUnchanged(storedPosting, posting)
        : this.#diffChanged(storedPosting, posting);
    if (changes) this.#seenIds.add(id);
    return changes ?? [];
  }

  /** Returns undefined if the posting violates the contract. */
  #diffChanged(storedPosting: KnownPosting | undefined, posting: Posting): readonly PostingChange[] | undefined {
    const parsed = toStoredPosting(posting, this.source, this.rates, this.now);
    const newPosting = { ...parsed, missed: 0, isWithdrawn: false, isSettled: false };
    const validated = storedJob.safeParse({ ...newPosting, number: 0, change: 0, isOpen: false });
    if (!validated.success) {
      this.skippedRecords.add([
        { id: posting.id, reason: htmlToLine(`job ${posting.id}: ${formatIssues(validated.error)}`) },
      ]);
      return undefined;
    }
    if (!storedPosting) return [{ insert: { ...newPosting, isOpen: false } }];
    if (storedPosting.urlKey !== newPosting.urlKey || storedPosting.sameKey !== newPosting.sameKey)
      this.#previousVersions.push(storedPosting);
    const { _id, ...set } = newPosting;
    return [{ id: _id, set: { ...CLEARED_FIELDS, ...set } }];
  }

  #diffUnchanged(storedPosting: KnownPosting, { validThrough }: Posting): readonly PostingChange[] {
    // Also covers postings closed because they expired or their feed was turned off.
    const isClosed = storedPosting.isWithdrawn || storedPosting.closedAt !== undefined;
    const expiresAt = getExpiry(validThrough, this.now);
    const isRenewed = expiresAt.getTime() - storedPosting.expiresAt.getTime() >= MIN_RENEWAL_MS;
    if (!isClosed && !isRenewed && storedPosting.missed === 0) return [];
    const seenAgainFields = { missed: 0, isWithdrawn: false, ...(isClosed && { isSettled: false }) };
    return [{ id: storedPosting._id, set: { ...seenAgainFields, ...(isRenewed && { expiresAt }) } }];
  }
}
