import type { OnboardingProgress, Profile } from '@trackrecord/contracts';
import { authenticate, type Checks, type IdentityProvider, type Logger } from '@trackrecord/platform';
import { Router } from 'express';
import type { AwaitedCvs } from './cv/awaited-cvs.js';
import { getCv } from './cv/get-cv.js';
import { getHealth } from './health/get-health.js';
import { getHistory } from './history/get-history.js';
import type { PastProfiles } from './history/past-profiles.js';
import type { LiveViews } from './http/fresh-view.js';
import { getOnboarding } from './onboarding/get-onboarding.js';
import { getProfile } from './profile/get-profile.js';
import { exportResume } from './resume/export-resume.js';

interface QueryParts {
  readonly identities: IdentityProvider;
  readonly profiles: LiveViews<Profile>;
  readonly past: PastProfiles;
  readonly onboardings: LiveViews<OnboardingProgress>;
  readonly cvs: AwaitedCvs;
  readonly health: Checks;
  readonly logger: Logger;
}

/** Every read of the API, mounted under /api. */
export function queryRoutes({ identities, profiles, past, onboardings, cvs, health, logger }: QueryParts): Router {
  const signedIn = authenticate(identities);
  const api = Router();
  api.get('/health', getHealth(health, logger));
  for (const whose of ['', '/:uid', '/:uid/:profileId'])
    api.get(`/cv/generate${whose}`, signedIn, getCv(profiles, cvs));
  api.get('/profile/:uid', signedIn, getProfile(profiles, past));
  api.get('/profile/:uid/history', signedIn, getHistory(past));
  api.get('/profile/:uid/export/json-resume', signedIn, exportResume(profiles));
  api.get('/profile/:uid/onboarding', signedIn, getOnboarding(onboardings));
  return api;
}
