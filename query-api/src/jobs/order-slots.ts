import type { JobsQuery } from '@trackrecord/contracts';
import type { OpenJobs } from './open-jobs.js';

/** Returns the slots of ranked postings that are still open, best first. */
export const toRankedSlots = (rankedJobNumbers: Uint32Array, jobs: OpenJobs): readonly number[] =>
  [...rankedJobNumbers].map((number) => jobs.findSlot(number)).filter((slot) => slot !== undefined);

/** Returns the slots of recommendations in an order; by default the best match first. */
export function orderRecommended(
  jobs: OpenJobs,
  rankedJobNumbers: Uint32Array,
  sort: JobsQuery['sort'],
): readonly number[] {
  const rankedSlots = toRankedSlots(rankedJobNumbers, jobs);
  if (sort === '' || sort === 'match') return rankedSlots;
  const recommendedSlots = new Set(rankedSlots);
  return (sort === 'date' ? jobs.getSlotsNewestFirst() : jobs.getSlotsBySalary()).filter((slot) =>
    recommendedSlots.has(slot),
  );
}

/** Returns the slots of all postings in an order; by default the newest first. Unranked ones follow the ranked ones. */
export function orderAll(jobs: OpenJobs, rankedJobNumbers: Uint32Array, sort: JobsQuery['sort']): readonly number[] {
  if (sort === 'salary') return jobs.getSlotsBySalary();
  const newestFirst = jobs.getSlotsNewestFirst();
  if (sort !== 'match') return newestFirst;
  const rankedSlots = toRankedSlots(rankedJobNumbers, jobs);
  const distinctRankedSlots = new Set(rankedSlots);
  return [...rankedSlots, ...newestFirst.filter((slot) => !distinctRankedSlots.has(slot))];
}
