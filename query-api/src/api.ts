import type { Cv, EndpointName, Endpoints, ErasureKey, OnboardingProgress, Profile } from '@trackrecord/contracts';
import type { Checks, EndpointHandlers, Erasures, Logger } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { type UpcomingEvents, listCareerEvents } from './career-events/list-career-events.js';
import { getCv } from './cv/get-cv.js';
import type { DerivedReader } from './derived/derived-reader.js';
import { getErasureKey, getErasureReceipt } from './erasure/erasure-receipts.js';
import { getHealth } from './health/get-health.js';
import { getHistory } from './history/get-history.js';
import { exportData } from './export/export-data.js';
import type { PersonalDataSources } from './export/data-sources.js';
import type { PastDetectedSkills, PastOnboardings, PastProfiles } from './history/past-profiles.js';
import type { RecentHistories } from './history/recent-histories.js';
import type { LiveViews } from './http/wait-for-revision.js';
import { type MatchExplainer, getJob } from './jobs/get-job.js';
import { type JobSources, listJobs } from './jobs/list-jobs.js';
import { recommendJobs } from './jobs/recommend-jobs.js';
import { getOnboarding } from './onboarding/get-onboarding.js';
import { getProfile } from './profile/get-profile.js';
import { exportResume } from './resume/export-resume.js';

interface QueryDependencies {
  /** The public key of receipts. */
  readonly erasureKey: ErasureKey;
  readonly erasures: Pick<Erasures, 'findReceipt'>;
  readonly profiles: LiveViews<Profile>;
  readonly past: PastProfiles;
  readonly histories: RecentHistories;
  readonly pastOnboardings: PastOnboardings;
  readonly pastDetectedSkills: PastDetectedSkills;
  readonly onboardings: LiveViews<OnboardingProgress>;
  readonly cvs: DerivedReader<Cv>;
  readonly jobs: JobSources & { readonly explainer: MatchExplainer };
  readonly careerEvents: UpcomingEvents;
  /** The sources of the data export. */
  readonly exportSources: PersonalDataSources;
  /** Rate limits of expensive reads. */
  readonly limits: { readonly exports: RequestHandler };
  readonly health: Checks;
  readonly logger: Logger;
}

/** The endpoints of this service: all reads except the documentation. */
type QueryEndpoint = Exclude<
  { [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? Name : never }[EndpointName],
  'getOpenApi' | 'getDocs' | 'getDocsAsset'
>;

/** Creates the handlers of every read. */
export function queryHandlers(dependencies: QueryDependencies): EndpointHandlers<QueryEndpoint> {
  const { profiles, past, cvs, jobs, limits, logger } = dependencies;
  const profileSources = { profiles, past };
  return {
    getHealth: getHealth(dependencies.health, logger),
    getErasureKey: getErasureKey(dependencies.erasureKey),
    getErasureReceipt: getErasureReceipt(dependencies.erasures),
    generateOwnCv: getCv('generateOwnCv', profileSources, cvs),
    generateCv: getCv('generateCv', profileSources, cvs),
    generateCvOfProfile: getCv('generateCvOfProfile', profileSources, cvs),
    getProfile: getProfile(profileSources),
    getHistory: getHistory({ past, histories: dependencies.histories }),
    exportData: [limits.exports, exportData(dependencies.exportSources, logger)],
    exportResume: exportResume(profileSources),
    getOnboarding: getOnboarding(dependencies),
    recommendJobs: recommendJobs(profileSources, jobs),
    listJobs: listJobs(jobs),
    getJob: getJob(profileSources, jobs.reader, jobs.explainer),
    listCareerEvents: listCareerEvents(dependencies.careerEvents),
  };
}
