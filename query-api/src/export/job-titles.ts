import { type Job, JOBS_COLLECTION } from '@trackrecord/contracts';
import type { Db } from 'mongodb';

/** What a job is called. */
export type JobTitle = Pick<Job, 'jobId' | 'title' | 'company'>;

/** The titles of open jobs by their numbers; a job that is not open any more is missing. */
export type ReadTitles = (numbers: readonly number[]) => Promise<ReadonlyMap<number, JobTitle>>;

const AT_ONCE = 500;

/** Reads titles where the jobs are kept, having looked up in memory which number is which job's. */
export const readTitles =
  (db: Db, jobIdOf: () => (number: number) => string | undefined): ReadTitles =>
  async (numbers) => {
    const titles = new Map<number, JobTitle>();
    const find = jobIdOf();
    const ids = numbers.flatMap((number) => find(number) ?? []);
    const jobs = db.collection<JobTitle & { readonly _id: string; readonly number: number }>(JOBS_COLLECTION);
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      const open = { _id: { $in: ids.slice(at, at + AT_ONCE) }, isOpen: true, expiresAt: { $gt: new Date() } };
      const found = jobs.find(open, { projection: { jobId: 1, number: 1, title: 1, company: 1 } });
      for await (const { jobId, number, title, company } of found) titles.set(number, { jobId, title, company });
    }
    return titles;
  };
