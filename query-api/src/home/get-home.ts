import {
  ENDPOINTS,
  type Home,
  type JobVisit,
  MIN_APPLICATIONS_REVISION_HEADER,
  type Ranking,
} from '@trackrecord/contracts';
import { applicationsAggregate, type ApplicationsState, getCompleteness, getLastVisit } from '@trackrecord/domain';
import { type DerivedValue, handle, type UserDocuments } from '@trackrecord/platform';
import type { Request, RequestHandler } from 'express';
import type { ApplicationSources } from '../applications/current-applications.js';
import { isRevisionAccepted, type LiveViews, readFreshView } from '../http/wait-for-revision.js';
import type { JobSources } from '../jobs/list-jobs.js';
import { parseRanking } from '../jobs/ranked-jobs.js';
import { toUserJobs } from '../jobs/user-jobs.js';
import { type ProfileSources, readCurrentProfile } from '../profile/current-profile.js';
import { profileNotFoundError } from '../http/profile-not-found.js';
import type { ViewVersion } from '../projector/view-store.js';
import { findBestMatches } from './best-matches.js';
import { countByStage, findDueSteps } from './due-steps.js';
import { type ChangeSources, readLatestChanges } from './latest-changes.js';
import { findNearEvents, type PlacedEvents } from './near-events.js';
import { areSameVersions, type RecentHomes } from './recent-homes.js';

/** The sources of the home page. */
export interface HomeSources
  extends ProfileSources, ChangeSources, Pick<JobSources, 'getOpenJobs' | 'jobReader' | 'rankings'> {
  readonly pastProfiles: ProfileSources['pastProfiles'] & ChangeSources['pastProfiles'];
  readonly applications: ApplicationSources['applications'];
  readonly jobReader: JobSources['jobReader'];
  readonly visits: Pick<UserDocuments<JobVisit>, 'read'>;
  readonly placedEvents: Pick<PlacedEvents, 'read'>;
  readonly recentHomes: RecentHomes;
}

/** What matches are found by, besides the profile and the applications. */
interface MatchFacts {
  readonly ranking: DerivedValue<Ranking> | undefined;
  readonly visit: JobVisit | undefined;
}

/**
 * GET /home/{uid}: what to do next and what is new, at least at the revisions in the headers. It never waits for a
 * ranking, but makes a delayed ranking job start at once. Right after a save, the matches are those of the previous
 * revision of the profile.
 */
export const getHome = (sources: HomeSources): RequestHandler =>
  handle(ENDPOINTS.getHome, async ({ params: { uid }, request }) => ({
    status: 200,
    body: (await findUnchangedHome(request, sources, uid)) ?? (await readHome(request, sources, uid)),
  }));

/** Returns the cached home page if the views have not changed since. Reads only their versions. */
async function findUnchangedHome(
  request: Request,
  { profiles, applications, recentHomes }: HomeSources,
  uid: string,
): Promise<Home | undefined> {
  const recentHome = recentHomes.get(uid);
  if (!recentHome) return undefined;
  const { versions, home } = recentHome;
  if (!isRevisionAccepted(request, versions.profile?.revision ?? -1)) return undefined;
  if (!isRevisionAccepted(request, versions.applications?.revision ?? -1, MIN_APPLICATIONS_REVISION_HEADER))
    return undefined;
  const [profileVersion, applicationsVersion] = await Promise.all([
    findVersion(profiles, uid),
    findVersion(applications, uid),
  ]);
  const currentVersions = { profile: profileVersion, applications: applicationsVersion };
  return areSameVersions(versions, currentVersions) ? home : undefined;
}

const findVersion = async <View>(views: LiveViews<View>, uid: string): Promise<ViewVersion | undefined> =>
  (await views()).findVersion(uid);

async function readHome(request: Request, sources: HomeSources, uid: string): Promise<Home> {
  const now = new Date();
  const recentHome = sources.recentHomes.get(uid);
  const [currentProfile, storedApplications, events, matchFacts] = await Promise.all([
    readCurrentProfile(request, sources, uid),
    readFreshView(request, sources.applications, uid, MIN_APPLICATIONS_REVISION_HEADER),
    sources.placedEvents.read(now),
    // Not read yet if the recent home page may still be returned.
    recentHome ? undefined : readMatchFacts(sources, uid),
  ]);
  if (!currentProfile) throw profileNotFoundError();
  const { profile, revision, eventId } = currentProfile;
  const versions = {
    profile: { revision, eventId },
    applications: storedApplications && {
      revision: storedApplications.revision,
      eventId: storedApplications.head?.eventId,
    },
  };
  if (recentHome && areSameVersions(recentHome.versions, versions)) return recentHome.home;
  const applications = storedApplications?.view ?? applicationsAggregate.initialState;
  const [matches, changes] = await Promise.all([
    readMatches(sources, uid, revision, applications, now, matchFacts),
    readLatestChanges(sources, uid, applications),
  ]);
  const home: Home = {
    firstName: profile.personalInfo?.firstName || null,
    userType: profile.userType ?? null,
    completeness: getCompleteness(profile),
    applications: {
      counts: countByStage(applications.applications),
      due: findDueSteps(applications.applications, now.getTime()),
    },
    events: findNearEvents(events, profile.preferences?.locations),
    matches,
    changes,
  };
  sources.recentHomes.set(uid, versions, home);
  return home;
}

async function readMatchFacts({ rankings, visits }: HomeSources, uid: string): Promise<MatchFacts> {
  const [ranking, visit] = await Promise.all([rankings.readNewest(uid), visits.read(uid)]);
  return { ranking, visit };
}

async function readMatches(
  sources: HomeSources,
  uid: string,
  profileRevision: number,
  applications: Omit<ApplicationsState, 'erased'>,
  now: Date,
  matchFacts: MatchFacts | undefined,
): Promise<Home['matches']> {
  const { getOpenJobs, jobReader, rankings } = sources;
  const { ranking, visit } = matchFacts ?? (await readMatchFacts(sources, uid));
  const isReady = ranking !== undefined && ranking.revision >= profileRevision;
  if (!isReady) void rankings.promote(uid);
  const userJobs = toUserJobs(applications, getLastVisit(visit, now));
  const openJobs = getOpenJobs();
  const { rankedJobNumbers, getMatch } = parseRanking(ranking);
  const { jobs, newCount } = findBestMatches(openJobs, rankedJobNumbers, userJobs, now.getTime());
  return {
    since: userJobs.lastVisit?.at ?? null,
    newCount,
    jobs: await jobReader.readJobs(jobs, getMatch, userJobs.isNew),
    isReady,
    openCount: openJobs.getSlotsNewestFirst().length,
  };
}
