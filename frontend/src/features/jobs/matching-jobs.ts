import type { SalaryBounds } from '@trackrecord/contracts';
import { comparableWords } from '@trackrecord/contracts/jobs/comparable-words';
import { keepsWithin, yearlyOf } from '@trackrecord/contracts/jobs/yearly-salary';
import type { JobsView } from './jobs-view';
import type { ListedJob } from './listed-job';

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

/** Compares as the server does: without case and accents, the words of the place in any order. */
function isAt(location: string | undefined, place: string): boolean {
  if (place === '') return true;
  const there = comparableWords(location ?? '').join(' ');
  const words = comparableWords(place);
  return words.length > 0 && words.every((word) => there.includes(word));
}

/** Both bounds or none: the server applies one that is set alone (spec section 5, Client-side job filtering). */
const isPaidWithin = ({ salary }: ListedJob, { minSalary, maxSalary }: SalaryBounds): boolean =>
  minSalary === undefined || maxSalary === undefined || keepsWithin(yearlyOf(salary), { minSalary, maxSalary });

/**
 * The jobs among those loaded that the search and the filters leave (spec section 5, Client-side job filtering). The
 * server has narrowed them to the location already: it knows Bengaluru as Bangalore, which their texts do not say. Those
 * `found` match the search by the rules of the server, which takes its words in any order.
 */
export function matchingJobs(
  jobs: readonly ListedJob[],
  { search, filters: { country, remote } }: Pick<JobsView, 'search' | 'filters'>,
  bounds: SalaryBounds,
  found: ReadonlySet<string> = new Set(),
): readonly ListedJob[] {
  return jobs.filter(
    (job) =>
      (found.has(job.jobId) || [job.title, job.company, job.description].some((text) => includes(text, search))) &&
      isAt(job.location, country) &&
      (!remote || job.remote) &&
      isPaidWithin(job, bounds),
  );
}
