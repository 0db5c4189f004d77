import type { z } from 'zod';
import { saveSectionSchemas, sectionSavedSchemas } from '../http/section-schemas.js';
import { type EditableSection, SECTION_MESSAGES } from '../messages.js';
import { endpoint } from './endpoint.js';

/** Defines an endpoint that replaces one section of the profile (spec section 7). */
const saveSection = <
  Method extends 'PATCH' | 'PUT',
  Path extends `/api/${string}`,
  Body extends z.ZodType,
  Saved extends z.ZodType,
>(
  method: Method,
  path: Path,
  { section, label, body, saved }: { section: EditableSection; label: string; body: Body; saved: Saved },
) =>
  endpoint({
    method,
    path,
    summary: `Replaces ${label}.`,
    tag: 'sections',
    access: 'owner',
    headers: ['Idempotency-Key', 'If-Match', 'X-Origin-Ref'],
    body: { schema: body },
    responses: {
      200: { description: 'The stored section.', schema: saved, headers: { ETag: 'always' } },
    },
    errors: [404, 409, 412, 422],
    hasSuccessField: true,
    failureMessage: SECTION_MESSAGES[section].failed,
  });

const SKILLS = {
  section: 'skills',
  label: 'the skills',
  body: saveSectionSchemas.SaveSkills,
  saved: sectionSavedSchemas.SkillsSaved,
} as const;

export const sectionEndpoints = {
  savePersonalInfo: saveSection('PATCH', '/api/profile/personal-info/{uid}', {
    section: 'personalInfo',
    label: 'the personal information',
    body: saveSectionSchemas.SavePersonalInfo,
    saved: sectionSavedSchemas.PersonalInfoSaved,
  }),

  saveEducations: saveSection('PATCH', '/api/profile/{uid}/educations', {
    section: 'educations',
    label: 'the education entries',
    body: saveSectionSchemas.SaveEducations,
    saved: sectionSavedSchemas.EducationsSaved,
  }),

  saveExperiences: saveSection('PATCH', '/api/profile/experience/{uid}', {
    section: 'experiences',
    label: 'the work experiences',
    body: saveSectionSchemas.SaveExperiences,
    saved: sectionSavedSchemas.ExperiencesSaved,
  }),

  saveProjects: saveSection('PATCH', '/api/profile/projects/{uid}', {
    section: 'projects',
    label: 'the projects',
    body: saveSectionSchemas.SaveProjects,
    saved: sectionSavedSchemas.ProjectsSaved,
  }),

  saveSkills: saveSection('PATCH', '/api/profile/skills/{uid}', SKILLS),

  putSkills: saveSection('PUT', '/api/profile/{uid}/skills', SKILLS),

  savePreferences: saveSection('PATCH', '/api/profile/preferences/{uid}', {
    section: 'preferences',
    label: 'the work preferences',
    body: saveSectionSchemas.SavePreferences,
    saved: sectionSavedSchemas.PreferencesSaved,
  }),

  savePreferredRoles: saveSection('PATCH', '/api/profile/preferred-roles/{uid}', {
    section: 'preferredRoles',
    label: 'the preferred roles',
    body: saveSectionSchemas.SavePreferredRoles,
    saved: sectionSavedSchemas.PreferredRolesSaved,
  }),
};
