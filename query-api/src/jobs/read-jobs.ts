import { type Job, job, JOBS_COLLECTION, type StoredJob, storedJob } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';
import type { RankedJobs } from './ranked-jobs.js';
import type { Listed } from './open-jobs.js';

type Kept = Omit<StoredJob, '_id'> & { readonly _id: string };

/** Reads jobs as clients see them. */
export class ReadJobs {
  readonly #jobs: Collection<Kept>;

  constructor(db: Db) {
    this.#jobs = db.collection(JOBS_COLLECTION);
  }

  /** Listed jobs in their order, as far as they are still there and can be read, with how well they match where that is known. */
  async listed(listed: readonly Listed[], matchOf: RankedJobs['matchOf']): Promise<Job[]> {
    if (listed.length === 0) return [];
    const kept = await this.#jobs.find({ _id: { $in: listed.map(({ jobId }) => jobId) } }).toArray();
    const found = new Map(kept.map((one) => [one._id, one]));
    return listed.flatMap(({ jobId, number }) => {
      const one = found.get(jobId);
      const matchPercentage = matchOf(number);
      // One that was stored by older rules and cannot be read any more does not take the others with it.
      const read = job.safeParse({
        ...one,
        ...(matchPercentage !== undefined && { searchContext: { matchPercentage } }),
      });
      return read.success ? [read.data] : [];
    });
  }

  /** One that is open; nothing where it is not, or not any more. */
  async open(id: string): Promise<StoredJob | undefined> {
    const found = await this.#jobs.findOne({ _id: id, isOpen: true, expiresAt: { $gt: new Date() } });
    return found ? storedJob.parse(found) : undefined;
  }
}
