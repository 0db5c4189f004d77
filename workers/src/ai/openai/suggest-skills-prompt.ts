import { z } from 'zod';
import type { Prompt } from './prompt.js';
import { cleanLines } from './model-text.js';

const suggestedSchema = z.object({ suggestedSkills: z.array(z.string()) });

const MAX_SUGGESTED = 12;
const MAX_SKILLS_SENT = 200;

/** Creates the prompt for other skills that go with the given ones (spec section 7). */
export const suggestSkillsPrompt = (skills: readonly string[]): Prompt<typeof suggestedSchema, readonly string[]> => ({
  name: 'suggested_skills',
  schema: suggestedSchema,
  task: `"skills" are the skills that a person has. Suggest at most ${String(MAX_SUGGESTED)} others that people with these commonly have too and that this person may have forgotten to name, the likeliest first. Here you name what the data does not: skills by their usual names, none of those given and none in another spelling.`,
  data: { skills: skills.slice(0, MAX_SKILLS_SENT) },
  maxTokens: 400,
  toResult: ({ suggestedSkills }) => {
    const existing = new Set(skills.map((skill) => skill.trim().toLowerCase()));
    const newSkills = suggestedSkills.filter((skill) => !existing.has(skill.trim().toLowerCase()));
    return cleanLines(newSkills, MAX_SUGGESTED);
  },
});
