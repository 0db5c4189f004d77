import type { supportReadEndpoints, supportWorkEndpoints } from '@trackrecord/contracts';
import type { RequestHandler } from 'express';
import type { PastProfileSources } from '../profile/get-profile.js';
import { getPerson } from './get-person.js';
import { getPersonActivity } from './get-person-activity.js';
import { getPersonBundle } from './get-person-bundle.js';
import { getPersonCv, type PersonCvSources } from './get-person-cv.js';
import { getPersonOnboarding, type PastOnboardingSources } from './get-person-onboarding.js';
import { getPersonProfile } from './get-person-profile.js';
import { getProfileDiff } from './get-profile-diff.js';
import { getRebuild } from './get-rebuild.js';
import type { RebuildRequests } from '../projector/rebuild-requests.js';
import type { RecordLookup, RecordUse } from './record-use.js';
import type { BundleSources } from './support-bundle.js';
import { getTimeline, type TimelineSources } from './timeline/get-timeline.js';
import type { SignedCursors } from './timeline/signed-cursors.js';

/** The sources of what support reads. */
export type SupportSources = { readonly cursors: SignedCursors } & PastProfileSources &
  PastOnboardingSources &
  TimelineSources &
  BundleSources &
  PersonCvSources & { readonly rebuilds: Pick<RebuildRequests, 'findState'> };

/** The endpoints about one person, except access logs. */
type SupportEndpoint =
  | Exclude<keyof typeof supportReadEndpoints, 'getPersonAccesses' | 'listSessions' | 'getSessionLog'>
  | keyof typeof supportWorkEndpoints;

/** Creates the handlers of what support reads. Only staff may reach them: mount them behind the check of roles. */
export const supportHandlers = (
  sources: SupportSources,
  recordUse: RecordUse,
  recordLookup: RecordLookup,
): Readonly<Record<SupportEndpoint, RequestHandler>> => ({
  getPerson: getPerson(sources, recordLookup),
  getTimeline: getTimeline(sources, recordUse),
  getPersonProfile: getPersonProfile(sources, recordUse),
  getProfileDiff: getProfileDiff(sources.pastProfiles, recordUse),
  getPersonOnboarding: getPersonOnboarding(sources, recordUse),
  getPersonActivity: getPersonActivity(sources.activity, recordUse),
  getPersonBundle: getPersonBundle(sources, recordUse),
  getPersonCv: getPersonCv(sources, recordUse),
  getRebuild: getRebuild(sources.rebuilds),
});
