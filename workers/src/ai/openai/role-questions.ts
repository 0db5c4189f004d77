import { cutDescription, distinctBy, type RecommendedRole, ROLE_MATCH, type RoleProfile } from '@trackrecord/contracts';
import { z } from 'zod';
import type { Question } from './question.js';
import { shortLines, written } from './written.js';

const role = z.object({
  title: written(200),
  match: z.number().describe('how well the person fits the role today, in percent: 0 to 100'),
  description: written(2_000).describe(
    'what the role is about, in general: one or two sentences, nothing about the person',
  ),
  requiredSkills: z.array(z.string()).describe('8 to 12 skills the role asks for, the most important first'),
});
const roles = z.object({ roles: z.array(role) });

const MOST_RECOMMENDED = 10;
const MOST_REQUIRED = 12;
const TOKENS_A_ROLE = 200;

/** What of a profile is sent: the newest entries come first in it, and a model needs no more. */
const MOST_ENTRIES_SENT = 15;
const MOST_SKILLS_SENT = 200;

const JUDGING =
  'Judge each match soberly from the skills, titles and descriptions given; a role of which little is there yet matches low.';

/** Asks which roles fit a profile, the best match first (spec section 7). */
export const recommendRolesQuestion = (profile: RoleProfile): Question<typeof roles, readonly RecommendedRole[]> => ({
  name: 'recommended_roles',
  shape: roles,
  task: `The data is the profile of a person who looks for work. Recommend 5 to ${String(MOST_RECOMMENDED)} job roles that this person can do or begin with now, by their usual titles. ${JUDGING} Titles, descriptions and required skills of roles are general knowledge and may go beyond the data.`,
  data: sent(profile),
  mostTokens: TOKENS_A_ROLE * (MOST_RECOMMENDED + 1),
  read: ({ roles: answered }) =>
    distinctBy(answered, ({ title }) => title.toLowerCase())
      .map((one) => recommended(one, one.title))
      .sort((one, other) => other.match - one.match)
      .slice(0, MOST_RECOMMENDED),
});

/** Asks for match, description and required skills of given roles: each of them, in their order, under the given title. */
export function enhanceRolesQuestion(
  titles: readonly string[],
  skills: readonly string[],
): Question<typeof roles, readonly RecommendedRole[]> {
  const answers = ({ roles: answered }: z.infer<typeof roles>) => {
    const byTitle = new Map(answered.map((one) => [one.title.toLowerCase(), one] as const));
    return titles.flatMap((title) => byTitle.get(title.trim().toLowerCase()) ?? []);
  };
  return {
    name: 'enhanced_roles',
    shape: roles.refine((answer) => answers(answer).length === titles.length, {
      path: ['roles'],
      error: 'must hold every given role, each with its title copied exactly',
    }),
    task: `"titles" are job roles that a person would like, "skills" are the skills of that person. Describe each role, in the given order, with its title copied exactly. ${JUDGING} Descriptions and required skills of roles are general knowledge and may go beyond the data.`,
    data: { titles, skills: skills.slice(0, MOST_SKILLS_SENT) },
    mostTokens: TOKENS_A_ROLE * (titles.length + 1),
    read: (answer) => answers(answer).map((one, index) => recommended(one, titles[index] ?? one.title)),
  };
}

const recommended = (answer: z.infer<typeof role>, title: string): RecommendedRole => ({
  title,
  match: Math.min(ROLE_MATCH.most, Math.max(ROLE_MATCH.least, Math.round(answer.match))),
  description: answer.description,
  requiredSkills: shortLines(answer.requiredSkills, MOST_REQUIRED),
});

function sent({ userType, skills, experiences, projects }: RoleProfile) {
  const described = ({ title, description }: RoleProfile['projects'][number]) => ({
    title,
    ...(description === undefined ? {} : { description: cutDescription(description) }),
  });
  return {
    ...(userType === undefined ? {} : { userType }),
    skills: skills.slice(0, MOST_SKILLS_SENT),
    experiences: experiences.slice(0, MOST_ENTRIES_SENT).map(described),
    projects: projects.slice(0, MOST_ENTRIES_SENT).map(described),
  };
}
