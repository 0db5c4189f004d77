import type { JobsQuery } from '@trackrecord/contracts';
import type { OpenJobs } from './open-jobs.js';

/** Returns the slots of ranked postings that are still open, best first. */
export const toRankedSlots = (numbers: Uint32Array, jobs: OpenJobs): readonly number[] =>
  [...numbers].map((number) => jobs.findSlot(number)).filter((slot) => slot !== undefined);

/** Returns the slots of recommendations in an order; by default the best match first. */
export function orderRecommended(jobs: OpenJobs, numbers: Uint32Array, sort: JobsQuery['sort']): readonly number[] {
  const ranked = toRankedSlots(numbers, jobs);
  if (sort === '' || sort === 'match') return ranked;
  const recommended = new Set(ranked);
  return (sort === 'date' ? jobs.getSlotsNewestFirst() : jobs.getSlotsBySalary()).filter((slot) =>
    recommended.has(slot),
  );
}

/** Returns the slots of all postings in an order; by default the newest first. Unranked ones follow the ranked ones. */
export function orderAll(jobs: OpenJobs, numbers: Uint32Array, sort: JobsQuery['sort']): readonly number[] {
  if (sort === 'salary') return jobs.getSlotsBySalary();
  const newestFirst = jobs.getSlotsNewestFirst();
  if (sort !== 'match') return newestFirst;
  const ranked = toRankedSlots(numbers, jobs);
  const known = new Set(ranked);
  return [...ranked, ...newestFirst.filter((slot) => !known.has(slot))];
}
