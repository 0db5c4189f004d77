import { type DescriptionContext, type Enhancement, type SkillsByCategory } from '@trackrecord/contracts';
import { z } from 'zod';
import type { Question } from './question.js';
import { written } from './written.js';
import { skillsAnswer, SKILLS_TASK, statedSkills } from './stated-skills.js';

const enhanced = z.object({ text: written(10_000), skills: skillsAnswer });
const detected = z.object({ skills: skillsAnswer });

const REWRITING = `Keep every fact and every name. Begin each sentence or line with what was done (a strong verb, no "I"), in short sentences, or in lines that begin with "• " where there are several things. Correct spelling and grammar, drop fillers of speech. Claim no more than the text does: helping is not leading, a part is not the whole. Where there is little to improve, change little.`;

const ENHANCING: Readonly<Record<DescriptionContext, string>> = {
  experience: `"description" tells what a person did in a job. Rewrite it for the work experience of a CV. ${REWRITING}`,
  project: `"description" tells of a project. Rewrite it for the projects of a CV: first what was made and for what, then what the person did and with what, as far as the text says so. ${REWRITING}`,
};

/** Asks for a description made better, and the skills it names (spec section 7). */
export const enhanceQuestion = (
  description: string,
  context: DescriptionContext,
): Question<typeof enhanced, Enhancement> => ({
  name: 'enhanced_description',
  shape: enhanced,
  task: `${ENHANCING[context]} Put that into "text". ${SKILLS_TASK} Put those into "skills".`,
  data: { context, description },
  mostTokens: 2_000,
  read: ({ text, skills }) => ({ text, skills: statedSkills(description, skills) }),
});

/** Asks for the skills that a description names. */
export const detectSkillsQuestion = (description: string): Question<typeof detected, SkillsByCategory> => ({
  name: 'detected_skills',
  shape: detected,
  task: `"description" tells what a person did in a job or a project. ${SKILLS_TASK}`,
  data: { description },
  mostTokens: 1_000,
  read: ({ skills }) => statedSkills(description, skills),
});
