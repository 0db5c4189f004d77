import {
  truncateForEnhancement,
  distinctBy,
  type RecommendedRole,
  ROLE_MATCH,
  type RoleProfile,
  toSkillKey,
  type UserType,
} from '@trackrecord/contracts';
import { z } from 'zod';
import { estimateTokens } from './estimate-tokens.js';
import { fitProfile, fitWords } from './fit-profile.js';
import type { Prompt } from './prompt.js';
import { cleanLines, modelText } from './model-text.js';
import { createSystemMessage } from './system-messages.js';

const roleSchema = z.object({
  title: modelText(200),
  match: z.number().describe('how well the person fits the role today, in percent: 0 to 100'),
  description: modelText(2_000).describe(
    'what the role is about, in general: one or two sentences, nothing about the person',
  ),
  requiredSkills: z.array(z.string()).describe('8 to 12 skills the role asks for, the most important first'),
});
const rolesSchema = z.object({ roles: z.array(roleSchema) });
const suggestedSkillsSchema = z.object({ suggestedSkills: z.array(z.string()) });

const MAX_RECOMMENDED_ROLES = 10;
const MAX_REQUIRED_SKILLS = 12;
const MAX_SUGGESTED_SKILLS = 12;
const TOKENS_PER_ROLE = 200;
const ROLES_TOKENS = TOKENS_PER_ROLE * (MAX_RECOMMENDED_ROLES + 1);
const SUGGESTED_SKILLS_TOKENS = 400;

/** Only the first, i.e. newest, entries are sent. */
const MAX_PROMPT_ENTRIES = 15;
const MAX_PROMPT_SKILLS = 200;

const ROLE_RULES = [
  'Judge each "match" soberly from the data only; a role of which little is there yet matches low.',
  '"description" and "requiredSkills" say what such a role is in general, nothing about this person.',
];
const LANGUAGE_RULE = 'Write in the language of the data.';

const PEOPLE: Readonly<Record<UserType, string>> = {
  student: 'a student',
  graduate: 'a recent graduate',
  professional: 'a professional',
};

/** Creates the prompt for the roles that fit a profile, best match first (spec section 7). */
export const createRecommendRolesPrompt = (
  profile: RoleProfile,
): Prompt<typeof rolesSchema, readonly RecommendedRole[]> => ({
  name: 'recommended_roles',
  schema: rolesSchema,
  system: createSystemMessage(
    `The data is the profile of ${profile.userType === undefined ? 'a person' : PEOPLE[profile.userType]} who looks for work. Recommend 5 to ${String(MAX_RECOMMENDED_ROLES)} job roles that this person can do or begin with now.`,
    ['Name each role by its usual title.', ...ROLE_RULES, LANGUAGE_RULE],
  ),
  data: toPromptData(profile),
  maxTokens: ROLES_TOKENS,
  expectedTokens: ROLES_TOKENS,
  shorten: (maxTokens) => {
    const shortProfile = fitProfile(limitEntries(profile), maxTokens - ROLES_TOKENS, (part) =>
      estimateTokens(JSON.stringify(toPromptData(part))),
    );
    return shortProfile && createRecommendRolesPrompt(shortProfile);
  },
  toResult: ({ roles: responseRoles }) =>
    distinctBy(responseRoles, ({ title }) => title.toLowerCase())
      .map((role) => toRecommendedRole(role, role.title))
      .sort((left, right) => right.match - left.match)
      .slice(0, MAX_RECOMMENDED_ROLES),
});

