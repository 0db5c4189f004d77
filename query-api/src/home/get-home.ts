import { ENDPOINTS, type Home, type JobVisit, MIN_APPLICATIONS_REVISION, type Ranking } from '@trackrecord/contracts';
import { getCompleteness, getLastVisit } from '@trackrecord/domain';
import { type DerivedValue, handle, type UserDocuments } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { ApplicationSources } from '../applications/current-applications.js';
import { readFreshView } from '../http/wait-for-revision.js';
import type { JobSources } from '../jobs/list-jobs.js';
import { parseRanking } from '../jobs/ranked-jobs.js';
import { toUserJobs, type UserJobs } from '../jobs/user-jobs.js';
import { type ProfileSources, readCurrentProfile } from '../profile/current-profile.js';
import { profileNotFoundError } from '../profile/not-found.js';
import { findBestMatches, type RecentPostings } from './best-matches.js';
import { countStages, findDueSteps } from './due-steps.js';
import type { LatestChanges } from './latest-changes.js';
import { findNearEvents, type PlacedEvents } from './near-events.js';

/** The sources of the home page. */
export interface HomeSources {
  readonly applications: ApplicationSources['applications'];
  readonly visits: Pick<UserDocuments<JobVisit>, 'read'>;
  readonly jobs: Pick<JobSources, 'getOpenJobs' | 'rankings'>;
  readonly postings: Pick<RecentPostings, 'read'>;
  readonly events: Pick<PlacedEvents, 'read'>;
  readonly changes: Pick<LatestChanges, 'read'>;
}

const NO_APPLICATIONS = { revision: -1, applications: [], hiddenPostings: [] };

/**
 * GET /home/{uid}: what to do next and what is new, at least at the revisions in the headers. It never waits for a
 * ranking, but starts a delayed one: right after a save it has the matches of the profile before.
 */
export const getHome = (profiles: ProfileSources, sources: HomeSources): RequestHandler =>
  handle(ENDPOINTS.getHome, async ({ params: { uid }, request }) => {
    const now = new Date();
    const [current, stored, visit, ranking, events] = await Promise.all([
      readCurrentProfile(request, profiles, uid),
      readFreshView(request, sources.applications, uid, MIN_APPLICATIONS_REVISION),
      sources.visits.read(uid),
      sources.jobs.rankings.readNewest(uid),
      sources.events.read(now),
    ]);
    if (!current) throw profileNotFoundError();
    const { profile, revision } = current;
    const isReady = ranking !== undefined && ranking.revision >= revision;
    if (!isReady) void sources.jobs.rankings.promote(uid);
    const applications = stored?.view ?? NO_APPLICATIONS;
    const user = toUserJobs(applications, getLastVisit(visit, now));
    const [matches, changes] = await Promise.all([
      readMatches(sources, ranking, user, now.getTime()),
      sources.changes.read(uid, revision, applications),
    ]);
    const body: Home = {
      firstName: profile.personalInfo?.firstName || null,
      userType: profile.userType ?? null,
      completeness: getCompleteness(profile),
      applications: {
        counts: countStages(applications.applications),
        due: findDueSteps(applications.applications, now.getTime()),
      },
      matches: { ...matches, isReady },
      events: findNearEvents(events, profile.preferences?.locations),
      changes,
    };
    return { status: 200, body };
  });

async function readMatches(
  { jobs: { getOpenJobs }, postings }: HomeSources,
  ranking: DerivedValue<Ranking> | undefined,
  user: UserJobs,
  now: number,
): Promise<Omit<Home['matches'], 'isReady'>> {
  const openJobs = getOpenJobs();
  const { numbers, getMatch } = parseRanking(ranking);
  const { references, newCount } = findBestMatches(openJobs, numbers, user, now);
  const found = await postings.read(references);
  return {
    since: user.lastVisit?.at ?? null,
    newCount,
    jobs: references.flatMap(({ jobId, number }) => {
      const job = found.get(jobId);
      const matchPercentage = getMatch(number);
      if (!job) return [];
      return {
        ...job,
        ...(matchPercentage !== undefined && { searchContext: { matchPercentage } }),
        ...(user.isNew(number) && { isNew: true }),
      };
    }),
    openCount: openJobs.getSlotsNewestFirst().length,
  };
}
