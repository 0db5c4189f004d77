import { ENDPOINTS, type Ranking } from '@trackrecord/contracts';
import { type DerivedReader, handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { countPages, selectJobs } from './select-jobs.js';
import { parseRanking } from './ranked-jobs.js';
import type { OpenJobs } from './open-jobs.js';
import type { JobReader } from './job-reader.js';

/** The sources of job lists. */
export interface JobSources {
  /** Returns all open postings. */
  readonly getOpenJobs: () => OpenJobs;
  readonly reader: JobReader;
  readonly rankings: DerivedReader<Ranking>;
}

/**
 * GET /jobs/allJobs: all open postings, the newest first (spec section 7), with their match if known. Starts a delayed
 * ranking, so that the next page shows it.
 */
export const listJobs = ({ getOpenJobs, reader, rankings }: JobSources): RequestHandler =>
  handle(ENDPOINTS.listJobs, async ({ identity: { uid }, query }) => {
    void rankings.promote(uid);
    const { getMatch } = parseRanking(await rankings.readNewest(uid));
    const { jobs, total, withoutSalary } = selectJobs(
      getOpenJobs(),
      getOpenJobs().getSlotsNewestFirst(),
      query,
      Date.now(),
    );
    return {
      status: 200,
      body: {
        success: true,
        data: {
          jobs: await reader.readListed(jobs, getMatch),
          pagination: { total, pages: countPages(total, query.limit) },
          withoutSalary,
        },
      },
    };
  });
