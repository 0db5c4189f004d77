import { type JobsQuery, toSearchWords } from '@trackrecord/contracts';
import { createPlaceMatcher } from '@trackrecord/domain/places/gazetteer';
import { type JobReference, type OpenJobs, toEmploymentBits } from './open-jobs.js';
import type { UserJobs } from './user-jobs.js';

/** A page of postings, and the total. */
interface SelectedJobs {
  readonly jobs: readonly JobReference[];
  readonly total: number;
  /** The number of postings that a salary bound excluded because they have no salary. */
  readonly withoutSalary: number;
  /** The number of postings in the list that are new since the user's last visit. */
  readonly newCount: number;
}

/**
 * Returns a page of the postings in `slots`, in their order, that match a query (spec section 7). Locations match by
 * whole words and by other names of cities and countries; salaries are compared in US dollars per year, and postings
 * without a salary are excluded if a bound is set.
 */
export function selectJobs(
  jobs: OpenJobs,
  slots: Iterable<number>,
  query: JobsQuery,
  userJobs: UserJobs,
  now: number,
): SelectedJobs {
  const { page, limit, minSalary, maxSalary } = query;
  const { expiresAt, lowestSalary, highestSalary, number } = jobs.columns;
  const hasSalaryBound = minSalary !== undefined || maxSalary !== undefined;
  const [salaryFrom, salaryTo] = [minSalary ?? 0, maxSalary ?? Number.POSITIVE_INFINITY];
  const matches = createMatcher(jobs, query);
  const isSelected = createSelector(jobs, query.show, userJobs);

  const references: JobReference[] = [];
  const offset = (page - 1) * limit;
  let total = 0;
  let withoutSalary = 0;
  let newCount = 0;
  for (const slot of slots) {
    if ((expiresAt[slot] ?? 0) <= now || !isSelected(slot) || !matches(slot)) continue;
    if (hasSalaryBound) {
      const salary = lowestSalary[slot] ?? -1;
      if (salary < 0) withoutSalary += 1;
      if (salary < salaryFrom || (highestSalary[slot] ?? -1) > salaryTo) continue;
    }
    if (total >= offset && references.length < limit) references.push(toReference(jobs, slot));
    total += 1;
    if (userJobs.isNew(number[slot] ?? -1)) newCount += 1;
  }
  return { jobs: references, total, withoutSalary, newCount };
}

/**
 * Creates a function that returns true if the user chose to see the posting in a slot: only hidden, saved or new ones,
 * or all that are not hidden.
 */
function createSelector(jobs: OpenJobs, show: JobsQuery['show'], userJobs: UserJobs): (slot: number) => boolean {
  const hiddenSlots = toSlots(userJobs.hiddenJobIds, jobs);
  switch (show) {
    case 'hidden':
      return (slot) => hiddenSlots.has(slot);
    case 'saved': {
      const savedSlots = toSlots(userJobs.savedJobIds, jobs);
      return (slot) => savedSlots.has(slot);
    }
    case 'new':
      return (slot) => !hiddenSlots.has(slot) && userJobs.isNew(jobs.columns.number[slot] ?? -1);
    case '':
      return hiddenSlots.size === 0 ? () => true : (slot) => !hiddenSlots.has(slot);
  }
}

const toSlots = (jobIds: readonly string[], jobs: OpenJobs): ReadonlySet<number | undefined> =>
  new Set(jobIds.map((jobId) => jobs.findSlotById(jobId)).filter((slot) => slot !== undefined));

/**
 * Creates a function that returns true if the posting in a slot matches location, place, search, remote and kind of
 * employment. A filter without words matches nothing.
 */
function createMatcher(
  jobs: OpenJobs,
  { location, place, search, remote, employmentType }: JobsQuery,
): (slot: number) => boolean {
  const { locationIndex, isRemote, employmentTypes } = jobs.columns;
  const placeMatchers = [location, place].filter((text) => text !== '').map(createPlaceMatcher);
  const locationMatches =
    placeMatchers.length > 0 &&
    jobs.locationTerms.map((terms) => placeMatchers.every((matchesPlace) => matchesPlace(terms)));
  const employmentBits = toEmploymentBits([employmentType]);
  const wordMatches = search !== '' && jobs.matchWords(toSearchWords(search));
  return (slot) => {
    if (remote !== '' && isRemote[slot] !== (remote === 'true')) return false;
    if (employmentType !== '' && ((employmentTypes[slot] ?? 0) & employmentBits) === 0) return false;
    if (wordMatches && wordMatches[slot] !== 1) return false;
    return !locationMatches || locationMatches[locationIndex[slot] ?? -1] === true;
  };
}

const toReference = ({ columns }: OpenJobs, slot: number): JobReference => ({
  jobId: columns.jobId[slot] ?? '',
  number: columns.number[slot] ?? -1,
});

/** Returns how many pages a list has; an empty list has none. */
export const countPages = (total: number, limit: number): number => Math.ceil(total / limit);
