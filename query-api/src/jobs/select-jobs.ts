import { comparableWords, type JobsQuery, keepsWithin } from '@trackrecord/contracts';
import type { Listed, OpenJobs } from './open-jobs.js';

/** A page of jobs, and of how many. */
export interface SelectedJobs {
  readonly jobs: readonly Listed[];
  readonly total: number;
  /** How many a bound on the salary left out because they do not say what they pay. */
  readonly withoutSalary: number;
}

type Filters = Pick<JobsQuery, 'page' | 'limit' | 'location' | 'minSalary' | 'maxSalary' | 'search' | 'remote'>;

/**
 * The page of those among `ordered` that a query asks for, in that order (spec section 7, design.md section 4): place by
 * whole words, each bound of the salary in dollars a year, and a job that does not say what it pays is out where one is set.
 */
export function selectJobs(jobs: OpenJobs, ordered: Iterable<number>, query: Filters, now: number): SelectedJobs {
  const { page, limit, location, search, remote } = query;
  const bounds = { minSalary: query.minSalary, maxSalary: query.maxSalary };
  const isBounded = bounds.minSalary !== undefined || bounds.maxSalary !== undefined;
  const wanted = comparableWords(location);
  const searched = comparableWords(search);
  const found = searched.length > 0 ? jobs.placesWith(searched) : undefined;
  const inWanted = new Map<ReadonlySet<string>, boolean>();
  const isThere = (where: ReadonlySet<string>): boolean => {
    const known = inWanted.get(where) ?? wanted.every((word) => where.has(word));
    inWanted.set(where, known);
    return known;
  };

  const selected: Listed[] = [];
  const from = (page - 1) * limit;
  let total = 0;
  let withoutSalary = 0;
  for (const place of ordered) {
    const job = jobs.at(place);
    if (!job || job.expiresAt <= now) continue;
    if (remote !== '' && job.remote !== (remote === 'true')) continue;
    if (found && found[place] !== 1) continue;
    if (wanted.length > 0 && !isThere(job.where)) continue;
    if (isBounded && !job.yearly) withoutSalary += 1;
    if (!keepsWithin(job.yearly, bounds)) continue;
    if (total >= from && selected.length < limit) selected.push(job);
    total += 1;
  }
  return { jobs: selected, total, withoutSalary };
}
