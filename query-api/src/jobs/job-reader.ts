import { type Job, job, JOBS_COLLECTION, type StoredJob, storedJob } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';
import type { RankedJobs } from './ranked-jobs.js';
import type { Listed } from './open-jobs.js';

type Kept = Omit<StoredJob, '_id'> & { readonly _id: string };

/** Reads postings as the API returns them. */
export class JobReader {
  readonly #jobs: Collection<Kept>;

  constructor(db: Db) {
    this.#jobs = db.collection(JOBS_COLLECTION);
  }

  /** Returns listed postings in order, with their matches. Missing and unreadable ones are skipped. */
  async listed(listed: readonly Listed[], matchOf: RankedJobs['matchOf']): Promise<Job[]> {
    if (listed.length === 0) return [];
    const kept = await this.#jobs.find({ _id: { $in: listed.map(({ jobId }) => jobId) } }).toArray();
    const found = new Map(kept.map((one) => [one._id, one]));
    return listed.flatMap(({ jobId, number }) => {
      const one = found.get(jobId);
      const matchPercentage = matchOf(number);
      // An unreadable posting of an older version does not fail the others.
      const read = job.safeParse({
        ...one,
        ...(matchPercentage !== undefined && { searchContext: { matchPercentage } }),
      });
      return read.success ? [read.data] : [];
    });
  }

  /** Returns an open posting; undefined if there is none. */
  async open(id: string): Promise<StoredJob | undefined> {
    const found = await this.#jobs.findOne({ _id: id, isOpen: true, expiresAt: { $gt: new Date() } });
    return found ? storedJob.parse(found) : undefined;
  }
}
