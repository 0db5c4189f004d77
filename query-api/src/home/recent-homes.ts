import type { Home } from '@trackrecord/contracts';
import { LRUCache } from 'lru-cache';

const MAX_USERS = 2_000;
/** Less than the minute for which data keys are cached: cached data must not outlive its destroyed key. */
const MAX_AGE_MS = 30_000;

/** The revisions of a user's streams. */
interface Revisions {
  readonly profile: number;
  readonly applications: number;
}

/** The cards that are not derived from the views of the user alone. */
export type UserCards = Pick<Home, 'matches' | 'changes'>;

interface RecentCards {
  readonly revisions: Revisions;
  readonly cards: UserCards;
}

/**
 * Caches cards of home pages until the profile or the applications change. A page is often read again at the same
 * revisions, as when its tab gets the focus. New postings and visits show up after 30 s.
 */
export class RecentHomes {
  readonly #cache = new LRUCache<string, RecentCards>({
    max: MAX_USERS,
    ttl: MAX_AGE_MS,
    ttlAutopurge: true,
    perf: performance,
  });

  /** Returns true if there are cards of a user, of any revisions. */
  has(uid: string): boolean {
    return this.#cache.has(uid);
  }

  /** Returns the cards of these revisions. */
  get(uid: string, { profile, applications }: Revisions): UserCards | undefined {
    const recent = this.#cache.get(uid);
    const isCurrent = recent?.revisions.profile === profile && recent.revisions.applications === applications;
    return isCurrent ? recent.cards : undefined;
  }

  /** Stores cards, unless they will change by themselves because the newest profile is not matched yet. */
  set(uid: string, revisions: Revisions, cards: UserCards): void {
    if (cards.matches.isReady) this.#cache.set(uid, { revisions, cards });
  }
}
