import { type JobsQuery, searchWords } from '@trackrecord/contracts';
import { createPlaceMatcher } from '@trackrecord/domain/places/gazetteer';
import type { Listed, OpenJobs } from './open-jobs.js';

/** A page of postings, and the total. */
interface SelectedJobs {
  readonly jobs: readonly Listed[];
  readonly total: number;
  /** The number of postings that a salary bound excluded because they have no salary. */
  readonly withoutSalary: number;
}

/**
 * Returns a page of the postings in `ordered` that match a query (spec section 7, design.md section 4). Locations match
 * by whole words and by other names of cities and countries; salaries are compared in US dollars per year, and postings
 * without a salary are excluded if a bound is set.
 */
export function selectJobs(jobs: OpenJobs, ordered: Iterable<number>, query: JobsQuery, now: number): SelectedJobs {
  const { page, limit, minSalary, maxSalary } = query;
  const { expiresAt, least, most } = jobs.columns;
  const isBounded = minSalary !== undefined || maxSalary !== undefined;
  const [from, to] = [minSalary ?? 0, maxSalary ?? Number.POSITIVE_INFINITY];
  const isWanted = wanted(jobs, query);

  const selected: Listed[] = [];
  const first = (page - 1) * limit;
  let total = 0;
  let withoutSalary = 0;
  for (const place of ordered) {
    if ((expiresAt[place] ?? 0) <= now || !isWanted(place)) continue;
    if (isBounded) {
      const pays = least[place] ?? -1;
      if (pays < 0) withoutSalary += 1;
      if (pays < from || (most[place] ?? -1) > to) continue;
    }
    if (total >= first && selected.length < limit) selected.push(listedAt(jobs, place));
    total += 1;
  }
  return { jobs: selected, total, withoutSalary };
}

/** Returns true if the posting in a slot matches location and search. A text without a word matches nothing. */
function wanted(jobs: OpenJobs, { location, search, remote }: JobsQuery): (place: number) => boolean {
  const { where, isRemote } = jobs.columns;
  const isThere = location !== '' && jobs.wheres.map(createPlaceMatcher(location));
  const found = search !== '' && jobs.placesWith(searchWords(search));
  return (place) => {
    if (remote !== '' && isRemote[place] !== (remote === 'true')) return false;
    if (found && found[place] !== 1) return false;
    return !isThere || isThere[where[place] ?? -1] === true;
  };
}

const listedAt = ({ columns }: OpenJobs, place: number): Listed => ({
  jobId: columns.jobId[place] ?? '',
  number: columns.number[place] ?? -1,
});

/** Returns how many pages a list has; an empty list has none. */
export const countPages = (total: number, limit: number): number => Math.ceil(total / limit);
