import type { Cv, OnboardingProgress, Profile } from '@trackrecord/contracts';
import { authenticate, type Checks, type IdentityProvider, type Logger } from '@trackrecord/platform';
import { Router } from 'express';
import type { ComingEvents } from './career-events/coming-events.js';
import { listCareerEvents } from './career-events/list-career-events.js';
import { getCv } from './cv/get-cv.js';
import type { AwaitedDerived } from './derived/awaited-derived.js';
import { getHealth } from './health/get-health.js';
import { getHistory } from './history/get-history.js';
import type { PastProfiles } from './history/past-profiles.js';
import type { LiveViews } from './http/fresh-view.js';
import type { AskedExplanations } from './jobs/asked-explanations.js';
import { getJob } from './jobs/get-job.js';
import { type JobSources, listJobs } from './jobs/list-jobs.js';
import { recommendJobs } from './jobs/recommend-jobs.js';
import { getOnboarding } from './onboarding/get-onboarding.js';
import { getProfile } from './profile/get-profile.js';
import { exportResume } from './resume/export-resume.js';

interface QueryParts {
  readonly identities: IdentityProvider;
  readonly profiles: LiveViews<Profile>;
  readonly past: PastProfiles;
  readonly onboardings: LiveViews<OnboardingProgress>;
  readonly cvs: AwaitedDerived<Cv>;
  readonly jobs: JobSources & { readonly explanations: AskedExplanations };
  readonly events: ComingEvents;
  readonly health: Checks;
  readonly logger: Logger;
}

/** Every read of the API, mounted under /api. */
export function queryRoutes(parts: QueryParts): Router {
  const { identities, profiles, past, onboardings, cvs, jobs, events, health, logger } = parts;
  const signedIn = authenticate(identities);
  const api = Router();
  api.get('/health', getHealth(health, logger));
  for (const whose of ['', '/:uid', '/:uid/:profileId'])
    api.get(`/cv/generate${whose}`, signedIn, getCv(profiles, cvs));
  api.get('/profile/:uid', signedIn, getProfile(profiles, past));
  api.get('/profile/:uid/history', signedIn, getHistory(past));
  api.get('/profile/:uid/export/json-resume', signedIn, exportResume(profiles));
  api.get('/profile/:uid/onboarding', signedIn, getOnboarding(onboardings));
  api.get('/jobs/user/:uid', signedIn, recommendJobs(profiles, jobs));
  api.get('/jobs/allJobs', signedIn, listJobs(jobs));
  api.get('/jobs/:jobId', signedIn, getJob(profiles, jobs.read, jobs.explanations));
  api.get('/events/all/:uid', signedIn, listCareerEvents(events));
  return api;
}
