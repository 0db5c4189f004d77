import { type JobsQuery, searchedWords } from '@trackrecord/contracts';
import { liesIn } from '@trackrecord/domain/places/gazetteer';
import type { Listed, OpenJobs } from './open-jobs.js';

/** A page of jobs, and of how many. */
export interface SelectedJobs {
  readonly jobs: readonly Listed[];
  readonly total: number;
  /** How many a bound on the salary left out because they do not say what they pay. */
  readonly withoutSalary: number;
}

/**
 * The page of those among `ordered` that a query asks for, in that order (spec section 7, design.md section 4): place by
 * whole words and by other names of cities and countries, each bound of the salary in dollars a year, and a job that does not say what it pays is out where one is set.
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

/** Whether the job at a place is where, and what, a query asks for; a text without a word in it asks for what there is not. */
function wanted(jobs: OpenJobs, { location, search, remote }: JobsQuery): (place: number) => boolean {
  const { where, isRemote } = jobs.columns;
  const isThere = location !== '' && jobs.wheres.map(liesIn(location));
  const found = search !== '' && jobs.placesWith(searchedWords(search));
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
