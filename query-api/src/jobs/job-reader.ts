import type { Database } from '@trackrecord/platform';
import { type Job, job, JOBS_COLLECTION, type StoredJob, storedJob } from '@trackrecord/contracts';
import type { Collection } from 'mongodb';
import type { RankedJobs } from './ranked-jobs.js';
import type { UserJobs } from './user-jobs.js';
import type { JobReference } from './open-jobs.js';

type JobDocument = Omit<StoredJob, '_id'> & { readonly _id: string };

/** Reads postings as the API returns them. */
export class JobReader {
  readonly #jobs: Collection<JobDocument>;

  constructor(db: Database) {
    this.#jobs = db.collection(JOBS_COLLECTION);
  }

  /**
   * Reads postings in the order of their references, with their matches and whether they are new. Skips missing and
   * unreadable ones.
   */
  async readJobs(
    references: readonly JobReference[],
    getMatch: RankedJobs['getMatch'],
    isNew: UserJobs['isNew'],
  ): Promise<Job[]> {
    if (references.length === 0) return [];
    const documents = await this.#jobs.find({ _id: { $in: references.map(({ jobId }) => jobId) } }).toArray();
    const documentsById = new Map(documents.map((document) => [document._id, document]));
    return references.flatMap(({ jobId, number }) => {
      const document = documentsById.get(jobId);
      const searchContext = getMatch(number);
      // An unreadable posting of an older version does not fail the others.
      const parsed = job.safeParse({
        ...document,
        ...(searchContext !== undefined && { searchContext }),
        ...(isNew(number) && { isNew: true }),
      });
      return parsed.success ? [parsed.data] : [];
    });
  }

  /** Reads the names of postings, open or closed: "Backend Engineer at Kestrel Labs". Missing ones are left out. */
  readonly readNames = async (jobIds: readonly string[]): Promise<ReadonlyMap<string, string>> => {
    const projection = { title: 1, company: 1 };
    const documents = await this.#jobs.find({ _id: { $in: [...jobIds] } }, { projection }).toArray();
    return new Map(documents.map(({ _id, title, company }) => [_id, `${title} at ${company}`]));
  };

  /** Returns an open posting; undefined if there is none. */
  async findOpen(id: string): Promise<StoredJob | undefined> {
    const document = await this.#jobs.findOne({ _id: id, isOpen: true, expiresAt: { $gt: new Date() } });
    return document ? storedJob.parse(document) : undefined;
  }
}
