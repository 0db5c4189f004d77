import { RESPONSE_TIMEOUTS_MS } from '../constants.js';
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

/** What the endpoints of suggestions have in common. */
const suggestionEndpoint = {
  method: 'POST',
  tag: 'suggestions',
  access: 'signed-in',
  headers: ['Idempotency-Key'],
  errors: [422],
  timeoutMs: RESPONSE_TIMEOUTS_MS.suggestion,
} as const;
const RESPONSE_HEADERS = { 'X-AI-Engine': 'always', 'X-Work-Id': 'always' } as const;

export const suggestionEndpoints = {
  enhanceDescription: endpoint({
    ...suggestionEndpoint,
    path: '/api/transcription/enhance',
    summary: 'Enhances a description and lists the skills in it.',
    description: "With `only: 'skills'` the description is not enhanced.",
    body: { schema: enhanceBody },
    responses: {
      200: { description: 'The enhanced text and its skills.', schema: enhancementResult, headers: RESPONSE_HEADERS },
    },
    hasSuccessField: true,
    failureMessage: MESSAGES.notEnhanced,
  }),

  recommendRoles: endpoint({
    ...suggestionEndpoint,
    path: '/api/roles/recommend',
    summary: 'Recommends roles for a profile, best match first.',
    body: { schema: recommendRolesBody },
    responses: { 200: { description: 'The roles.', schema: recommendedRoles, headers: RESPONSE_HEADERS } },
    failureMessage: MESSAGES.rolesNotRecommended,
  }),

  enhanceRoles: endpoint({
    ...suggestionEndpoint,
    path: '/api/roles/enhance',
    summary: 'Describes roles and how well the given skills match them.',
    body: { schema: enhanceRolesBody },
    responses: {
      200: { description: 'The roles, in request order.', schema: recommendedRoles, headers: RESPONSE_HEADERS },
    },
    failureMessage: MESSAGES.rolesNotRecommended,
  }),

  suggestSkills: endpoint({
    ...suggestionEndpoint,
    path: '/api/skills/enhance',
    summary: 'Suggests skills that are related to the given ones.',
    body: { schema: suggestSkillsBody },
    responses: { 200: { description: 'The skills, best first.', schema: skillsSuggested, headers: RESPONSE_HEADERS } },
    hasSuccessField: true,
    failureMessage: MESSAGES.skillsNotProcessed,
  }),
};
