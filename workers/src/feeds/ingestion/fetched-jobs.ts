import type { FeedSource } from '@trackrecord/contracts';
import type { FoundJob } from '../found.js';
import type { DollarRates } from './dollars.js';
import { digestOf, expiryOf, postingOf } from './posting-of.js';
import type { KnownPosting, PostingChange } from './posting-store.js';

/** So long a posting that does not change is not noted as seen again (ms): that is a write each. */
const NOTED_FOR = 24 * 60 * 60_000;
/** Missing from so many complete fetches in a row, a posting counts as withdrawn (issue 7). */
const WITHDRAWN_AFTER = 2;

/** What one fetch of a source changes, found by comparing it with what is known. */
export class FetchedJobs {
  readonly #seen = new Set<string>();
  readonly #moved: KnownPosting[] = [];

  constructor(
    private readonly source: FeedSource,
    private readonly rates: DollarRates,
    private readonly known: ReadonlyMap<string, KnownPosting>,
    private readonly now: Date,
  ) {}

  /** How many different postings were found. */
  get found(): number {
    return this.#seen.size;
  }

  /** What was known of postings whose keys have changed since the last call: their old kin may open again. */
  takeMoved(): readonly KnownPosting[] {
    return this.#moved.splice(0);
  }

  /** What a page of the fetch changes. Of a posting that is there twice the first counts. */
  changes(found: readonly FoundJob[]): readonly PostingChange[] {
    return found.flatMap((job) => {
      const { id, digest } = digestOf(job, this.source, this.rates);
      if (this.#seen.has(id)) return [];
      this.#seen.add(id);
      const before = this.known.get(id);
      if (before?.digest === digest) return this.#unchanged(before, job);
      const fresh = { missed: 0, isWithdrawn: false, isSettled: false };
      const posting = { ...postingOf(job, this.source, this.rates, this.now), ...fresh };
      if (!before) return [{ insert: { ...posting, isOpen: false } }];
      if (before.urlKey !== posting.urlKey || before.sameKey !== posting.sameKey) this.#moved.push(before);
      const { _id, ...set } = posting;
      return [{ id: _id, set }];
    });
  }

  /** What follows from what a complete fetch did not have. */
  missing(): readonly PostingChange[] {
    return [...this.known.values()]
      .filter(({ _id, isWithdrawn }) => !isWithdrawn && !this.#seen.has(_id))
      .map(({ _id, missed }) => {
        const isWithdrawn = missed + 1 >= WITHDRAWN_AFTER;
        return { id: _id, set: { missed: missed + 1, isWithdrawn, ...(isWithdrawn && { isSettled: false }) } };
      });
  }

  #unchanged(before: KnownPosting, { validThrough }: FoundJob): readonly PostingChange[] {
    const isBack = before.missed > 0 || before.isWithdrawn;
    if (!isBack && this.now.getTime() - before.seenAt.getTime() < NOTED_FOR) return [];
    const seen = { seenAt: this.now, expiresAt: expiryOf(validThrough, this.now), missed: 0, isWithdrawn: false };
    return [{ id: before._id, set: { ...seen, ...(before.isWithdrawn && { isSettled: false }) } }];
  }
}
