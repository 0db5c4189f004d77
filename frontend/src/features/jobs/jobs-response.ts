import { isRecord } from '../../shared/api/is-record';
import { parseList } from '../../shared/api/response-fields';
import { readJob } from './listed-job';
import type { ListedJob } from './listed-job';

/** A page of jobs. `total` and `pages` count the whole list, `withoutSalary` the jobs hidden by a salary filter. */
export interface JobsPageData {
  readonly jobs: readonly ListedJob[];
  readonly total: number;
  readonly pages: number;
  readonly withoutSalary: number;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/**
 * Reads a page from the response of either job list (spec section 7): a plain array, or jobs with pagination. Returns
 * undefined for an invalid response.
 */
export function readJobsPage(response: unknown): JobsPageData | undefined {
  if (Array.isArray(response)) {
    const jobs = parseList(response, readJob);
    return jobs && { jobs, total: jobs.length, pages: 1, withoutSalary: 0 };
  }
  if (!isRecord(response) || response.success !== true || !isRecord(response.data)) return undefined;
  const { data } = response;
  const { total, pages } = isRecord(data.pagination) ? data.pagination : { total: data.total, pages: data.totalPages };
  const jobs = parseList(data.jobs, readJob);
  if (jobs === undefined || !isCount(total) || !isCount(pages)) return undefined;
  return { jobs, total, pages, withoutSalary: isCount(data.withoutSalary) ? data.withoutSalary : 0 };
}
