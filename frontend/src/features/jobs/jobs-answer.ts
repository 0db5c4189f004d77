import { isRecord } from '../../shared/api/is-record';
import { readAll } from '../../shared/api/read-answer';
import { readJob } from './listed-job';
import type { ListedJob } from './listed-job';

/** A page of jobs, and what the server counts: jobs and pages in all, and jobs a bound left out for want of a salary. */
export interface JobsPage {
  readonly jobs: readonly ListedJob[];
  readonly total: number;
  readonly pages: number;
  readonly withoutSalary: number;
}

const isCount = (value: unknown): value is number => typeof value === 'number' && value >= 0;

/**
 * Reads a page out of what either list of jobs answers (spec section 7): jobs alone, or with what they come to. Undefined
 * where the answer has any other shape.
 */
export function readJobsPage(answer: unknown): JobsPage | undefined {
  if (Array.isArray(answer)) {
    const jobs = readAll(answer, readJob);
    return jobs && { jobs, total: jobs.length, pages: 1, withoutSalary: 0 };
  }
  if (!isRecord(answer) || answer.success !== true || !isRecord(answer.data)) return undefined;
  const { data } = answer;
  const { total, pages } = isRecord(data.pagination) ? data.pagination : { total: data.total, pages: data.totalPages };
  const jobs = readAll(data.jobs, readJob);
  if (jobs === undefined || !isCount(total) || !isCount(pages)) return undefined;
  return { jobs, total, pages, withoutSalary: isCount(data.withoutSalary) ? data.withoutSalary : 0 };
}
