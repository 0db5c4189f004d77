import { authenticate, type IdentityProvider } from '@trackrecord/platform';
import { Router } from 'express';
import type { ProfileWrites } from './profile/profile-writes.js';
import { savePersonalInfo } from './profile/save-personal-info.js';
import { saveProfile } from './profile/save-profile.js';

/** Every write of the API, mounted under /api. */
export function commandRoutes(identities: IdentityProvider, profiles: ProfileWrites): Router {
  const signedIn = authenticate(identities);
  const api = Router();
  api.post('/profile', signedIn, saveProfile(profiles));
  api.patch('/profile/personal-info/:uid', signedIn, savePersonalInfo(profiles));
  return api;
}
