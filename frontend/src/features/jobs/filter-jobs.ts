import type { SalaryBounds } from '@trackrecord/contracts';
import { toComparableWords } from '@trackrecord/contracts/jobs/comparable-words';
import { isWithinBounds, convertToYearly } from '@trackrecord/contracts/jobs/yearly-salary';
import type { JobsView } from './jobs-view';
import type { ListedJob } from '../../shared/jobs/listed-job';

const includes = (text: string, part: string): boolean => text.toLowerCase().includes(part.trim().toLowerCase());

/**
 * Ignores case, accents and the order of words. Unlike the server, it also finds parts of words, and does not know
 * alternative names of a country.
 */
function isInCountry(location: string | undefined, country: string): boolean {
  if (country === '') return true;
  const locationText = toComparableWords(location ?? '').join(' ');
  const words = toComparableWords(country);
  return words.length > 0 && words.every((word) => locationText.includes(word));
}

/**
 * Applies both bounds or none; the server applies a single bound (spec section 5, Client-side job filtering), and those
 * in another currency than US dollars, since it knows the exchange rates.
 */
const isWithinSalary = ({ salary }: ListedJob, { minSalary, maxSalary }: SalaryBounds, currency: string): boolean =>
  minSalary === undefined ||
  maxSalary === undefined ||
  (currency !== '' && currency !== 'USD') ||
  isWithinBounds(convertToYearly(salary), { minSalary, maxSalary });

/**
 * Filters the loaded jobs (spec section 5, Client-side job filtering). The location is filtered by the server only,
 * since it knows aliases such as Bangalore for Bengaluru. Jobs in `searchResultIds` match the search by the server's
 * rules.
 */
export function filterJobs(
  jobs: readonly ListedJob[],
  { search, filters: { country, remote, currency } }: Pick<JobsView, 'search' | 'filters'>,
  bounds: SalaryBounds,
  searchResultIds: ReadonlySet<string> = new Set(),
): readonly ListedJob[] {
  return jobs.filter(
    (job) =>
      (searchResultIds.has(job.jobId) ||
        [job.title, job.company, job.description].some((text) => includes(text, search))) &&
      isInCountry(job.location, country) &&
      (!remote || job.remote) &&
      isWithinSalary(job, bounds, currency),
  );
}
