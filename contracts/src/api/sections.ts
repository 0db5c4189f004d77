import type { z } from 'zod';
import { saveSectionSchemas, sectionSavedSchemas } from '../http/section-schemas.js';
import { type EditableSection, SECTION_MESSAGES } from '../section-messages.js';
import { endpoint } from './endpoint.js';

/** Defines an endpoint that replaces one section of the profile (spec section 7). */
const saveSectionEndpoint = <
  Method extends 'PATCH' | 'PUT',
  Path extends `/api/${string}`,
  BodySchema extends z.ZodType,
  SavedSchema extends z.ZodType,
>(
  method: Method,
  path: Path,
  {
    section,
    label,
    bodySchema,
    savedSchema,
  }: { section: EditableSection; label: string; bodySchema: BodySchema; savedSchema: SavedSchema },
) =>
  endpoint({
    method,
    path,
    summary: `Replaces ${label}.`,
    tag: 'sections',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match', 'X-Origin-Ref'],
    body: { schema: bodySchema },
    responses: {
      200: { description: 'The stored section.', schema: savedSchema, headers: { ETag: 'always' } },
    },
    errors: [404, 409, 412, 422],
    hasSuccessField: true,
    failureMessage: SECTION_MESSAGES[section].failed,
  });

const SKILLS = {
  section: 'skills',
  label: 'the skills',
  bodySchema: saveSectionSchemas.SaveSkills,
  savedSchema: sectionSavedSchemas.SkillsSaved,
} as const;

export const sectionEndpoints = {
  savePersonalInfo: saveSectionEndpoint('PATCH', '/api/profile/personal-info/{uid}', {
    section: 'personalInfo',
    label: 'the personal information',
    bodySchema: saveSectionSchemas.SavePersonalInfo,
    savedSchema: sectionSavedSchemas.PersonalInfoSaved,
  }),

  saveEducations: saveSectionEndpoint('PATCH', '/api/profile/{uid}/educations', {
    section: 'educations',
    label: 'the education entries',
    bodySchema: saveSectionSchemas.SaveEducations,
    savedSchema: sectionSavedSchemas.EducationsSaved,
  }),

  saveExperiences: saveSectionEndpoint('PATCH', '/api/profile/experience/{uid}', {
    section: 'experiences',
    label: 'the work experiences',
    bodySchema: saveSectionSchemas.SaveExperiences,
    savedSchema: sectionSavedSchemas.ExperiencesSaved,
  }),

  saveProjects: saveSectionEndpoint('PATCH', '/api/profile/projects/{uid}', {
    section: 'projects',
    label: 'the projects',
    bodySchema: saveSectionSchemas.SaveProjects,
    savedSchema: sectionSavedSchemas.ProjectsSaved,
  }),

  saveSkills: saveSectionEndpoint('PATCH', '/api/profile/skills/{uid}', SKILLS),

  putSkills: saveSectionEndpoint('PUT', '/api/profile/{uid}/skills', SKILLS),

  savePreferences: saveSectionEndpoint('PATCH', '/api/profile/preferences/{uid}', {
    section: 'preferences',
    label: 'the work preferences',
    bodySchema: saveSectionSchemas.SavePreferences,
    savedSchema: sectionSavedSchemas.PreferencesSaved,
  }),

  savePreferredRoles: saveSectionEndpoint('PATCH', '/api/profile/preferred-roles/{uid}', {
    section: 'preferredRoles',
    label: 'the preferred roles',
    bodySchema: saveSectionSchemas.SavePreferredRoles,
    savedSchema: sectionSavedSchemas.PreferredRolesSaved,
  }),
};
