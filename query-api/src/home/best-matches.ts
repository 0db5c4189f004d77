import type { Job } from '@trackrecord/contracts';
import { LRUCache } from 'lru-cache';
import type { JobReader } from '../jobs/job-reader.js';
import type { JobReference, OpenJobs } from '../jobs/open-jobs.js';
import type { UserJobs } from '../jobs/user-jobs.js';

const MAX_JOBS = 3;
const MAX_CACHED_POSTINGS = 2_000;
/** Postings change when feeds are fetched, which is rare. */
const MAX_AGE_MS = 30_000;

interface BestMatches {
  /** The best new matches, or the best ones if none is new. */
  readonly references: readonly JobReference[];
  readonly newCount: number;
}

/** Finds the best matches that the user has not hidden. Those among the applications are counted, but not returned. */
export function findBestMatches(jobs: OpenJobs, numbers: Uint32Array, user: UserJobs, now: number): BestMatches {
  const { expiresAt, jobId } = jobs.columns;
  const [hidden, saved] = [new Set(user.hidden), new Set(user.saved)];
  const best: JobReference[] = [];
  const bestNew: JobReference[] = [];
  let newCount = 0;
  for (const number of numbers) {
    const slot = jobs.findSlot(number);
    const id = slot === undefined ? undefined : jobId[slot];
    if (slot === undefined || id === undefined || (expiresAt[slot] ?? 0) <= now || hidden.has(id)) continue;
    const isNew = user.isNew(number);
    if (isNew) newCount += 1;
    if (saved.has(id)) continue;
    if (best.length < MAX_JOBS) best.push({ jobId: id, number });
    if (isNew && bestNew.length < MAX_JOBS) bestNew.push({ jobId: id, number });
  }
  return { references: bestNew.length > 0 ? bestNew : best, newCount };
}

/** Caches postings, which are the same for everyone. Many users have the same best matches. */
export class RecentPostings {
  readonly #cache = new LRUCache<string, Job>({ max: MAX_CACHED_POSTINGS, ttl: MAX_AGE_MS, perf: performance });

  constructor(private readonly reader: Pick<JobReader, 'readListed'>) {}

  /** Reads postings by their ids, without matches. Skips missing and unreadable ones. */
  async read(references: readonly JobReference[]): Promise<ReadonlyMap<string, Job>> {
    const found = new Map<string, Job>();
    const missing: JobReference[] = [];
    for (const reference of references) {
      const cached = this.#cache.get(reference.jobId);
      if (cached) found.set(reference.jobId, cached);
      else missing.push(reference);
    }
    for (const job of await this.reader.readListed(
      missing,
      () => undefined,
      () => false,
    )) {
      this.#cache.set(job.jobId, job);
      found.set(job.jobId, job);
    }
    return found;
  }
}
