import type {
  Cv,
  EndpointName,
  Endpoints,
  ErasureKey,
  OnboardingProgress,
  Operator,
  Profile,
  staffReadEndpoints,
  supportReadEndpoints,
  supportWorkEndpoints,
} from '@trackrecord/contracts';
import type {
  AccessTokens,
  Checks,
  DerivedReader,
  EndpointHandlers,
  Erasures,
  Logger,
  SentCvs,
} from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import type { Devices } from './account/devices.js';
import { listAccountChanges, type PastAccounts } from './account/list-account-changes.js';
import { getSession } from './account/get-session.js';
import { listDevices } from './account/list-devices.js';
import { type FindSessionPerson, getSessionLog } from './support/get-session-log.js';
import { listSessions, type SessionSource } from './support/list-sessions.js';
import { listOwnAccesses, type OwnAccessSources } from './access/own-accesses.js';
import { listOwnSupportActions } from './access/own-support-actions.js';
import { getPersonAccesses, type PersonAccessSources } from './support/person-accesses.js';
import type { ApplicationSources } from './applications/current-applications.js';
import { getApplicationHistory } from './applications/get-application-history.js';
import { getApplication } from './applications/get-application.js';
import { getNextStepCalendar } from './applications/get-next-step-calendar.js';
import { getReportCsv, getReportPdf } from './applications/get-report.js';
import { getSentCv } from './applications/get-sent-cv.js';
import type { RequestedPdfs } from './cv/requested-pdfs.js';
import { listApplicationChanges } from './applications/list-application-changes.js';
import { listApplications } from './applications/list-applications.js';
import { type UpcomingEvents, listCareerEvents } from './career-events/list-career-events.js';
import { getCv } from './cv/get-cv.js';
import { listExtensions } from './extensions/list-extensions.js';
import { readCalendar } from './extensions/read-calendar.js';
import { getErasureKey, getErasureReceipt } from './erasure/erasure-receipts.js';
import { getHealth } from './health/get-health.js';
import { getHome, type HomeSources } from './home/get-home.js';
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
import { getOperator } from './operator/get-operator.js';
import { exportResume } from './resume/export-resume.js';
import { getStaffMe, type StaffMeSources } from './staff/get-staff-me.js';
import { type ApprovalSource, listApprovals } from './staff/list-approvals.js';
import type { RecordLookup, RecordUse } from './support/record-use.js';
import { supportHandlers, type SupportSources } from './support/support-handlers.js';

interface QueryDependencies extends ApplicationSources {
  readonly operator: Operator;
  /** The public key of receipts. */
  readonly erasureKey: ErasureKey;
  readonly erasures: Pick<Erasures, 'findReceipt'>;
  readonly profiles: LiveViews<Profile>;
  readonly pastProfiles: PastProfiles;
  readonly histories: RecentHistories;
  readonly pastOnboardings: PastOnboardings;
  readonly pastDetectedSkills: PastDetectedSkills;
  readonly pastAccounts: PastAccounts;
  readonly onboardings: LiveViews<OnboardingProgress>;
  readonly cvs: DerivedReader<Cv>;
  readonly jobs: JobSources & { readonly explainer: MatchExplainer };
  readonly sentCvs: Pick<SentCvs, 'read'>;
  readonly pdfs: Pick<RequestedPdfs, 'render'>;
  readonly careerEvents: UpcomingEvents;
  readonly home: HomeSources;
  readonly accesses: OwnAccessSources;
  /** The sources of the data export. */
  readonly exportSources: PersonalDataSources;
  /** Rate limits of expensive reads. */
  readonly limits: { readonly exports: RequestHandler; readonly calendars: (uid: string) => Promise<void> };
  readonly accessTokens: AccessTokens;
  readonly devices: Devices;
  /** Whether the site is reached through HTTPS. */
  readonly isHttps?: boolean;
  readonly health: Checks;
  readonly logger: Logger;
}

