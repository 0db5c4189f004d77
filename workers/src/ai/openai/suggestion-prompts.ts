import {
  truncateForEnhancement,
  distinctBy,
  type RecommendedRole,
  ROLE_MATCH,
  type RoleProfile,
  toSkillKey,
} from '@trackrecord/contracts';
import { z } from 'zod';
import type { Prompt } from './prompt.js';
import { cleanLines, modelText } from './model-text.js';

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

/** Only the first, i.e. newest, entries are sent. */
const MAX_PROMPT_ENTRIES = 15;
const MAX_PROMPT_SKILLS = 200;

const MATCH_INSTRUCTIONS =
  'Judge each match soberly from the skills, titles and descriptions given; a role of which little is there yet matches low.';

/** Creates the prompt for the roles that fit a profile, best match first (spec section 7). */
export const createRecommendRolesPrompt = (
  profile: RoleProfile,
): Prompt<typeof rolesSchema, readonly RecommendedRole[]> => ({
  name: 'recommended_roles',
  schema: rolesSchema,
  task: `The data is the profile of a person who looks for work. Recommend 5 to ${String(MAX_RECOMMENDED_ROLES)} job roles that this person can do or begin with now, by their usual titles. ${MATCH_INSTRUCTIONS} Titles, descriptions and required skills of roles are general knowledge and may go beyond the data.`,
  data: toPromptData(profile),
  maxTokens: TOKENS_PER_ROLE * (MAX_RECOMMENDED_ROLES + 1),
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
  return {
    name: 'enhanced_roles',
    schema: rolesSchema.refine((response) => pickRequestedRoles(response).length === titles.length, {
      path: ['roles'],
      error: 'must hold every given role, each with its title copied exactly',
    }),
    task: `"titles" are job roles that a person would like, "skills" are the skills of that person. Describe each role, in the given order, with its title copied exactly. ${MATCH_INSTRUCTIONS} Descriptions and required skills of roles are general knowledge and may go beyond the data.`,
    data: { titles, skills: skills.slice(0, MAX_PROMPT_SKILLS) },
    maxTokens: TOKENS_PER_ROLE * (titles.length + 1),
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

function toPromptData({ userType, skills, experiences, projects }: RoleProfile) {
  const toEntry = ({ title, description }: RoleProfile['projects'][number]) => ({
    title,
    ...(description === undefined ? {} : { description: truncateForEnhancement(description) }),
  });
  return {
    ...(userType === undefined ? {} : { userType }),
    skills: skills.slice(0, MAX_PROMPT_SKILLS),
    experiences: experiences.slice(0, MAX_PROMPT_ENTRIES).map(toEntry),
    projects: projects.slice(0, MAX_PROMPT_ENTRIES).map(toEntry),
  };
}

/** Creates the prompt for other skills that go with the given ones (spec section 7). */
export const createSuggestSkillsPrompt = (
  skills: readonly string[],
): Prompt<typeof suggestedSkillsSchema, readonly string[]> => ({
  name: 'suggested_skills',
  schema: suggestedSkillsSchema,
  task: `"skills" are the skills that a person has. Suggest at most ${String(MAX_SUGGESTED_SKILLS)} others that people with these commonly have too and that this person may have forgotten to name, the likeliest first. Here you name what the data does not: skills by their usual names, none of those given and none in another spelling.`,
  data: { skills: skills.slice(0, MAX_PROMPT_SKILLS) },
  maxTokens: 400,
  toResult: ({ suggestedSkills }) => {
    const existingKeys = new Set(skills.map(toSkillKey));
    const newSkills = suggestedSkills.filter((skill) => !existingKeys.has(toSkillKey(skill)));
    return cleanLines(newSkills, MAX_SUGGESTED_SKILLS);
  },
});
