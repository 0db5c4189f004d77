import type { Job, JobSalary } from '@trackrecord/contracts';
import { DEFAULT_SALARY_UNIT } from '@trackrecord/contracts/constants';

/** A job as the screen shows it: it may lack a place, and name its role in another way (spec section 3). */
export interface ListedJob extends Omit<Job, 'location'> {
  readonly location?: string;
  readonly role?: string;
}

/** A job as it may come. */
interface SentJob extends Omit<ListedJob, 'companyInfo' | 'employmentType' | 'salary'> {
  readonly companyInfo?: Job['companyInfo'];
  readonly employmentType?: Job['employmentType'];
  readonly salary?: Omit<JobSalary, 'value'> & { readonly value?: Partial<JobSalary['value']> };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const TEXTS = ['jobId', 'title', 'company', 'url', 'description', 'postedAt'] as const;

const isSent = (value: unknown): value is SentJob =>
  isRecord(value) && TEXTS.every((name) => typeof value[name] === 'string') && isRecord(value.source);

/** Reads a job of an answer; undefined where it is none. A salary that names no unit is one of a year (spec section 9). */
export function readJob(sent: unknown): ListedJob | undefined {
  if (!isSent(sent)) return undefined;
  const { companyInfo = {}, employmentType = [], salary, ...job } = sent;
  const value = salary?.value;
  return {
    ...job,
    companyInfo,
    employmentType,
    ...(value && { salary: { ...salary, value: { ...value, unitText: value.unitText ?? DEFAULT_SALARY_UNIT } } }),
  };
}

/** Reads a list of jobs; undefined where anything in it is none. */
export function readJobs(sent: unknown): readonly ListedJob[] | undefined {
  if (!Array.isArray(sent)) return undefined;
  const jobs = sent.map(readJob).filter((job) => job !== undefined);
  return jobs.length === sent.length ? jobs : undefined;
}
