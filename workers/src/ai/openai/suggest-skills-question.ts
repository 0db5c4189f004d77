import { z } from 'zod';
import type { Question } from './question.js';
import { shortLines } from './written.js';

const suggested = z.object({ suggestedSkills: z.array(z.string()) });

/** How many skills are suggested at most, and from how many. */
const MOST_SUGGESTED = 12;
const MOST_SENT = 200;

/** Asks for skills that go with those given, none of those given (spec section 7). */
export const suggestSkillsQuestion = (skills: readonly string[]): Question<typeof suggested, readonly string[]> => ({
  name: 'suggested_skills',
  shape: suggested,
  task: `"skills" are the skills that a person has. Suggest at most ${String(MOST_SUGGESTED)} others that people with these commonly have too and that this person may have forgotten to name, the likeliest first. Here you name what the data does not: skills by their usual names, none of those given and none in another spelling.`,
  data: { skills: skills.slice(0, MOST_SENT) },
  mostTokens: 400,
  read: ({ suggestedSkills }) => {
    const given = new Set(skills.map((skill) => skill.trim().toLowerCase()));
    const fresh = suggestedSkills.filter((skill) => !given.has(skill.trim().toLowerCase()));
    return shortLines(fresh, MOST_SUGGESTED);
  },
});
