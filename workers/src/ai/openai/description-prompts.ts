import type { Enhancement, SkillsByCategory } from '@trackrecord/contracts';
import { z } from 'zod';
import type { DescriptionSubject } from '../ai.js';
import { isEnglish } from '../language/is-english.js';
import { findUnsupportedClaims, type UnsupportedClaim } from '../truth/find-unsupported-claims.js';
import { removeInstructions } from '../truth/instructions.js';
import { cutToTokens } from './cut-text.js';
import { estimateTokens } from './estimate-tokens.js';
import type { Prompt } from './prompt.js';
import { modelText } from './model-text.js';
import { skillsSchema, SKILLS_INSTRUCTIONS, keepStatedSkills } from './stated-skills.js';
import { createSystemMessage } from './system-messages.js';

const enhancedSchema = z.object({ text: modelText(10_000), skills: skillsSchema });
const detectedSchema = z.object({ skills: skillsSchema });

/** Returns what the model is asked to rewrite, with fixed words only: the title is in the data. */
function describeTask({ context, title }: DescriptionSubject): string {
  const named = title === undefined ? '' : ' "title"';
  return context === 'experience'
    ? `"description" tells what a person did in the job${named}. Rewrite it for the work experience of a CV, into "text".`
    : `"description" tells of the project${named} of a person. Rewrite it for the projects of a CV, into "text".`;
}

const toLanguageRule = (description: string): string =>
  isEnglish(description)
    ? 'Write in English.'
    : 'Write in the language of "description". Do not translate, not even names of skills.';

function createEnhanceRules(description: string, { context, title }: DescriptionSubject): readonly string[] {
  return [
    toLanguageRule(description),
    'Use only facts of "description", and keep every one of them with its names and numbers. Add no number, name, date, tool, employer, title or result.',
    ...(title === undefined ? [] : ['"title" says which words of the field are usual. Take no fact from it.']),
    'Claim no more than "description" does: helping is not leading, a part is not the whole, and what others did stays theirs.',
    ...(context === 'project' ? ['Say first what was made and for what, then what the person did and with what.'] : []),
    'Begin each sentence or line with what was done: a strong verb, no "I". Write short sentences; where there are several things, lines that begin with "• ".',
    'Correct spelling and grammar. Drop fillers of speech. Where there is little to improve, change little.',
    `"skills": ${SKILLS_INSTRUCTIONS}`,
  ];
}

/** The least of a description that is worth a request, in tokens. */
const MIN_DESCRIPTION_TOKENS = 50;
const SKILLS_TOKENS = 300;
/** Names of fields, and the title. */
const OTHER_DATA_TOKENS = 80;

/** Creates the prompt for an improved description and the skills it names (spec section 7). */
export function createEnhancePrompt(
  description: string,
  subject: DescriptionSubject,
): Prompt<typeof enhancedSchema, Enhancement> {
  const evidence = removeInstructions(description);
  const { title, context } = subject;
  return {
    name: 'enhanced_description',
    schema: enhancedSchema,
    system: createSystemMessage(describeTask(subject), createEnhanceRules(description, subject)),
    data: { context, ...(title === undefined ? {} : { title }), description },
    maxTokens: 2_000,
    expectedTokens: SKILLS_TOKENS + 2 * estimateTokens(description),
    toResult: ({ text, skills }) => ({ text, skills: keepStatedSkills(evidence, skills) }),
    findFault: ({ text }) => describeUnsupportedClaims(findUnsupportedClaims(evidence, text)),
    shorten: (maxTokens) => {
      const beginning = cutToTokens(description, (maxTokens - SKILLS_TOKENS - OTHER_DATA_TOKENS) / 3);
      if (estimateTokens(beginning) < MIN_DESCRIPTION_TOKENS) return undefined;
      const prompt = createEnhancePrompt(beginning, subject);
      // What the model does not see stays as the person wrote it.
      const rest = description.slice(beginning.length);
      return {
        ...prompt,
        toResult: (response) => {
          const { text, skills } = prompt.toResult(response);
          return { text: text + rest, skills };
        },
        findFault: ({ text, ...others }) =>
          prompt.findFault?.({ ...others, text: text.slice(0, text.length - rest.length) }),
      };
    },
  };
}

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
  system: createSystemMessage(
    '"description" tells what a person did in a job or a project. List the skills that it names, into "skills".',
    [SKILLS_INSTRUCTIONS],
  ),
  data: { description },
  maxTokens: 1_000,
  expectedTokens: SKILLS_TOKENS,
  toResult: ({ skills }) => keepStatedSkills(removeInstructions(description), skills),
  shorten: (maxTokens) => {
    const beginning = cutToTokens(description, maxTokens - SKILLS_TOKENS - OTHER_DATA_TOKENS);
    return estimateTokens(beginning) < MIN_DESCRIPTION_TOKENS ? undefined : createDetectSkillsPrompt(beginning);
  },
});
