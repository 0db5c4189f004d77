import type { AnswerSchemaName } from '../answer-schemas.js';
import type { BodySchemaName } from '../body-schemas.js';
import type { RouteDefinition, RouteDefinitions } from '../route-definition.js';

const saving = (what: string, id: string, schema: BodySchemaName, saved: AnswerSchemaName): RouteDefinition => ({
  id,
  summary: `Replaces ${what}.`,
  tag: 'sections',
  access: 'owner',
  headers: ['Idempotency-Key', 'If-Match'],
  body: { schema },
  answers: { 200: { description: 'The section as it is stored now.', schema: saved, headers: { ETag: 'always' } } },
  errors: [404, 409, 412, 422],
});

/** The section saves of the profile editor (spec section 7). */
export const sectionRoutes = {
  'PATCH /api/profile/personal-info/{uid}': saving(
    'the personal information',
    'savePersonalInfo',
    'SavePersonalInfo',
    'PersonalInfoSaved',
  ),
  'PATCH /api/profile/{uid}/educations': saving(
    'the education entries',
    'saveEducations',
    'SaveEducations',
    'EducationsSaved',
  ),
  'PATCH /api/profile/experience/{uid}': saving(
    'the work experiences',
    'saveExperiences',
    'SaveExperiences',
    'ExperiencesSaved',
  ),
  'PATCH /api/profile/projects/{uid}': saving('the projects', 'saveProjects', 'SaveProjects', 'ProjectsSaved'),
  'PATCH /api/profile/skills/{uid}': saving('the skills', 'saveSkills', 'SaveSkills', 'SkillsSaved'),
  'PUT /api/profile/{uid}/skills': saving('the skills', 'putSkills', 'SaveSkills', 'SkillsSaved'),
  'PATCH /api/profile/preferences/{uid}': saving(
    'the work preferences',
    'savePreferences',
    'SavePreferences',
    'PreferencesSaved',
  ),
  'PATCH /api/profile/preferred-roles/{uid}': saving(
    'the preferred roles',
    'savePreferredRoles',
    'SavePreferredRoles',
    'PreferredRolesSaved',
  ),
} as const satisfies RouteDefinitions;
