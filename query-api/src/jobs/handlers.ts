import type { ProfileSources } from '../profile/current-profile.js';
import { getJob, type MatchExplainer } from './get-job.js';
import { type JobSources, listJobs } from './list-jobs.js';
import { recommendJobs } from './recommend-jobs.js';

interface Sources extends ProfileSources, JobSources {
  readonly matchExplainer: MatchExplainer;
}

/** Creates the handlers of lists of jobs and of one job. */
export const createHandlers = (sources: Sources) => ({
  listJobs: listJobs(sources),
  recommendJobs: recommendJobs(sources),
  getJob: getJob(sources, sources.jobReader, sources.matchExplainer),
});
