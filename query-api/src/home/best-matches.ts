import { createHiddenTest } from '../jobs/hidden-slots.js';
import type { JobReference, OpenJobs } from '../jobs/open-jobs.js';
import type { UserJobs } from '../jobs/user-jobs.js';

const MAX_JOBS = 3;

interface BestMatches {
  /** The best new matches, or the best ones if none is new. */
  readonly jobs: readonly JobReference[];
  readonly newCount: number;
}

/**
 * Finds the best matches that the user has not hidden. `rankedJobNumbers` are the numbers of postings, best match
 * first. New ones among the applications are counted, but not returned.
 */
export function findBestMatches(
  jobs: OpenJobs,
  rankedJobNumbers: Uint32Array,
  userJobs: UserJobs,
  now: number,
): BestMatches {
  const { expiresAt, jobId } = jobs.columns;
  const isHidden = createHiddenTest(jobs, userJobs);
  const savedJobIds = new Set(userJobs.savedJobIds);
  const best: JobReference[] = [];
  const bestNew: JobReference[] = [];
  let newCount = 0;
  for (const number of rankedJobNumbers) {
    const slot = jobs.findSlot(number);
    const id = slot === undefined ? undefined : jobId[slot];
    if (slot === undefined || id === undefined || (expiresAt[slot] ?? 0) <= now || isHidden(slot)) continue;
    const isNew = userJobs.isNew(number);
    if (isNew) newCount += 1;
    if (savedJobIds.has(id)) continue;
    if (best.length < MAX_JOBS) best.push({ jobId: id, number });
    if (isNew && bestNew.length < MAX_JOBS) bestNew.push({ jobId: id, number });
  }
  return { jobs: bestNew.length > 0 ? bestNew : best, newCount };
}
