import { ENDPOINTS, type Home, type JobVisit, MIN_APPLICATIONS_REVISION, type Ranking } from '@trackrecord/contracts';
import { applicationsAggregate, type ApplicationsState, getCompleteness, getLastVisit } from '@trackrecord/domain';
import { type DerivedValue, handle, type UserDocuments } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ApplicationSources } from '../applications/current-applications.js';
import { readFreshView } from '../http/wait-for-revision.js';
import type { JobSources } from '../jobs/list-jobs.js';
import { parseRanking } from '../jobs/ranked-jobs.js';
import { toUserJobs } from '../jobs/user-jobs.js';
import { type ProfileSources, readCurrentProfile } from '../profile/current-profile.js';
import { profileNotFoundError } from '../profile/not-found.js';
import { findBestMatches } from './best-matches.js';
import { countStages, findDueSteps } from './due-steps.js';
import { type ChangeSources, readLatestChanges } from './latest-changes.js';
import { findNearEvents, type PlacedEvents } from './near-events.js';
import type { RecentHomes, UserCards } from './recent-homes.js';

/** The sources of the home page. */
export interface HomeSources {
  readonly applications: ApplicationSources['applications'];
  readonly visits: Pick<UserDocuments<JobVisit>, 'read'>;
  readonly jobs: Pick<JobSources, 'getOpenJobs' | 'reader' | 'rankings'>;
  readonly events: Pick<PlacedEvents, 'read'>;
  readonly changes: ChangeSources;
  readonly recent: RecentHomes;
}

/** What matches are found by, besides the profile and the applications. */
interface MatchFacts {
  readonly ranking: DerivedValue<Ranking> | undefined;
  readonly visit: JobVisit | undefined;
}

/**
 * GET /home/{uid}: what to do next and what is new, at least at the revisions in the headers. It never waits for a
 * ranking, but starts a delayed one: right after a save it has the matches of the profile before.
 */
export const getHome = (profiles: ProfileSources, sources: HomeSources): RequestHandler =>
  handle(ENDPOINTS.getHome, async ({ params: { uid }, request }) => {
    const now = new Date();
    const [current, stored, events, facts] = await Promise.all([
      readCurrentProfile(request, profiles, uid),
      readFreshView(request, sources.applications, uid, MIN_APPLICATIONS_REVISION),
      sources.events.read(now),
      sources.recent.has(uid) ? undefined : readMatchFacts(sources, uid),
    ]);
    if (!current) throw profileNotFoundError();
    const { profile, revision } = current;
    const applications = stored?.view ?? applicationsAggregate.initialState;
    const revisions = { profile: revision, applications: applications.revision };
    let cards = sources.recent.get(uid, revisions);
    if (!cards) {
      cards = await readCards(sources, uid, revision, applications, now, facts);
      sources.recent.set(uid, revisions, cards);
    }
    const body: Home = {
      firstName: profile.personalInfo?.firstName || null,
      userType: profile.userType ?? null,
      completeness: getCompleteness(profile),
      applications: {
        counts: countStages(applications.applications),
        due: findDueSteps(applications.applications, now.getTime()),
      },
      events: findNearEvents(events, profile.preferences?.locations),
      ...cards,
    };
    return { status: 200, body };
  });

async function readMatchFacts({ jobs, visits }: HomeSources, uid: string): Promise<MatchFacts> {
  const [ranking, visit] = await Promise.all([jobs.rankings.readNewest(uid), visits.read(uid)]);
  return { ranking, visit };
}

async function readCards(
  sources: HomeSources,
  uid: string,
  profileRevision: number,
  applications: Omit<ApplicationsState, 'erased'>,
  now: Date,
  facts: MatchFacts | undefined,
): Promise<UserCards> {
  const [matches, changes] = await Promise.all([
    readMatches(sources, uid, profileRevision, applications, now, facts),
    readLatestChanges(sources.changes, uid, applications),
  ]);
  return { matches, changes };
}

async function readMatches(
  sources: HomeSources,
  uid: string,
  profileRevision: number,
  applications: Omit<ApplicationsState, 'erased'>,
  now: Date,
  facts: MatchFacts | undefined,
): Promise<Home['matches']> {
  const { getOpenJobs, reader, rankings } = sources.jobs;
  const { ranking, visit } = facts ?? (await readMatchFacts(sources, uid));
  const isReady = ranking !== undefined && ranking.revision >= profileRevision;
  if (!isReady) void rankings.promote(uid);
  const user = toUserJobs(applications, getLastVisit(visit, now));
  const openJobs = getOpenJobs();
  const { numbers, getMatch } = parseRanking(ranking);
  const { jobs, newCount } = findBestMatches(openJobs, numbers, user, now.getTime());
  return {
    since: user.lastVisit?.at ?? null,
    newCount,
    jobs: await reader.readListed(jobs, getMatch, user.isNew),
    isReady,
    openCount: openJobs.getSlotsNewestFirst().length,
  };
}
