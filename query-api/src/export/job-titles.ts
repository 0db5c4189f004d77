import { type Job, JOBS_COLLECTION } from '@trackrecord/contracts';
import type { Db } from 'mongodb';

/** The title of a posting. */
export type JobTitle = Pick<Job, 'jobId' | 'title' | 'company'>;

/** Reads the titles of open postings by their numbers. Closed ones are missing. */
export type ReadTitles = (numbers: readonly number[]) => Promise<ReadonlyMap<number, JobTitle>>;

const AT_ONCE = 500;

/** Reads titles from MongoDB, with the numbers resolved in memory. */
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
