import { ENDPOINTS, type Ranking } from '@trackrecord/contracts';
import { type DerivedReader, handle } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import { orderAll } from './order-slots.js';
import type { UserJobs } from './user-jobs.js';
import { countPages, listCurrencies, selectJobs } from './select-jobs.js';
import { parseRanking } from './ranked-jobs.js';
import type { OpenJobs } from './open-jobs.js';
import type { JobReader } from './job-reader.js';

/** The sources of job lists. */
export interface JobSources {
  /** Returns all open postings. */
  readonly getOpenJobs: () => OpenJobs;
  readonly jobReader: JobReader;
  readonly rankings: DerivedReader<Ranking>;
  /** Reads which postings a user hid or saved, and which ones are new to them. */
  readonly readUserJobs: (request: Request, uid: string) => Promise<UserJobs>;
}

/**
 * GET /jobs/allJobs: all open postings, by default the newest first (spec section 7), with their match if known. Starts
 * a delayed ranking, so that the next page shows it.
 */
export const listJobs = ({ getOpenJobs, jobReader, rankings, readUserJobs }: JobSources): RequestHandler =>
  handle(ENDPOINTS.listJobs, async ({ identity: { uid }, query, request }) => {
    void rankings.promote(uid);
    const [ranking, userJobs] = await Promise.all([rankings.readNewest(uid), readUserJobs(request, uid)]);
    const { rankedJobNumbers, getMatch } = parseRanking(ranking);
    const openJobs = getOpenJobs();
    const slots = orderAll(openJobs, rankedJobNumbers, query.sort);
    const { jobs, total, withoutSalary, newCount } = selectJobs(openJobs, slots, query, userJobs, Date.now());
    return {
      status: 200,
      body: {
        success: true,
        data: {
          jobs: await jobReader.readJobs(jobs, getMatch, userJobs.isNew),
          pagination: { total, pages: countPages(total, query.limit) },
          withoutSalary,
          currencies: listCurrencies(openJobs),
          newCount,
          newest: openJobs.newestNumber,
        },
      },
    };
  });
