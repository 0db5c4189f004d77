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
import { type FindSessionPerson, getSessionLog } from './get-session-log.js';
import { listSessions, type SessionListSources } from './list-sessions.js';
import { getPersonAccesses, type PersonAccessSources } from './person-accesses.js';
import type { RebuildRequests } from '../projector/rebuild-requests.js';
import type { RecordLookup, RecordUse } from './record-use.js';
import type { BundleSources } from './support-bundle.js';
import { getTimeline, type TimelineSources } from './timeline/get-timeline.js';
import type { SignedCursors } from './timeline/signed-cursors.js';

/** The sources of what support and auditors read, and what counts and records their reads. */
export type SupportSources = PastProfileSources &
  PastOnboardingSources &
  TimelineSources &
  BundleSources &
  PersonCvSources &
  PersonAccessSources &
  SessionListSources & {
    readonly cursors: SignedCursors;
    readonly rebuilds: Pick<RebuildRequests, 'findState'>;
    readonly findSessionPerson: FindSessionPerson;
    readonly recordUse: RecordUse;
    readonly recordLookup: RecordLookup;
    /** Limits reads of the data of people by a staff member. */
    readonly limitStaffReads: RequestHandler;
  };

/** Creates the handlers of what support and auditors read. The check of their roles comes before. */
export function createHandlers(sources: SupportSources) {
  const { limitStaffReads, recordUse } = sources;
  return {
    getPerson: [limitStaffReads, getPerson(sources, sources.recordLookup)],
    getTimeline: [limitStaffReads, getTimeline(sources, recordUse)],
    getPersonProfile: [limitStaffReads, getPersonProfile(sources, recordUse)],
    getProfileDiff: [limitStaffReads, getProfileDiff(sources.pastProfiles, recordUse)],
    getPersonOnboarding: [limitStaffReads, getPersonOnboarding(sources, recordUse)],
    getPersonActivity: [limitStaffReads, getPersonActivity(sources.activity, recordUse)],
    getPersonBundle: [limitStaffReads, getPersonBundle(sources, recordUse)],
    getPersonCv: [limitStaffReads, getPersonCv(sources, recordUse)],
    getRebuild: [limitStaffReads, getRebuild(sources.rebuilds)],
    getPersonAccesses: [limitStaffReads, getPersonAccesses(sources)],
    listSessions: [limitStaffReads, listSessions(sources)],
    getSessionLog: [limitStaffReads, getSessionLog(sources.findSessionPerson, sources)],
  };
}
