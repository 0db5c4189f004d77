import { type DescriptionContext, type Enhancement, type SkillsByCategory } from '@trackrecord/contracts';
import { z } from 'zod';
import { findUnsupportedClaims, type UnsupportedClaim } from '../truth/find-unsupported-claims.js';
import type { Prompt } from './prompt.js';
import { modelText } from './model-text.js';
import { skillsSchema, SKILLS_INSTRUCTIONS, keepStatedSkills } from './stated-skills.js';

const enhancedSchema = z.object({ text: modelText(10_000), skills: skillsSchema });
const detectedSchema = z.object({ skills: skillsSchema });

const REWRITE_INSTRUCTIONS = `Keep every fact and every name. Begin each sentence or line with what was done (a strong verb, no "I"), in short sentences, or in lines that begin with "• " where there are several things. Correct spelling and grammar, drop fillers of speech. Claim no more than the text does: helping is not leading, a part is not the whole. Where there is little to improve, change little.`;

const ENHANCE_TASKS: Readonly<Record<DescriptionContext, string>> = {
  experience: `"description" tells what a person did in a job. Rewrite it for the work experience of a CV. ${REWRITE_INSTRUCTIONS}`,
  project: `"description" tells of a project. Rewrite it for the projects of a CV: first what was made and for what, then what the person did and with what, as far as the text says so. ${REWRITE_INSTRUCTIONS}`,
};

/** Creates the prompt for an improved description and the skills it names (spec section 7). */
export const createEnhancePrompt = (
  description: string,
  context: DescriptionContext,
): Prompt<typeof enhancedSchema, Enhancement> => ({
  name: 'enhanced_description',
  schema: enhancedSchema,
  task: `${ENHANCE_TASKS[context]} Put that into "text". ${SKILLS_INSTRUCTIONS} Put those into "skills".`,
  data: { context, description },
  maxTokens: 2_000,
  toResult: ({ text, skills }) => ({ text, skills: keepStatedSkills(description, skills) }),
  findFault: ({ text }) => describeUnsupportedClaims(findUnsupportedClaims(description, text)),
});

/** Maximum number of claims that a model is asked to take back. */
const MAX_LISTED_CLAIMS = 30;

/** Describes the claims that a model shall take back; undefined if there are none. */
function describeUnsupportedClaims(claims: readonly UnsupportedClaim[]): string | undefined {
  if (claims.length === 0) return undefined;
  const list = (listed: readonly UnsupportedClaim[]): string =>
    listed
      .slice(0, MAX_LISTED_CLAIMS)
      .map(({ words }) => JSON.stringify(words))
      .join(', ');
  const takenActs = claims.filter(({ kind }) => kind === 'subject');
  const addedClaims = claims.filter(({ kind }) => kind !== 'subject');
  return [
    addedClaims.length > 0 ? `"text" says what "description" does not: ${list(addedClaims)}.` : '',
    takenActs.length > 0 ? `In "description" others did this, in "text" the person: ${list(takenActs)}.` : '',
    'Answer again with the whole JSON object, with "text" in words that "description" supports, and nothing else changed.',
  ]
    .filter((sentence) => sentence !== '')
    .join(' ');
}

/** Creates the prompt for the skills that a description names. */
export const createDetectSkillsPrompt = (description: string): Prompt<typeof detectedSchema, SkillsByCategory> => ({
  name: 'detected_skills',
  schema: detectedSchema,
  task: `"description" tells what a person did in a job or a project. ${SKILLS_INSTRUCTIONS}`,
  data: { description },
  maxTokens: 1_000,
  toResult: ({ skills }) => keepStatedSkills(description, skills),
});
