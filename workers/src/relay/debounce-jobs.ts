import { CV_COLLECTION, MATCH_JOBS, RANKINGS_COLLECTION, RENDER_CV } from '@trackrecord/contracts';
import type { NewJob } from '@trackrecord/platform';

/** When the jobs start that prepare what a person may want next, one a person and kind (milliseconds; decision 046). */
export interface BackgroundTiming {
  /** How long a person has to pause. */
  readonly quietMs: number;
  /** How long a job waits at most for that. */
  readonly maxWaitMs: number;
  /** How long what was made last stays unchanged, unless somebody asks for it. */
  readonly minIntervalMs: number;
}

/** When the document of each of these users in a collection was last made (ms since 1970). */
export type LastMade = (collection: string, uids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

/** Where it is kept what jobs of a name make. */
const MADE_IN: Readonly<Record<string, string>> = {
  [RENDER_CV.name]: CV_COLLECTION,
  [MATCH_JOBS.name]: RANKINGS_COLLECTION,
};

/** Gives the jobs of which one a person waits at most the time to start at; the others start at once. */
export async function debounceJobs(
  jobs: readonly NewJob[],
  { quietMs, maxWaitMs, minIntervalMs }: BackgroundTiming,
  lastMade: LastMade,
): Promise<readonly NewJob[]> {
  const made = minIntervalMs > 0 ? await lastMadeByJob(jobs, lastMade) : new Map<NewJob, number>();
  const now = Date.now();
  return jobs.map((job) => {
    if (job.once === undefined) return job;
    const last = made.get(job);
    // The clock of whoever made it may be ahead.
    const notBefore = last === undefined ? 0 : Math.min(last, now) + minIntervalMs;
    return { ...job, debounce: { quietMs, maxWaitMs, notBefore } };
  });
}

async function lastMadeByJob(jobs: readonly NewJob[], lastMade: LastMade): Promise<ReadonlyMap<NewJob, number>> {
  const found = await Promise.all(
    Object.entries(MADE_IN).map(async ([name, collection]) => {
      const named = jobs.filter((job) => job.name === name && job.once !== undefined);
      if (named.length === 0) return [];
      const made = await lastMade(
        collection,
        named.map(({ once = '' }) => once),
      );
      return named.flatMap((job): readonly (readonly [NewJob, number])[] => {
        const at = made.get(job.once ?? '');
        return at === undefined ? [] : [[job, at]];
      });
    }),
  );
  return new Map(found.flat());
}
