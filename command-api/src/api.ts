import { SECTION_ROUTES } from '@trackrecord/contracts';
import { authenticate, type IdentityProvider, onlyServices } from '@trackrecord/platform';
import type { OnboardingCommand, OnboardingState } from '@trackrecord/domain';
import { Router } from 'express';
import type { Writes } from './commands/writes.js';
import { eraseAccount } from './erasure/erase-account.js';
import type { ErasureParts } from './erasure/erase-person.js';
import { finishAll } from './erasure/finish-all.js';
import { type NoticedOnboardings, noticeSkills } from './notices/notice-skills.js';
import { recordStep } from './onboarding/record-step.js';
import { addItem } from './profile/add-item.js';
import type { PastChanges } from './profile/past-changes.js';
import type { ProfileWrites } from './profile/profile-writes.js';
import { replaceProfile } from './profile/replace-profile.js';
import { saveProfile } from './profile/save-profile.js';
import { saveSection } from './profile/save-section.js';
import { undoChange } from './profile/undo-change.js';
import { importResume } from './resume/import-resume.js';

/** What the routes write to, and where they find what is to be taken back. */
export interface AllWrites {
  readonly profiles: ProfileWrites;
  readonly onboardings: Writes<OnboardingCommand, OnboardingState>;
  readonly history: PastChanges;
}

/** What our own services tell us, mounted under /internal. */
export function internalRoutes(masterKey: Buffer, onboardings: NoticedOnboardings, erasure: ErasureParts): Router {
  return Router()
    .use(onlyServices(masterKey))
    .post('/onboarding/:uid/skills', noticeSkills(onboardings))
    .post('/erasures/finish', finishAll(erasure));
}

/** The end of an account, mounted under /api: the one route that whoever is being erased may use again. */
export function erasureRoutes(identities: IdentityProvider, erasure: ErasureParts): Router {
  return Router().delete('/profile/:uid', authenticate(identities), eraseAccount(erasure));
}

/** Every write of the API, mounted under /api. */
export function commandRoutes(identities: IdentityProvider, { profiles, onboardings, history }: AllWrites): Router {
  const signedIn = authenticate(identities);
  const api = Router();
  api.post('/profile', signedIn, saveProfile(profiles));
  api.put('/profile/:uid', signedIn, replaceProfile(profiles));
  api.put('/profile/:uid/onboarding/:step', signedIn, recordStep(onboardings));
  for (const { method, path, section } of SECTION_ROUTES) {
    const verb = method === 'PUT' ? 'put' : 'patch';
    api[verb](expressPath(path), signedIn, saveSection(profiles, section));
  }
  api.post('/profile/:uid/experience', signedIn, addItem(profiles, 'experiences'));
  api.post('/profile/:uid/project', signedIn, addItem(profiles, 'projects'));
  api.post('/profile/:uid/import/json-resume', signedIn, importResume(profiles));
  api.post('/profile/:uid/history/:eventId/undo', signedIn, undoChange(profiles, history));
  return api;
}

/** A path of the route table as express writes it, under its mount. */
const expressPath = (path: string): string => path.replace('/api', '').replace(/\{(\w+)\}/g, ':$1');
