import type { Cv, ErasureKey, OnboardingProgress, Profile } from '@trackrecord/contracts';
import { authenticate, type Checks, type Erasures, type IdentityProvider, type Logger } from '@trackrecord/platform';
import { type RequestHandler, Router } from 'express';
import type { ComingEvents } from './career-events/coming-events.js';
import { listCareerEvents } from './career-events/list-career-events.js';
import { getCv } from './cv/get-cv.js';
import type { AwaitedDerived } from './derived/awaited-derived.js';
import { getErasureKey } from './erasure/get-erasure-key.js';
import { getErasureReceipt } from './erasure/get-erasure-receipt.js';
import { getHealth } from './health/get-health.js';
import { getHistory } from './history/get-history.js';
import { exportData } from './export/export-data.js';
import type { HeldSources } from './export/held-data.js';
import type { PastOnboardings, PastProfiles } from './history/past-profiles.js';
import type { RecentHistories } from './history/recent-histories.js';
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
  /** What receipts of erasures are checked with. */
  readonly erasureKey: ErasureKey;
  readonly erasures: Pick<Erasures, 'receipt'>;
  readonly profiles: LiveViews<Profile>;
  readonly past: PastProfiles;
  readonly histories: RecentHistories;
  readonly pastOnboardings: PastOnboardings;
  readonly onboardings: LiveViews<OnboardingProgress>;
  readonly cvs: AwaitedDerived<Cv>;
  readonly jobs: JobSources & { readonly explanations: AskedExplanations };
  readonly events: ComingEvents;
  /** All that is held about people. */
  readonly held: HeldSources;
  /** How often one person may ask for what is costly. */
  readonly limits: { readonly exports: RequestHandler };
  readonly health: Checks;
  readonly logger: Logger;
}

/** Every read of the API, mounted under /api. */
export function queryRoutes(parts: QueryParts): Router {
  const {
    identities,
    erasureKey,
    erasures,
    profiles,
    past,
    histories,
    pastOnboardings,
    onboardings,
    cvs,
    jobs,
    events,
    held,
    limits,
    health,
    logger,
  } = parts;
  const current = { profiles, past };
  const signedIn = authenticate(identities);
  const api = Router();
  api.get('/health', getHealth(health, logger));
  api.get('/erasure-key', getErasureKey(erasureKey));
  api.get('/erasure-receipts/:id', getErasureReceipt(erasures));
  for (const whose of ['', '/:uid', '/:uid/:profileId']) api.get(`/cv/generate${whose}`, signedIn, getCv(current, cvs));
  api.get('/profile/:uid', signedIn, getProfile(current));
  api.get('/profile/:uid/history', signedIn, getHistory({ past, histories }));
  api.get('/profile/:uid/export', signedIn, limits.exports, exportData(held, logger));
  api.get('/profile/:uid/export/json-resume', signedIn, exportResume(current));
  api.get('/profile/:uid/onboarding', signedIn, getOnboarding(onboardings, pastOnboardings));
  api.get('/jobs/user/:uid', signedIn, recommendJobs(current, jobs));
  api.get('/jobs/allJobs', signedIn, listJobs(jobs));
  api.get('/jobs/:jobId', signedIn, getJob(current, jobs.read, jobs.explanations));
  api.get('/events/all/:uid', signedIn, listCareerEvents(events));
  return api;
}
