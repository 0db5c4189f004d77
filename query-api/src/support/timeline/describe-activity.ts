import { type ActivityEntry, ALL_ENDPOINTS, ENDPOINTS, RELAYED_JOBS, type RequestedWork } from '@trackrecord/contracts';
import type { SectionName } from '@trackrecord/domain';

/** What a request wanted to do, and the section that it saves; `any` if it may save several. */
interface KnownRequest {
  readonly description: string;
  readonly section?: SectionName | 'any';
}

const toRoute = ({ method, path }: { readonly method: string; readonly path: string }): string => `${method} ${path}`;

const {
  saveProfile,
  replaceProfile,
  addExperience,
  addProject,
  savePersonalInfo,
  saveEducations,
  saveExperiences,
  saveProjects,
  saveSkills,
  putSkills,
  savePreferences,
  savePreferredRoles,
  importResume,
  undoChange,
  recordStep,
  eraseAccount,
} = ENDPOINTS;

const KNOWN_REQUESTS: Readonly<Record<string, KnownRequest>> = {
  [toRoute(saveProfile)]: { description: 'Saving the profile', section: 'any' },
  [toRoute(replaceProfile)]: { description: 'Saving the profile', section: 'any' },
  [toRoute(importResume)]: { description: 'Importing a resume', section: 'any' },
  [toRoute(savePersonalInfo)]: { description: 'Saving personal information', section: 'personalInfo' },
  [toRoute(saveEducations)]: { description: 'Saving education', section: 'educations' },
  [toRoute(saveExperiences)]: { description: 'Saving work experience', section: 'experiences' },
  [toRoute(addExperience)]: { description: 'Adding a work experience', section: 'experiences' },
  [toRoute(saveProjects)]: { description: 'Saving projects', section: 'projects' },
  [toRoute(addProject)]: { description: 'Adding a project', section: 'projects' },
  [toRoute(saveSkills)]: { description: 'Saving skills', section: 'skills' },
  [toRoute(putSkills)]: { description: 'Saving skills', section: 'skills' },
  [toRoute(savePreferences)]: { description: 'Saving work preferences', section: 'preferences' },
  [toRoute(savePreferredRoles)]: { description: 'Saving preferred roles', section: 'preferredRoles' },
  [toRoute(undoChange)]: { description: 'Undoing a change' },
  [toRoute(recordStep)]: { description: 'Saving a step of the wizard' },
  [toRoute(eraseAccount)]: { description: 'Erasing the account' },
};

const REQUESTED_WORK_NAMES: Readonly<Record<RequestedWork, string>> = {
  transcribe: 'Transcription',
  enhance: 'Enhancement',
  'detect-skills': 'Skill detection',
  'suggest-skills': 'Skill suggestion',
  'recommend-roles': 'Role recommendation',
  'enhance-roles': 'Role description',
  'explain-match': 'Match explanation',
  'render-past-cv': 'Rendering of a past CV',
  'render-report': 'Report of applications',
  'read-posting': 'Reading of a posting',
};

const JOB_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(REQUESTED_WORK_NAMES),
  ...RELAYED_JOBS.map(({ name, title }) => [name, title] as const),
]);

const ENDINGS: Readonly<Record<ActivityEntry['outcome'], string>> = {
  refused: 'was refused',
  failed: 'failed',
  unavailable: 'was not possible at that time',
  ended: 'finished',
};

/** Returns the section that a request wanted to save; undefined if it saves none. */
export const getSavedSection = (route: string | undefined): SectionName | 'any' | undefined =>
  route === undefined ? undefined : KNOWN_REQUESTS[route]?.section;

/** Describes a refused or failed request: `Saving skills was refused`. */
export function describeRequest({ route, workKind, outcome }: ActivityEntry): string {
  const known = route === undefined ? undefined : KNOWN_REQUESTS[route];
  return `${known?.description ?? toJobName(workKind) ?? 'A request'} ${ENDINGS[outcome]}`;
}

/** Describes the outcome of a job: `Enhancement finished (rules)`. */
export function describeJob({ workKind, outcome, engine }: ActivityEntry): string {
  const engineSuffix = engine === undefined ? '' : ` (${engine})`;
  return `${toJobName(workKind) ?? 'A job'} ${ENDINGS[outcome]}${engineSuffix}`;
}

/** Returns the name of a kind of work; undefined for kinds of other versions. */
const toJobName = (workKind: string | undefined): string | undefined =>
  workKind === undefined ? undefined : JOB_NAMES.get(workKind);

/** The messages of endpoints for unexpected errors. */
const FAILURE_MESSAGES = new Map(ALL_ENDPOINTS.map((endpoint) => [toRoute(endpoint), endpoint.failureMessage]));

/** For entries of older versions, and for messages that may quote the profile. */
const NOT_RECORDED = 'The message is not recorded.';

/** Returns the message that the person was shown. */
export const toSentence = ({ sentence, outcome, route = '' }: ActivityEntry): string =>
  sentence ?? (outcome === 'failed' ? FAILURE_MESSAGES.get(route) : undefined) ?? NOT_RECORDED;
