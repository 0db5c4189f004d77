import {
  enhanceBody,
  enhancementResult,
  enhanceRolesBody,
  recommendedRoles,
  recommendRolesBody,
  skillsSuggested,
  suggestSkillsBody,
} from '../http/suggestions.js';
import { MESSAGES } from '../messages.js';
import { endpoint } from './endpoint.js';

const shared = {
  method: 'POST',
  tag: 'suggestions',
  access: 'signed-in',
  headers: ['Idempotency-Key'],
  errors: [422],
} as const;
const HEADERS = { 'X-AI-Engine': 'always', 'X-Work-Id': 'always' } as const;

export const suggestionEndpoints = {
  enhanceDescription: endpoint({
    ...shared,
    path: '/api/transcription/enhance',
    summary: 'Enhances a description and lists the skills in it.',
    description: "With `only: 'skills'` the description is not enhanced.",
    body: { schema: enhanceBody },
    responses: {
      200: { description: 'The enhanced text and its skills.', schema: enhancementResult, headers: HEADERS },
    },
    hasSuccessField: true,
    failureMessage: MESSAGES.notEnhanced,
  }),

  recommendRoles: endpoint({
    ...shared,
    path: '/api/roles/recommend',
    summary: 'Recommends roles for a profile, best match first.',
    body: { schema: recommendRolesBody },
    responses: { 200: { description: 'The roles.', schema: recommendedRoles, headers: HEADERS } },
    failureMessage: MESSAGES.rolesNotRecommended,
  }),

  enhanceRoles: endpoint({
    ...shared,
    path: '/api/roles/enhance',
    summary: 'Describes roles and how well the given skills match them.',
    body: { schema: enhanceRolesBody },
    responses: { 200: { description: 'The roles, in request order.', schema: recommendedRoles, headers: HEADERS } },
    failureMessage: MESSAGES.rolesNotRecommended,
  }),

  suggestSkills: endpoint({
    ...shared,
    path: '/api/skills/enhance',
    summary: 'Suggests skills that are related to the given ones.',
    body: { schema: suggestSkillsBody },
    responses: { 200: { description: 'The skills, best first.', schema: skillsSuggested, headers: HEADERS } },
    hasSuccessField: true,
    failureMessage: MESSAGES.skillsNotProcessed,
  }),
};
