import type { LatestChange } from '@trackrecord/contracts';
import { type ApplicationsState, describeFoldedChanges } from '@trackrecord/domain';
import { LRUCache } from 'lru-cache';
import type { ApplicationSources } from '../applications/current-applications.js';
import { describeStep, readSteps } from '../applications/recorded-steps.js';
import type { PastProfiles } from '../history/past-profiles.js';
import { getStartRevision, type RecentHistories } from '../history/recent-histories.js';

const MAX_CHANGES = 3;
const MAX_USERS = 2_000;
/** Less than the minute for which data keys are cached: cached data must not outlive its destroyed key. */
const MAX_AGE_MS = 45_000;

/** The sources of changes. */
export interface ChangeSources {
  readonly past: Pick<PastProfiles, 'readLastEvent'>;
  readonly histories: Pick<RecentHistories, 'read'>;
  readonly pastApplications: ApplicationSources['pastApplications'];
}

/** The revisions of a user's streams. */
interface Revisions {
  readonly profile: number;
  readonly applications: number;
}

interface CachedChanges {
  readonly revisions: Revisions;
  readonly changes: readonly LatestChange[];
}

/** Describes the latest changes of users, and caches them until there are later ones. */
export class LatestChanges {
  readonly #cache = new LRUCache<string, CachedChanges>({
    max: MAX_USERS,
    ttl: MAX_AGE_MS,
    ttlAutopurge: true,
    perf: performance,
  });

  constructor(private readonly sources: ChangeSources) {}

  /** Returns the latest changes, newest first. @throws {KeyDestroyed} if the account was erased. */
  async read(uid: string, profile: number, applications: Omit<ApplicationsState, 'erased'>): Promise<LatestChange[]> {
    const revisions = { profile, applications: applications.revision };
    const cached = this.#cache.get(uid);
    if (cached && hasRevisions(cached, revisions)) return [...cached.changes];
    const [ofProfile, ofApplications] = await Promise.all([
      this.#readProfileChanges(uid),
      this.#readApplicationChanges(uid, applications),
    ]);
    const changes = [...ofProfile, ...ofApplications]
      .toSorted((a, b) => b.at.localeCompare(a.at))
      .slice(0, MAX_CHANGES);
    this.#cache.set(uid, { revisions, changes });
    return changes;
  }

  async #readProfileChanges(uid: string): Promise<readonly LatestChange[]> {
    const head = await this.sources.past.readLastEvent(uid);
    if (!head || head.type === 'AccountErased') return [];
    const start = Math.max(0, Number(head.revision) + 1 - MAX_CHANGES);
    const history = await this.sources.histories.read(uid, start, head);
    const first = getStartRevision(history);
    return describeFoldedChanges(history, Math.max(0, start - first), history.changes.length)
      .toReversed()
      .map(({ eventId, at, words, undoable }) => ({ eventId, of: 'profile', at, words, undoable }));
  }

  async #readApplicationChanges(
    uid: string,
    applications: Omit<ApplicationsState, 'erased'>,
  ): Promise<readonly LatestChange[]> {
    const { revision } = applications;
    if (revision < 0) return [];
    const { steps } = await readSteps(this.sources, uid, Math.max(0, revision + 1 - MAX_CHANGES), revision + 1);
    return steps.toReversed().map((step) => {
      const { eventId, at, words, undoable } = describeStep(step, { ...applications, erased: false });
      return { eventId, of: 'applications', at, words, undoable };
    });
  }
}

const hasRevisions = ({ revisions }: CachedChanges, { profile, applications }: Revisions): boolean =>
  revisions.profile === profile && revisions.applications === applications;
