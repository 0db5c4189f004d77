import { ENDPOINTS, job, type JobDetails, MESSAGES } from '@trackrecord/contracts';
import { handle, HttpError } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { currentProfile, type ProfileSources } from '../profile/current-profile.js';
import type { AskedExplanations } from './asked-explanations.js';
import type { ReadJobs } from './read-jobs.js';

/** The timeout of the explanation (ms). Then the posting is returned without it. */
const WAIT = 2_500;

type Explained = Pick<JobDetails['data'], 'match' | 'noMatch'>;
const NO_PROFILE: Explained = { noMatch: 'no-profile' };

/**
 * GET /jobs/{jobId}: one posting with the explanation of its match, or the reason why there is none (design.md section
 * 4).
 */
export const getJob = (sources: ProfileSources, read: ReadJobs, explanations: AskedExplanations): RequestHandler =>
  handle(ENDPOINTS.getJob, async ({ params: { jobId }, identity: { uid }, request }) => {
    const found = await read.open(jobId);
    if (!found) throw new HttpError(404, 'job-not-open', MESSAGES.jobsNotOpen);
    const profile = await currentProfile(request, sources, uid);
    const explained = profile ? await matchOf(found.jobId, uid, explanations) : NO_PROFILE;
    return { status: 200, body: { success: true, data: { job: job.parse(found), ...explained } } };
  });

async function matchOf(jobId: string, uid: string, explanations: AskedExplanations): Promise<Explained> {
  const match = await explanations.of(uid, jobId, WAIT);
  return match ? { match } : { noMatch: 'not-ready' };
}
