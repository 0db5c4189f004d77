import type { JobReference, OpenJobs } from '../jobs/open-jobs.js';
import type { UserJobs } from '../jobs/user-jobs.js';

const MAX_JOBS = 3;

interface BestMatches {
  /** The best new matches, or the best ones if none is new. */
  readonly jobs: readonly JobReference[];
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
  return { jobs: bestNew.length > 0 ? bestNew : best, newCount };
}
