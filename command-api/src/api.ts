import { authenticate, type IdentityProvider } from '@trackrecord/platform';
import type { OnboardingCommand, OnboardingState } from '@trackrecord/domain';
import { Router } from 'express';
import type { Writes } from './commands/writes.js';
import { recordStep } from './onboarding/record-step.js';
import type { ProfileWrites } from './profile/profile-writes.js';
import { replaceProfile } from './profile/replace-profile.js';
import { savePersonalInfo } from './profile/save-personal-info.js';
import { saveProfile } from './profile/save-profile.js';

/** What the routes write to. */
export interface AllWrites {
  readonly profiles: ProfileWrites;
  readonly onboardings: Writes<OnboardingCommand, OnboardingState>;
}

/** Every write of the API, mounted under /api. */
export function commandRoutes(identities: IdentityProvider, { profiles, onboardings }: AllWrites): Router {
  const signedIn = authenticate(identities);
  const api = Router();
  api.post('/profile', signedIn, saveProfile(profiles));
  api.put('/profile/:uid', signedIn, replaceProfile(profiles));
  api.put('/profile/:uid/onboarding/:step', signedIn, recordStep(onboardings));
  api.patch('/profile/personal-info/:uid', signedIn, savePersonalInfo(profiles));
  return api;
}
