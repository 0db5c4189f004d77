import { type JobsQuery, toSearchWords } from '@trackrecord/contracts';
import { createPlaceMatcher } from '@trackrecord/domain/places/gazetteer';
import type { JobReference, OpenJobs } from './open-jobs.js';

/** A page of postings, and the total. */
interface SelectedJobs {
  readonly jobs: readonly JobReference[];
  readonly total: number;
  /** The number of postings that a salary bound excluded because they have no salary. */
  readonly withoutSalary: number;
}

/**
 * Returns a page of the postings in `slots`, in their order, that match a query (spec section 7). Locations match by
 * whole words and by other names of cities and countries; salaries are compared in US dollars per year, and postings
 * without a salary are excluded if a bound is set.
 */
export function selectJobs(jobs: OpenJobs, slots: Iterable<number>, query: JobsQuery, now: number): SelectedJobs {
  const { page, limit, minSalary, maxSalary } = query;
  const { expiresAt, lowestSalary, highestSalary } = jobs.columns;
  const isBounded = minSalary !== undefined || maxSalary !== undefined;
  const [from, to] = [minSalary ?? 0, maxSalary ?? Number.POSITIVE_INFINITY];
  const matches = createMatcher(jobs, query);

  const references: JobReference[] = [];
  const offset = (page - 1) * limit;
  let total = 0;
  let withoutSalary = 0;
  for (const slot of slots) {
    if ((expiresAt[slot] ?? 0) <= now || !matches(slot)) continue;
    if (isBounded) {
      const salary = lowestSalary[slot] ?? -1;
      if (salary < 0) withoutSalary += 1;
      if (salary < from || (highestSalary[slot] ?? -1) > to) continue;
    }
    if (total >= offset && references.length < limit) references.push(toReference(jobs, slot));
    total += 1;
  }
  return { jobs: references, total, withoutSalary };
}

/**
 * Creates a function that returns true if the posting in a slot matches location, search and remote. A filter without
 * words matches nothing.
 */
function createMatcher(jobs: OpenJobs, { location, search, remote }: JobsQuery): (slot: number) => boolean {
  const { locationIndex, isRemote } = jobs.columns;
  const locationMatches = location !== '' && jobs.locationTerms.map(createPlaceMatcher(location));
  const wordMatches = search !== '' && jobs.matchWords(toSearchWords(search));
  return (slot) => {
    if (remote !== '' && isRemote[slot] !== (remote === 'true')) return false;
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
