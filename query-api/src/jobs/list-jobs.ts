import { ENDPOINTS, type Ranking } from '@trackrecord/contracts';
import { handle } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { AwaitedDerived } from '../derived/awaited-derived.js';
import { pagesOf } from './pages-of.js';
import { rankedJobs } from './ranked-jobs.js';
import type { OpenJobs } from './open-jobs.js';
import type { ReadJobs } from './read-jobs.js';
import { selectJobs } from './select-jobs.js';

/** What lists of jobs are made from. */
export interface JobSources {
  /** All open jobs as they are right now. */
  readonly open: () => OpenJobs;
  readonly read: ReadJobs;
  readonly rankings: AwaitedDerived<Ranking>;
}

/**
 * GET /jobs/allJobs: every open job, the newest first (spec section 7), with how well it matches where that is known. A
 * newer ranking that waits for its time is begun, so that the next page shows it.
 */
export const listJobs = ({ open, read, rankings }: JobSources): RequestHandler =>
  handle(ENDPOINTS.listJobs, async ({ identity: { uid }, query }) => {
    void rankings.hasten(uid);
    const { matchOf } = rankedJobs(await rankings.newest(uid));
    const { jobs, total, withoutSalary } = selectJobs(open(), open().newestFirst(), query, Date.now());
    return {
      status: 200,
      body: {
        success: true,
        data: {
          jobs: await read.listed(jobs, matchOf),
          pagination: { total, pages: pagesOf(total, query.limit) },
          withoutSalary,
        },
      },
    };
  });
