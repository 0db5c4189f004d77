import type { OpenJobs } from './open-jobs.js';
import type { UserJobs } from './user-jobs.js';

/** Creates a function that returns true if the user hid the posting in a slot, or its company. */
export function createHiddenTest(
  jobs: OpenJobs,
  { hiddenJobIds, hiddenCompanies }: Pick<UserJobs, 'hiddenJobIds' | 'hiddenCompanies'>,
): (slot: number) => boolean {
  const hiddenSlots = toSlots(hiddenJobIds, jobs);
  const hiddenCompanyIndexes = new Set(hiddenCompanies.map((company) => jobs.findCompanyIndex(company)));
  if (hiddenSlots.size === 0 && hiddenCompanyIndexes.size === 0) return () => false;
  const { companyIndex } = jobs.columns;
  return (slot) => hiddenSlots.has(slot) || hiddenCompanyIndexes.has(companyIndex[slot] ?? -1);
}

/** Returns the slots of the postings that are open. */
export const toSlots = (jobIds: readonly string[], jobs: OpenJobs): ReadonlySet<number> =>
  new Set(jobIds.map((jobId) => jobs.findSlotById(jobId)).filter((slot) => slot !== undefined));
