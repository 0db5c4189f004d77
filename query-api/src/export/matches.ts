import { type ExportedMatches, ranking, type Job, JOBS_COLLECTION } from '@trackrecord/contracts';
import { type StoredDerived, unpackNumbers } from '@trackrecord/platform';
import { z } from 'zod';
import { toProvenance } from './provenance.js';
import type { Db } from 'mongodb';

/** The title of a posting. */
type JobTitle = Pick<Job, 'jobId' | 'title' | 'company'>;

/** Reads the titles of open postings by their numbers. Closed ones are missing. */
export type ReadTitles = (numbers: readonly number[]) => Promise<ReadonlyMap<number, JobTitle>>;

const BATCH_SIZE = 500;

/** Reads titles from MongoDB, with the numbers resolved in memory. */
export const createTitleReader =
  (db: Db, jobIdOf: () => (number: number) => string | undefined): ReadTitles =>
  async (numbers) => {
    const titles = new Map<number, JobTitle>();
    const find = jobIdOf();
    const ids = numbers.flatMap((number) => find(number) ?? []);
    const jobs = db.collection<JobTitle & { readonly _id: string; readonly number: number }>(JOBS_COLLECTION);
    for (let at = 0; at < ids.length; at += BATCH_SIZE) {
      const open = { _id: { $in: ids.slice(at, at + BATCH_SIZE) }, isOpen: true, expiresAt: { $gt: new Date() } };
      const found = jobs.find(open, { projection: { jobId: 1, number: 1, title: 1, company: 1 } });
      for await (const { jobId, number, title, company } of found) titles.set(number, { jobId, title, company });
    }
    return titles;
  };

/**
 * Returns the recommended postings, best first, with the titles of those that are still open.
 * @throws {HttpError} 503
 */
export async function toExportedMatches(
  kept: StoredDerived,
  newest: number | undefined,
  titles: ReadTitles,
): Promise<ExportedMatches> {
  const read = ranking.safeParse(kept.value);
  const made = toProvenance(kept, newest);
  if (!read.success) return { ...made, jobs: [], unread: z.json().parse(kept.value) };
  const numbers = [...unpackNumbers(read.data.numbers)];
  const percentages = unpackNumbers(read.data.percentages);
  const known = await titles(numbers);
  const jobs = numbers.map((number, at) => ({
    number,
    matchPercentage: percentages[at] ?? null,
    job: known.get(number) ?? null,
  }));
  return { ...made, jobs, unread: null };
}
