import { type JobsQuery, toSearchWords } from '@trackrecord/contracts';
import { createPlaceMatcher } from '@trackrecord/domain/places/gazetteer';
import { createHiddenTest, toSlots } from './hidden-slots.js';
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
 * whole words and by other names of cities and countries. Salaries are compared per year, in the currency of the query;
 * postings without a salary in it or in US dollars are excluded if a bound is set.
 */
export function selectJobs(
  jobs: OpenJobs,
  slots: Iterable<number>,
  query: JobsQuery,
  userJobs: UserJobs,
  now: number,
): SelectedJobs {
  const { page, limit, minSalary, maxSalary } = query;
  const { expiresAt, number } = jobs.columns;
  const readSalary = createSalaryReader(jobs, query.currency);
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
      const salary = readSalary(slot);
      if (!salary) withoutSalary += 1;
      if (!salary || salary.least < salaryFrom || salary.most > salaryTo) continue;
    }
    if (total >= offset && references.length < limit) references.push(toReference(jobs, slot));
    total += 1;
    if (userJobs.isNew(number[slot] ?? -1)) newCount += 1;
  }
  return { jobs: references, total, withoutSalary, newCount };
}

/** The bounds of a yearly salary. */
interface Salary {
  readonly least: number;
  readonly most: number;
}

/**
 * Creates a function that returns the yearly salary of the posting in a slot: as posted if that is in the currency, and
 * converted from US dollars otherwise.
 */
function createSalaryReader(
  { columns, dollarRates }: OpenJobs,
  currency: string,
): (slot: number) => Salary | undefined {
  const { lowestSalary, highestSalary, postedSalary } = columns;
  const readDollars = (slot: number): Salary | undefined => {
    const least = lowestSalary[slot] ?? -1;
    return least < 0 ? undefined : { least, most: highestSalary[slot] ?? Number.POSITIVE_INFINITY };
  };
  if (currency === '' || currency === 'USD') return readDollars;
  const rate = dollarRates.get(currency);
  return (slot) => {
    const posted = postedSalary[slot];
    if (posted?.currency === currency) return { most: Number.POSITIVE_INFINITY, ...posted };
    const dollars = readDollars(slot);
    if (!dollars || rate === undefined) return undefined;
    return { least: Math.round(dollars.least / rate), most: Math.round(dollars.most / rate) };
  };
}

/** Returns the currencies that salaries can be filtered in: US dollars, and those of the postings. */
export const listCurrencies = ({ dollarRates }: OpenJobs): string[] => ['USD', ...[...dollarRates.keys()].sort()];

/**
 * Creates a function that returns true if the user chose to see the posting in a slot: only hidden, saved or new ones,
 * or all that are not hidden.
 */
function createSelector(jobs: OpenJobs, show: JobsQuery['show'], userJobs: UserJobs): (slot: number) => boolean {
  const isHidden = createHiddenTest(jobs, userJobs);
  switch (show) {
    case 'hidden':
      return isHidden;
    case 'saved': {
      const savedSlots = toSlots(userJobs.savedJobIds, jobs);
      return (slot) => savedSlots.has(slot);
    }
    case 'new':
      return (slot) => !isHidden(slot) && userJobs.isNew(jobs.columns.number[slot] ?? -1);
    case '':
      return (slot) => !isHidden(slot);
  }
}

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