/** The endpoints of this service: all reads except the documentation. */
type QueryEndpoint = Exclude<
  { [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? Name : never }[EndpointName],
  'getOpenApi' | 'getDocs' | 'getDocsAsset'
>;

/** The endpoints that staff read. */
type StaffEndpoint =
  | keyof typeof supportReadEndpoints
  | keyof typeof supportWorkEndpoints
  | keyof typeof staffReadEndpoints;

/** The dependencies of the handlers of what staff read. */
export interface StaffDependencies {
  readonly support: SupportSources;
  readonly recordUse: RecordUse;
  readonly recordLookup: RecordLookup;
  readonly personAccesses: PersonAccessSources;
  readonly readSessions: SessionSource;
  readonly findSessionPerson: FindSessionPerson;
  readonly readApprovals: ApprovalSource;
  readonly me: StaffMeSources;
  /** Limits reads of the data of people by a staff member. */
  readonly limitReads: RequestHandler;
}

/** Creates the handlers of everything that staff read. */
export function staffHandlers(dependencies: StaffDependencies): EndpointHandlers<StaffEndpoint> {
  const { support, recordUse, recordLookup, personAccesses, limitReads } = dependencies;
  const { readStaffMembers } = personAccesses;
  const personHandlers = supportHandlers(support, recordUse, recordLookup);
  return {
    getPerson: [limitReads, personHandlers.getPerson],
    getTimeline: [limitReads, personHandlers.getTimeline],
    getPersonProfile: [limitReads, personHandlers.getPersonProfile],
    getProfileDiff: [limitReads, personHandlers.getProfileDiff],
    getPersonOnboarding: [limitReads, personHandlers.getPersonOnboarding],
    getPersonActivity: [limitReads, personHandlers.getPersonActivity],
    getPersonBundle: [limitReads, personHandlers.getPersonBundle],
    getPersonCv: [limitReads, personHandlers.getPersonCv],
    getRebuild: [limitReads, personHandlers.getRebuild],
    getPersonAccesses: [limitReads, getPersonAccesses(personAccesses)],
    listSessions: [limitReads, listSessions(dependencies.readSessions, readStaffMembers)],
    getSessionLog: [limitReads, getSessionLog(dependencies.findSessionPerson, personAccesses)],
    listApprovals: [limitReads, listApprovals(dependencies.readApprovals, readStaffMembers)],
    getStaffMe: getStaffMe(dependencies.me),
  };
}

/** Creates the handlers of every read of users. */
export function queryHandlers(
  dependencies: QueryDependencies,
): EndpointHandlers<Exclude<QueryEndpoint, StaffEndpoint>> {
  const { profiles, pastProfiles, cvs, jobs, limits, logger } = dependencies;
  const profileSources = { profiles, pastProfiles };
  return {
    getHealth: getHealth(dependencies.health, logger),
    getOperator: getOperator(dependencies.operator),
    getErasureKey: getErasureKey(dependencies.erasureKey),
    getErasureReceipt: getErasureReceipt(dependencies.erasures),
    generateOwnCv: getCv('generateOwnCv', profileSources, cvs),
    generateCv: getCv('generateCv', profileSources, cvs),
    generateCvOfProfile: getCv('generateCvOfProfile', profileSources, cvs),
    getProfile: getProfile(profileSources),
    getSession: getSession(dependencies.devices, logger),
    listDevices: listDevices(dependencies.devices),
    listAccountChanges: listAccountChanges(dependencies.pastAccounts),
    getHistory: getHistory({ pastProfiles, histories: dependencies.histories }),
    exportData: [limits.exports, exportData(dependencies.exportSources, logger)],
    exportResume: exportResume(profileSources),
    getOnboarding: getOnboarding(dependencies),
    recommendJobs: recommendJobs(profileSources, jobs),
    listJobs: listJobs(jobs),
    getJob: getJob(profileSources, jobs.reader, jobs.explainer),
    getHome: getHome(profileSources, dependencies.home),
    listOwnAccesses: listOwnAccesses(dependencies.accesses),
    listApplications: listApplications(dependencies),
    listApplicationChanges: listApplicationChanges(dependencies),
    getApplication: getApplication(dependencies),
    getApplicationHistory: getApplicationHistory(dependencies),
    getReportCsv: getReportCsv(dependencies),
    getReportPdf: getReportPdf(dependencies, dependencies.pdfs),
    getNextStepCalendar: getNextStepCalendar(dependencies),
    getSentCv: getSentCv(dependencies, dependencies.sentCvs),
    listExtensions: listExtensions(dependencies.accessTokens),
    readCalendar: readCalendar(dependencies),
    listOwnSupportActions: listOwnSupportActions(dependencies.accesses),
    listCareerEvents: listCareerEvents(dependencies.careerEvents),
  };
}
