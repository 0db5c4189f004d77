import { ENDPOINTS, type JobContext, type Ranking } from '@trackrecord/contracts';
import {
  type DerivedValue,
  getJobContext,
  handle,
  QueuesUnavailableError,
  unavailableError,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { readCurrentProfile, type ProfileSources } from '../profile/current-profile.js';
import type { JobSources } from './list-jobs.js';
import { orderRecommended } from './order-slots.js';
import { countPages, listCurrencies, selectJobs } from './select-jobs.js';
import { parseRanking } from './ranked-jobs.js';

/** The timeout of the ranking of the newest profile. Then an older one is returned. */
const RANKING_TIMEOUT_MS = 2_500;

/**
 * GET /jobs/user/{uid}: the postings that match the profile, best first (spec section 7). Right after a save it waits
 * for the new ranking; after a timeout, or if the workers are down, it returns the previous one.
 */
export const recommendJobs = (sources: ProfileSources & JobSources): RequestHandler =>
  handle(ENDPOINTS.recommendJobs, async ({ params: { uid }, query, request }) => {
    const { getOpenJobs, jobReader, rankings, readUserJobs } = sources;
    const [profile, userJobs] = await Promise.all([
      readCurrentProfile(request, sources, uid),
      readUserJobs(request, uid),
    ]);
    const ranking = profile ? await readRanking(rankings, uid, profile.revision, getJobContext(request)) : undefined;
    const { rankedJobNumbers, getMatch } = parseRanking(ranking);
    const openJobs = getOpenJobs();
    const slots = orderRecommended(openJobs, rankedJobNumbers, query.sort);
    const { jobs, total, withoutSalary, newCount } = selectJobs(openJobs, slots, query, userJobs, Date.now());
    return {
      status: 200,
      body: {
        success: true,
        data: {
          jobs: await jobReader.readJobs(jobs, getMatch, userJobs.isNew),
          total,
          totalPages: countPages(total, query.limit),
          withoutSalary,
          currencies: listCurrencies(openJobs),
          newCount,
          newest: openJobs.newestNumber,
        },
      },
    };
  });

/** @throws {HttpError} 503 if there is no ranking yet. */
async function readRanking(
  rankings: JobSources['rankings'],
  uid: string,
  revision: number,
  jobContext: JobContext,
): Promise<DerivedValue<Ranking>> {
  const ranking =
    (await rankings.read(uid, revision, RANKING_TIMEOUT_MS, jobContext).catch(ignoreQueuesUnavailable)) ??
    (await rankings.readNewest(uid));
  if (!ranking)
    throw unavailableError('not-matched', 'Your recommendations are being prepared. Please try again in a moment.');
  return ranking;
}

/** Ignores that the queues are down. The stored ranking is returned then. */
function ignoreQueuesUnavailable(error: unknown): undefined {
  if (!(error instanceof QueuesUnavailableError)) throw error;
}
