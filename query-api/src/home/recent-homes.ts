import type { Home } from '@trackrecord/contracts';
import { LRUCache } from 'lru-cache';

const MAX_USERS = 2_000;
/** Less than the minute for which data keys are cached: cached data must not outlive its destroyed key. */
const MAX_AGE_MS = 30_000;

/** The revision and the last event of a view. */
interface ViewVersion {
  readonly revision: number | undefined;
  readonly eventId: string | undefined;
}

/** The versions of a user's views; undefined without a view. */
export interface HomeVersions {
  readonly profile: ViewVersion | undefined;
  readonly applications: ViewVersion | undefined;
}

interface RecentHome {
  readonly versions: HomeVersions;
  readonly home: Home;
}

/**
 * Caches home pages until the profile or the applications change. A page is often read again at the same versions, as
 * when its tab gets the focus. New postings, visits and events show up after 30 s.
 */
export class RecentHomes {
  readonly #cache = new LRUCache<string, RecentHome>({
    max: MAX_USERS,
    ttl: MAX_AGE_MS,
    ttlAutopurge: true,
    perf: performance,
  });

  /** Returns the cached home page of a user, of any versions. */
  get(uid: string): RecentHome | undefined {
    return this.#cache.get(uid);
  }

  /** Stores a home page, unless it will change by itself because the newest profile is not matched yet. */
  set(uid: string, versions: HomeVersions, home: Home): void {
    if (home.matches.isReady) this.#cache.set(uid, { versions, home });
  }
}

const isSameVersion = (a: ViewVersion | undefined, b: ViewVersion | undefined): boolean =>
  a?.revision === b?.revision && a?.eventId === b?.eventId;

/** Returns true if both contain the same versions. */
export const areSameVersions = (a: HomeVersions, b: HomeVersions): boolean =>
  isSameVersion(a.profile, b.profile) && isSameVersion(a.applications, b.applications);
