import {
  type approvalEndpoints,
  type browserExtensionEndpoints,
  type EndpointName,
  ENDPOINTS,
  type Endpoints,
  type extensionEndpoints,
  type JobVisit,
  type ownAccessEndpoints,
  type ProfileEvent,
  type supportActionEndpoints,
  type supportSessionEndpoints,
} from '@trackrecord/contracts';
import type { OnboardingCommand, OnboardingState, ProfileState } from '@trackrecord/domain';
import { type EndpointHandlers, requireServiceToken, type UserDocuments } from '@trackrecord/platform';
import { type RequestHandler, Router } from 'express';
import type { AccessContext } from './access/access-context.js';
import type { ActionContext } from './access/action-context.js';
import { answerApproval, requestApproval } from './access/approval-routes.js';
import { internalAccessRoutes } from './access/internal-accesses.js';
import { endOwnAccess, giveConsent, withdrawConsent } from './access/own-accesses.js';
import { rebuildPersonView } from './access/rebuild-person-view.js';
import { remakePersonData } from './access/remake-person-data.js';
import { searchPerson } from './access/search-person.js';
import { sendPersonMail } from './access/send-person-mail.js';
import { endListedSession, endSession, extendSession, openSession } from './access/sessions.js';
import { applicationHandlers, type ApplicationWrites } from './applications/application-handlers.js';
import type { PastApplications } from './applications/past-applications.js';
import { readPosting } from './applications/read-posting.js';
import { recordSent } from './applications/record-sent.js';
import type { UserStreams } from './commands/user-streams.js';
import type { Writes } from './commands/writes.js';
import type { ErasureContext } from './erasure/erase-user.js';
import { resumeErasures } from './erasure/finish-erasures.js';
import { recordJobVisit } from './jobs/record-job-visit.js';
import { type DetectedSkillsCommands, recordDetectedSkills } from './detected-skills/record-detected-skills.js';
import { type DetectedSkillsStreams, recordStep } from './onboarding/record-step.js';
import type { WorkContext } from './create-work-context.js';
import { addExperience, addProject } from './profile/add-item.js';
import { type PastChanges, undoChange } from './profile/undo-change.js';
import type { ProfileWrites } from './profile/profile-writes.js';
import { replaceProfile, saveProfile } from './profile/save-profile.js';
import { saveSection } from './profile/save-section.js';
import { importResume } from './resume/import-resume.js';
import type { ResumeReader } from './resume/resume-reader.js';
import { enhanceDescription, enhanceRoles, recommendRoles, suggestSkills } from './suggestions/suggestions.js';
import { finalizeRecording, receiveChunk } from './transcription/recordings.js';

/** The dependencies of the write handlers. */
interface WriteDependencies {
  readonly profiles: ProfileWrites;
  readonly onboardings: Writes<OnboardingCommand, OnboardingState>;
  readonly detectedSkills: DetectedSkillsStreams;
  readonly history: PastChanges;
  readonly applications: ApplicationWrites;
  readonly pastApplications: PastApplications;
  readonly jobVisits: UserDocuments<JobVisit>;
  readonly resumes: Pick<ResumeReader, 'read'>;
}

/** The dependencies of the handler that records what was sent with an application. */
interface RecordSentDependencies extends Pick<WriteDependencies, 'applications' | 'pastApplications'> {
  readonly profileStreams: UserStreams<ProfileState, ProfileEvent>;
}

/** The endpoints of this service: all writes. */
type CommandEndpoint = {
  [Name in EndpointName]: Endpoints[Name]['method'] extends 'GET' ? never : Name;
}[EndpointName];

/** The endpoints that workers process. */
type WorkEndpoint =
  | 'transcribeChunk'
  | 'transcribeRecording'
  | 'enhanceDescription'
  | 'recommendRoles'
  | 'enhanceRoles'
  | 'suggestSkills'
  | 'readPosting';

/** The endpoints of access sessions. */
type AccessEndpoint =
  | keyof typeof ownAccessEndpoints
  | keyof typeof supportSessionEndpoints
  | keyof typeof approvalEndpoints;

/** The endpoints of extensions. */
type ExtensionEndpoint = keyof typeof extensionEndpoints | keyof typeof browserExtensionEndpoints;

/** Creates the handlers of access sessions. Searches, consents and requests for approval are limited. */
export const accessHandlers = (
  context: AccessContext,
  limits: { readonly searches: RequestHandler; readonly consents: RequestHandler; readonly approvals: RequestHandler },
): EndpointHandlers<AccessEndpoint> => ({
  giveConsent: [limits.consents, giveConsent(context)],
  withdrawConsent: withdrawConsent(context),
  // A person ends an access session of support to their own account.
  endOwnAccess: endOwnAccess(context),
  searchPerson: [limits.searches, searchPerson(context)],
  openSession: [limitCodes(limits.searches), openSession(context)],
  extendSession: extendSession(context),
  // The staff member of the session, or an auditor, ends a session whose person they know.
  endSession: endSession(context),
  // An auditor ends a session on the list of all sessions, which does not name the person.
  endListedSession: endListedSession(context),
  requestApproval: [limits.approvals, requestApproval(context)],
  answerApproval: answerApproval(context),
});

