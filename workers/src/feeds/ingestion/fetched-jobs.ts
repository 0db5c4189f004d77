import { type FeedSource, storedJob } from '@trackrecord/contracts';
import type { Posting } from '../found.js';
import { issuesOf } from '../reading/records.js';
import { lineOfHtml } from '../text/text-of-html.js';
import type { DollarRates } from './dollars.js';
import { LeftOut } from './left-out.js';
import { digestOf, expiryOf, postingOf } from './posting-of.js';
import type { PostingChange } from './posting-change.js';
import type { KnownPosting } from './posting-store.js';

/** Min. gain in expiry (ms) worth a write: every write is read again by all followers. */
const RENEWED_AFTER = 7 * 24 * 60 * 60_000;
/** A posting that is missing from this many consecutive complete fetches counts as withdrawn (issue 7). */
const WITHDRAWN_AFTER = 2;

/** Optional fields, cleared if a posting no longer has them. */
const MAY_BE_LOST = { salary: undefined, yearly: undefined, roleType: undefined, validThrough: undefined };

/** Computes what one fetch of a source changes, compared to the stored postings. */
export class FetchedJobs {
  readonly leftOut: LeftOut;
  readonly #seen = new Set<string>();
  readonly #moved: KnownPosting[] = [];

  constructor(
    private readonly source: FeedSource,
    private readonly rates: DollarRates,
    private readonly known: ReadonlyMap<string, KnownPosting>,
    private readonly now: Date,
  ) {
    this.leftOut = new LeftOut(source.id);
  }

  /** The number of distinct postings found. */
  get found(): number {
    return this.#seen.size;
  }

  /**
   * Returns and clears the previous versions of postings whose keys changed: their former duplicates may open again.
   */
  takeMoved(): readonly KnownPosting[] {
    return this.#moved.splice(0);
  }

  /** Returns the changes of one page. The first of repeated postings counts. */
  changes(found: readonly Posting[]): readonly PostingChange[] {
    return found.flatMap((job) => {
      try {
        return this.#changesOf(job);
      } catch (error) {
        // One bad posting must not stop the others.
        this.leftOut.note([{ id: job.id, reason: lineOfHtml(`job ${job.id}: ${String(error)}`) }]);
        return [];
      }
    });
  }

  /** Returns the changes for postings that a complete fetch did not contain. */
  missing(): readonly PostingChange[] {
    return [...this.known.values()]
      .filter(({ _id, isWithdrawn }) => !isWithdrawn && !this.#seen.has(_id) && !this.leftOut.mayBe(_id))
      .map(({ _id, missed }) => {
        const isWithdrawn = missed + 1 >= WITHDRAWN_AFTER;
        return { id: _id, set: { missed: missed + 1, isWithdrawn, ...(isWithdrawn && { isSettled: false }) } };
      });
  }

  #changesOf(job: Posting): readonly PostingChange[] {
    const { id, digest } = digestOf(job, this.source, this.rates);
    if (this.#seen.has(id)) return [];
    const before = this.known.get(id);
    const changes = before?.digest === digest ? this.#unchanged(before, job) : this.#changed(before, job);
    if (changes) this.#seen.add(id);
    return changes ?? [];
  }

  /** Returns undefined if the posting violates the contract. */
  #changed(before: KnownPosting | undefined, job: Posting): readonly PostingChange[] | undefined {
    const read = postingOf(job, this.source, this.rates, this.now);
    const posting = { ...read, missed: 0, isWithdrawn: false, isSettled: false };
    const checked = storedJob.safeParse({ ...posting, number: 0, change: 0, isOpen: false });
    if (!checked.success) {
      this.leftOut.note([{ id: job.id, reason: lineOfHtml(`job ${job.id}: ${issuesOf(checked.error)}`) }]);
      return undefined;
    }
    if (!before) return [{ insert: { ...posting, isOpen: false } }];
    if (before.urlKey !== posting.urlKey || before.sameKey !== posting.sameKey) this.#moved.push(before);
    const { _id, ...set } = posting;
    return [{ id: _id, set: { ...MAY_BE_LOST, ...set } }];
  }

  #unchanged(before: KnownPosting, { validThrough }: Posting): readonly PostingChange[] {
    // Also covers postings closed because they expired or their feed was turned off.
    const isClosed = before.isWithdrawn || before.closedAt !== undefined;
    const expiresAt = expiryOf(validThrough, this.now);
    const isRenewed = expiresAt.getTime() - before.expiresAt.getTime() >= RENEWED_AFTER;
    if (!isClosed && !isRenewed && before.missed === 0) return [];
    const back = { missed: 0, isWithdrawn: false, ...(isClosed && { isSettled: false }) };
    return [{ id: before._id, set: { ...back, ...(isRenewed && { expiresAt }) } }];
  }
}
