import type { RouteDefinition, RouteDefinitions } from '../route-definition.js';

const suggesting = {
  tag: 'suggestions',
  access: 'signed-in',
  headers: ['Idempotency-Key'],
  errors: [422],
} as const satisfies Partial<RouteDefinition>;
const MADE_BY = { 'X-AI-Engine': 'always' } as const;

/** What models or our own rules suggest (spec sections 7 and 9). */
export const suggestionRoutes = {
  'POST /api/transcription/enhance': {
    ...suggesting,
    id: 'enhanceDescription',
    summary: 'Makes a description better, and names the skills in it.',
    description: "With `only: 'skills'` the text stays as it is.",
    body: { schema: 'EnhanceDescription' },
    answers: { 200: { description: 'The better text, and its skills.', schema: 'Enhanced', headers: MADE_BY } },
  },
  'POST /api/roles/recommend': {
    ...suggesting,
    id: 'recommendRoles',
    summary: 'Recommends roles for a profile, the best match first.',
    body: { schema: 'RecommendRoles' },
    answers: { 200: { description: 'The roles.', schema: 'RecommendedRoles', headers: MADE_BY } },
  },
  'POST /api/roles/enhance': {
    ...suggesting,
    id: 'enhanceRoles',
    summary: 'Says what is known of roles, and how well skills match them.',
    body: { schema: 'EnhanceRoles' },
    answers: { 200: { description: 'The roles, in their order.', schema: 'RecommendedRoles', headers: MADE_BY } },
  },
  'POST /api/skills/enhance': {
    ...suggesting,
    id: 'suggestSkills',
    summary: 'Suggests skills that go with others.',
    body: { schema: 'SuggestSkills' },
    answers: { 200: { description: 'The skills, best first.', schema: 'SkillsSuggested', headers: MADE_BY } },
  },
} as const satisfies RouteDefinitions;
