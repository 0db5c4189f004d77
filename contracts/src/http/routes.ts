import { type EditedSection, MESSAGES, SECTION_MESSAGES } from '../messages.js';

/** A section save of the profile editor (spec section 7). */
const savingSection = <Method extends 'PATCH' | 'PUT', Path extends string>(
  method: Method,
  section: EditedSection,
  path: Path,
) => ({
  method,
  section,
  path: `/api/profile/${path}` as const,
  carriesSuccess: true,
  failed: SECTION_MESSAGES[section].failed,
});

/** The section saves: each replaces a whole section. */
export const SECTION_ROUTES = [
  savingSection('PATCH', 'personalInfo', 'personal-info/{uid}'),
  savingSection('PATCH', 'educations', '{uid}/educations'),
  savingSection('PATCH', 'experiences', 'experience/{uid}'),
  savingSection('PATCH', 'projects', 'projects/{uid}'),
  savingSection('PATCH', 'skills', 'skills/{uid}'),
  savingSection('PUT', 'skills', '{uid}/skills'),
  savingSection('PATCH', 'preferences', 'preferences/{uid}'),
  savingSection('PATCH', 'preferredRoles', 'preferred-roles/{uid}'),
];

/**
 * Every route of the API: `{name}` stands for one part of the path. The method tells which service answers. Errors
 * carry `success: false` where answers carry `success` (design.md section 4); `failed` is the text of spec section 8 for
 * a failure that has no sentence of its own.
 */
export const API_ROUTES = [
  { method: 'GET', path: '/api/health' },
  { method: 'GET', path: '/api/openapi.json' },
  { method: 'GET', path: '/api/docs' },
  { method: 'GET', path: '/api/docs/{asset}' },
  { method: 'GET', path: '/api/profile/{uid}', failed: MESSAGES.profileNotLoaded },
  { method: 'POST', path: '/api/profile', failed: MESSAGES.profileNotSaved },
  { method: 'PUT', path: '/api/profile/{uid}', failed: MESSAGES.profileNotUpdated },
  { method: 'DELETE', path: '/api/profile/{uid}', failed: MESSAGES.profileNotDeleted },
  { method: 'GET', path: '/api/erasure-key' },
  { method: 'GET', path: '/api/erasure-receipts/{id}' },
  { method: 'GET', path: '/api/profile/{uid}/export', failed: MESSAGES.dataNotExported },
  { method: 'GET', path: '/api/profile/{uid}/onboarding' },
  { method: 'PUT', path: '/api/profile/{uid}/onboarding/{step}' },
  { method: 'GET', path: '/api/profile/{uid}/history' },
  { method: 'POST', path: '/api/profile/{uid}/history/{eventId}/undo' },
  { method: 'POST', path: '/api/profile/{uid}/experience', failed: MESSAGES.experienceNotAdded },
  { method: 'POST', path: '/api/profile/{uid}/project', failed: MESSAGES.projectNotAdded },
  ...SECTION_ROUTES,
  ...(['', '/{uid}', '/{uid}/{profileId}'] as const).map((whose) => ({
    method: 'GET' as const,
    path: `/api/cv/generate${whose}` as const,
    carriesSuccess: true,
    failed: MESSAGES.cvNotFetched,
  })),
  { method: 'GET', path: '/api/profile/{uid}/export/json-resume', failed: MESSAGES.resumeNotExported },
  {
    method: 'POST',
    path: '/api/profile/{uid}/import/json-resume',
    carriesSuccess: true,
    failed: MESSAGES.resumeNotImported,
  },
  ...(['user/{uid}', 'allJobs', '{jobId}'] as const).map((which) => ({
    method: 'GET' as const,
    path: `/api/jobs/${which}` as const,
    carriesSuccess: true,
    failed: MESSAGES.jobsNotFetched,
  })),
  { method: 'GET', path: '/api/events/all/{uid}', carriesSuccess: true, failed: MESSAGES.eventsNotFetched },
  {
    method: 'POST',
    path: '/api/transcription/transcribe-chunk',
    carriesSuccess: true,
    takesFiles: true,
    failed: MESSAGES.recordingNotProcessed,
  },
  {
    method: 'POST',
    path: '/api/transcription/transcribe-finalize',
    carriesSuccess: true,
    failed: MESSAGES.recordingNotProcessed,
  },
  { method: 'POST', path: '/api/transcription/enhance', carriesSuccess: true, failed: MESSAGES.notEnhanced },
  { method: 'POST', path: '/api/roles/recommend', failed: MESSAGES.rolesNotRecommended },
  { method: 'POST', path: '/api/roles/enhance', failed: MESSAGES.rolesNotRecommended },
  { method: 'POST', path: '/api/skills/enhance', carriesSuccess: true, failed: MESSAGES.skillsNotProcessed },
] as const;

type Named<Route> = Route extends {
  readonly method: infer Method extends string;
  readonly path: infer Path extends string;
}
  ? `${Method} ${Path}`
  : never;

/** A route by its method and path, such as `GET /api/health`. */
export type RouteName = Named<(typeof API_ROUTES)[number]>;
