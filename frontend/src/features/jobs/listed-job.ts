import type { Job } from '@trackrecord/contracts';
import { DEFAULT_SALARY_UNIT } from '@trackrecord/contracts/constants';

/** A job as the screen gets it: it may lack a place, and name its role in another way (spec section 3). */
export interface ListedJob extends Omit<Job, 'location'> {
  readonly location?: string;
  readonly role?: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSent = (value: unknown): value is ListedJob =>
  isRecord(value) && [value.jobId, value.title, value.company, value.url].every((text) => typeof text === 'string');

/** Reads a job of an answer; undefined where it is none. A salary that names no unit is one of a year (spec section 9). */
export function readJob(sent: unknown): ListedJob | undefined {
  if (!isSent(sent)) return undefined;
  const { salary } = sent;
  if (!isRecord(salary) || !isRecord(salary.value)) return { ...sent, salary: undefined };
  return {
    ...sent,
    salary: { ...salary, value: { ...salary.value, unitText: salary.value.unitText ?? DEFAULT_SALARY_UNIT } },
  };
}

/** Reads a list of jobs; undefined where anything in it is none. */
export function readJobs(sent: unknown): readonly ListedJob[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const jobs = sent.map(readJob).filter((job) => job !== undefined);
  return jobs.length === sent.length ? jobs : undefined;
}
