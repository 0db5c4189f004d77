import { type Job, job, JOBS_COLLECTION, type StoredJob, storedJob } from '@trackrecord/contracts';
import type { Collection, Db } from 'mongodb';
import type { RankedJobs } from './ranked-jobs.js';
import type { UserJobs } from './user-jobs.js';
import type { JobReference } from './open-jobs.js';

type JobDocument = Omit<StoredJob, '_id'> & { readonly _id: string };

/** Reads postings as the API returns them. */
export class JobReader {
  readonly #jobs: Collection<JobDocument>;

  constructor(db: Db) {
    this.#jobs = db.collection(JOBS_COLLECTION);
  }

  /**
   * Reads postings in the order of their references, with their matches and whether they are new. Skips missing and
   * unreadable ones.
   */
  async readJobs(
    references: readonly JobReference[],
    getMatchPercentage: RankedJobs['getMatchPercentage'],
    isNew: UserJobs['isNew'],
  ): Promise<Job[]> {
    if (references.length === 0) return [];
    const documents = await this.#jobs.find({ _id: { $in: references.map(({ jobId }) => jobId) } }).toArray();
    const documentsById = new Map(documents.map((document) => [document._id, document]));
    return references.flatMap(({ jobId, number }) => {
      const document = documentsById.get(jobId);
      const matchPercentage = getMatchPercentage(number);
      // An unreadable posting of an older version does not fail the others.
      const parsed = job.safeParse({
        ...document,
        ...(matchPercentage !== undefined && { searchContext: { matchPercentage } }),
        ...(isNew(number) && { isNew: true }),
      });
      return parsed.success ? [parsed.data] : [];
    });
  }

  /** Returns an open posting; undefined if there is none. */
  async findOpen(id: string): Promise<StoredJob | undefined> {
    const document = await this.#jobs.findOne({ _id: id, isOpen: true, expiresAt: { $gt: new Date() } });
    return document ? storedJob.parse(document) : undefined;
  }
}
