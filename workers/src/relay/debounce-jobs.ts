import {
  CV_COLLECTION,
  MATCH_JOBS,
  RANKINGS_COLLECTION,
  RENDER_CV,
  type StoreCollection,
} from '@trackrecord/contracts';
import type { NewJob } from '@trackrecord/platform';

/** When debounced background jobs start, in milliseconds (decision 046). At most one job per user and kind waits. */
export interface BackgroundTiming {
  /** How long the user must be inactive. */
  readonly quietMs: number;
  /** How long a job waits at most for the user to be inactive. */
  readonly maxWaitMs: number;
  /** Minimum interval between two builds of a document, unless the user requests one. */
  readonly minIntervalMs: number;
}

/** Returns when the document of each user in a collection was last built (ms since 1970). */
export type GetLastBuiltAt = (
  collection: StoreCollection,
  uids: readonly string[],
) => Promise<ReadonlyMap<string, number>>;

/** The collection that the jobs of a name write to. */
const OUTPUT_COLLECTIONS: Readonly<Record<string, StoreCollection>> = {
  [RENDER_CV.name]: CV_COLLECTION,
  [MATCH_JOBS.name]: RANKINGS_COLLECTION,
};

/** Adds debounce options to jobs that are deduplicated per user; the others start at once. */
export async function debounceJobs(
  jobs: readonly NewJob[],
  { quietMs, maxWaitMs, minIntervalMs }: BackgroundTiming,
  getLastBuiltAt: GetLastBuiltAt,
): Promise<readonly NewJob[]> {
  const lastBuiltAtByJob = minIntervalMs > 0 ? await findLastBuiltAt(jobs, getLastBuiltAt) : new Map<NewJob, number>();
  const now = Date.now();
  return jobs.map((job) => {
    if (job.deduplicationId === undefined) return job;
    const lastBuiltAt = lastBuiltAtByJob.get(job);
    // The clock of the machine that built the document may be ahead.
    const notBefore = lastBuiltAt === undefined ? 0 : Math.min(lastBuiltAt, now) + minIntervalMs;
    return { ...job, debounce: { quietMs, maxWaitMs, notBefore } };
  });
}

async function findLastBuiltAt(
  jobs: readonly NewJob[],
  getLastBuiltAt: GetLastBuiltAt,
): Promise<ReadonlyMap<NewJob, number>> {
  const entries = await Promise.all(
    Object.entries(OUTPUT_COLLECTIONS).map(async ([name, collection]) => {
      const matchingJobs = jobs.filter((job) => job.name === name && job.deduplicationId !== undefined);
      if (matchingJobs.length === 0) return [];
      // The deduplication id of these jobs is the uid.
      const lastBuiltAtByUid = await getLastBuiltAt(
        collection,
        matchingJobs.map(({ deduplicationId = '' }) => deduplicationId),
      );
      return matchingJobs.flatMap((job): readonly (readonly [NewJob, number])[] => {
        const lastBuiltAt = lastBuiltAtByUid.get(job.deduplicationId ?? '');
        return lastBuiltAt === undefined ? [] : [[job, lastBuiltAt]];
      });
    }),
  );
  return new Map(entries.flat());
}