const callNext: RequestHandler = (_request, _response, next) => {
  next();
};

/** Counts sessions with a code like searches by code, because both tell whether a guessed code is right. */
const limitCodes =
  (limitSearches: RequestHandler): RequestHandler =>
  (request, response, next) => {
    const { basis } = (request.body ?? {}) as { readonly basis?: unknown };
    return (basis === 'consent' ? limitSearches : callNext)(request, response, next);
  };

/** Creates the handlers of what support does without reading content, each behind the limit of operations. */
export const actionHandlers = (
  context: ActionContext,
  limitOperations: RequestHandler,
): EndpointHandlers<keyof typeof supportActionEndpoints> => ({
  // Builds a read model again from the events.
  rebuildPersonView: [limitOperations, rebuildPersonView(context)],
  // Renders the CV or ranks the postings again.
  remakePersonData: [limitOperations, remakePersonData(context)],
  sendPersonMail: [limitOperations, sendPersonMail(context)],
});

/**
 * Creates the handlers of all writes that need no worker, except account erasure, which authenticates users
 * differently.
 */
export const writeHandlers = ({
  profiles,
  onboardings,
  detectedSkills,
  history,
  applications,
  pastApplications,
  jobVisits,
  resumes,
}: WriteDependencies): EndpointHandlers<
  Exclude<
    CommandEndpoint,
    | WorkEndpoint
    | AccessEndpoint
    | ExtensionEndpoint
    | keyof typeof supportActionEndpoints
    | 'recordSent'
    | 'recordAccountChanges'
    | 'signOutEverywhere'
    | 'eraseAccount'
  >
> => ({
  saveProfile: saveProfile(profiles),
  replaceProfile: replaceProfile(profiles),
  savePersonalInfo: saveSection(profiles, ENDPOINTS.savePersonalInfo, 'personalInfo'),
  saveEducations: saveSection(profiles, ENDPOINTS.saveEducations, 'educations'),
  saveExperiences: saveSection(profiles, ENDPOINTS.saveExperiences, 'experiences'),
  saveProjects: saveSection(profiles, ENDPOINTS.saveProjects, 'projects'),
  saveSkills: saveSection(profiles, ENDPOINTS.saveSkills, 'skills'),
  putSkills: saveSection(profiles, ENDPOINTS.putSkills, 'skills'),
  savePreferences: saveSection(profiles, ENDPOINTS.savePreferences, 'preferences'),
  savePreferredRoles: saveSection(profiles, ENDPOINTS.savePreferredRoles, 'preferredRoles'),
  addExperience: addExperience(profiles),
  addProject: addProject(profiles),
  importResume: importResume(profiles, resumes),
  undoChange: undoChange(profiles, history),
  recordStep: recordStep(onboardings, detectedSkills),
  recordJobVisit: recordJobVisit(jobVisits),
  ...applicationHandlers(applications, pastApplications),
});

/** Creates the handlers of suggestions and transcriptions, each behind its rate limit. */
export function workHandlers({ workRequests, uploads, limits }: WorkContext): EndpointHandlers<WorkEndpoint> {
  const { suggestions, detections, chunks } = limits;
  // The client detects skills while the user types. This must not use up the limit of the suggestions that users
  // request.
  const limitEnhancement: RequestHandler = (request, response, next) => {
    const { only } = (request.body ?? {}) as { readonly only?: unknown };
    return (only === 'skills' ? detections : suggestions)(request, response, next);
  };
  return {
    transcribeChunk: [chunks, receiveChunk(uploads, workRequests)],
    transcribeRecording: [suggestions, finalizeRecording(uploads, workRequests)],
    enhanceDescription: [limitEnhancement, enhanceDescription(workRequests)],
    recommendRoles: [suggestions, recommendRoles(workRequests)],
    enhanceRoles: [suggestions, enhanceRoles(workRequests)],
    suggestSkills: [suggestions, suggestSkills(workRequests)],
    readPosting: [suggestions, readPosting(workRequests)],
  };
}

/** Creates the handler that records what was sent with an application. It waits for the CV that was sent. */
export const recordSentHandlers = (
  { applications, pastApplications, profileStreams }: RecordSentDependencies,
  { cvs, sentCvs }: Pick<WorkContext, 'cvs' | 'sentCvs'>,
): EndpointHandlers<'recordSent'> => ({
  recordSent: recordSent(applications, pastApplications, { profiles: profileStreams, cvs, sentCvs }),
});

/** Creates the routes for internal services, mounted under /internal. */
export function internalRoutes(
  masterKey: Buffer,
  detectedSkills: DetectedSkillsCommands,
  erasure: ErasureContext,
  access: AccessContext,
): Router {
  return Router()
    .use(requireServiceToken(masterKey))
    .post('/onboarding/:uid/skills', recordDetectedSkills(detectedSkills))
    .post('/erasures/finish', resumeErasures(erasure))
    .use(internalAccessRoutes(access));
}
