import type { Profile } from '@trackrecord/contracts';
import { authenticate, type Checks, type IdentityProvider, type Logger } from '@trackrecord/platform';
import { Router } from 'express';
import { getHealth } from './health/get-health.js';
import { getProfile } from './profile/get-profile.js';
import type { ViewStore } from './projector/view-store.js';

interface QueryParts {
  readonly identities: IdentityProvider;
  readonly profiles: () => Promise<ViewStore<Profile>>;
  readonly health: Checks;
  readonly logger: Logger;
}

/** Every read of the API, mounted under /api. */
export function queryRoutes({ identities, profiles, health, logger }: QueryParts): Router {
  const api = Router();
  api.get('/health', getHealth(health, logger));
  api.get('/profile/:uid', authenticate(identities), getProfile(profiles));
  return api;
}
