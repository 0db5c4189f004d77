import { type ExportedMatches, ranking, type Job, JOBS_COLLECTION } from '@trackrecord/contracts';
import { type Database, type StoredValue, unpackNumbers } from '@trackrecord/platform';
import { z } from 'zod';
import { unpackReasons } from '../jobs/ranked-jobs.js';
import { toProvenance } from './provenance.js';

/** The title of a posting. */
type JobTitle = Pick<Job, 'jobId' | 'title' | 'company'>;

/** Reads the titles of open postings by their numbers. Closed postings are missing. */
export type ReadTitles = (numbers: readonly number[]) => Promise<ReadonlyMap<number, JobTitle>>;

const BATCH_SIZE = 500;

/** Reads titles from MongoDB by the ids that belong to the numbers in memory. */
export const createTitleReader =
  (db: Database, createJobIdFinder: () => (number: number) => string | undefined): ReadTitles =>
  async (numbers) => {
    const titles = new Map<number, JobTitle>();
    const findJobId = createJobIdFinder();
    const jobIds = numbers.flatMap((number) => findJobId(number) ?? []);
    const jobs = db.collection<JobTitle & { readonly _id: string; readonly number: number }>(JOBS_COLLECTION);
    for (let start = 0; start < jobIds.length; start += BATCH_SIZE) {
      const filter = {
        _id: { $in: jobIds.slice(start, start + BATCH_SIZE) },
        isOpen: true,
        expiresAt: { $gt: new Date() },
      };
      const found = jobs.find(filter, { projection: { jobId: 1, number: 1, title: 1, company: 1 } });
      for await (const { jobId, number, title, company } of found) titles.set(number, { jobId, title, company });
    }
    return titles;
  };

/**
 * Returns the recommended postings, best first, with the titles of those that are still open.
 * @throws {HttpError} 503
 */
export async function toExportedMatches(
  stored: StoredValue,
  currentRevision: number | undefined,
  readTitles: ReadTitles,
): Promise<ExportedMatches> {
  const parsed = ranking.safeParse(stored.value);
  const provenance = toProvenance(stored, currentRevision);
  if (!parsed.success) return { ...provenance, jobs: [], unread: z.json().parse(stored.value) };
  const numbers = [...unpackNumbers(parsed.data.numbers)];
  const percentages = unpackNumbers(parsed.data.percentages);
  const getReasons = unpackReasons(parsed.data.reasons);
  const titlesByNumber = await readTitles(numbers);
  const jobs = numbers.map((number, index) => ({
    number,
    matchPercentage: percentages[index] ?? null,
    reasons: getReasons(index) ?? null,
    job: titlesByNumber.get(number) ?? null,
  }));
  return { ...provenance, jobs, unread: null };
}