/** Creates the prompt for match, description and required skills of the given roles, in their order. */
export function createEnhanceRolesPrompt(
  titles: readonly string[],
  skills: readonly string[],
): Prompt<typeof rolesSchema, readonly RecommendedRole[]> {
  const pickRequestedRoles = ({ roles: responseRoles }: z.infer<typeof rolesSchema>) => {
    const byTitle = new Map(responseRoles.map((role) => [role.title.toLowerCase(), role] as const));
    return titles.flatMap((title) => byTitle.get(title.trim().toLowerCase()) ?? []);
  };
  const maxTokens = TOKENS_PER_ROLE * (titles.length + 1);
  return {
    name: 'enhanced_roles',
    schema: rolesSchema.refine((response) => pickRequestedRoles(response).length === titles.length, {
      path: ['roles'],
      error: 'must hold every given role, each with its title copied exactly',
    }),
    system: createSystemMessage(
      '"titles" are job roles that a person would like, "skills" are the skills of that person. Describe each role.',
      ['Keep the order of the roles, and copy each title exactly.', ...ROLE_RULES, LANGUAGE_RULE],
    ),
    data: { titles, skills: skills.slice(0, MAX_PROMPT_SKILLS) },
    maxTokens,
    expectedTokens: maxTokens,
    shorten: (availableTokens) => {
      const skillTokens = availableTokens - maxTokens - estimateTokens(JSON.stringify({ titles, skills: [] }));
      const shortSkills = fitWords(skills, skillTokens);
      return shortSkills && createEnhanceRolesPrompt(titles, shortSkills);
    },
    toResult: (response) =>
      pickRequestedRoles(response).map((role, index) => toRecommendedRole(role, titles[index] ?? role.title)),
  };
}

const toRecommendedRole = (response: z.infer<typeof roleSchema>, title: string): RecommendedRole => ({
  title,
  match: Math.min(ROLE_MATCH.max, Math.max(ROLE_MATCH.min, Math.round(response.match))),
  description: response.description,
  requiredSkills: cleanLines(response.requiredSkills, MAX_REQUIRED_SKILLS),
});

const limitEntries = (profile: RoleProfile): RoleProfile => ({
  ...profile,
  experiences: profile.experiences.slice(0, MAX_PROMPT_ENTRIES),
  projects: profile.projects.slice(0, MAX_PROMPT_ENTRIES),
});

function toPromptData(profile: RoleProfile) {
  const { userType, skills, experiences, projects } = limitEntries(profile);
  const toEntry = ({ title, description }: RoleProfile['projects'][number]) => ({
    title,
    ...(description === undefined ? {} : { description: truncateForEnhancement(description) }),
  });
  return {
    ...(userType === undefined ? {} : { userType }),
    skills: skills.slice(0, MAX_PROMPT_SKILLS),
    experiences: experiences.map(toEntry),
    projects: projects.map(toEntry),
  };
}

/** Creates the prompt for other skills that go with the given ones (spec section 7). */
export const createSuggestSkillsPrompt = (
  skills: readonly string[],
): Prompt<typeof suggestedSkillsSchema, readonly string[]> => ({
  name: 'suggested_skills',
  schema: suggestedSkillsSchema,
  system: createSystemMessage(
    `"skills" are the skills that a person has. Suggest at most ${String(MAX_SUGGESTED_SKILLS)} others that people with these commonly have, too, and that this person may have forgotten to name.`,
    [
      'Put the likeliest first, by their usual names.',
      'Suggest none of "skills", and none of them in another spelling.',
      LANGUAGE_RULE,
    ],
  ),
  data: { skills: skills.slice(0, MAX_PROMPT_SKILLS) },
  maxTokens: SUGGESTED_SKILLS_TOKENS,
  expectedTokens: SUGGESTED_SKILLS_TOKENS,
  shorten: (maxTokens) => {
    const shortSkills = fitWords(skills, maxTokens - SUGGESTED_SKILLS_TOKENS);
    return shortSkills && createSuggestSkillsPrompt(shortSkills);
  },
  toResult: ({ suggestedSkills }) => {
    const existingKeys = new Set(skills.map(toSkillKey));
    const newSkills = suggestedSkills.filter((skill) => !existingKeys.has(toSkillKey(skill)));
    return cleanLines(newSkills, MAX_SUGGESTED_SKILLS);
  },
});
