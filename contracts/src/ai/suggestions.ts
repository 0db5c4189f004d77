import { z } from 'zod';
import { distinctNonEmpty } from '../distinct.js';
import { skillsByCategory } from '../profile/items.js';
import { typedSkillsByCategory } from '../profile/item-inputs.js';
import { userType } from '../profile/user-type.js';
import { line, prose } from '../text.js';
import { listedLine, typedLine, typedProse } from '../typed-text.js';

/** What made a suggestion: the configured model, or the built-in rules. */
export const engine = z.enum(['openai', 'rules']);
export type Engine = z.infer<typeof engine>;

/** What is described; this determines what a good text looks like. */
export const descriptionContext = z.enum(['experience', 'project']);
export type DescriptionContext = z.infer<typeof descriptionContext>;

const descriptionFields = {
  title: line.default(''),
  description: prose.optional(),
  skills: skillsByCategory.optional(),
};

/** The input of role recommendation (spec section 7). Other fields are dropped. */
export const roleProfile = z.object({
  userType: userType.optional(),
  skills: z.array(line).max(500).default([]),
  experiences: z.array(z.object(descriptionFields)).max(100).default([]),
  projects: z.array(z.object(descriptionFields)).max(100).default([]),
});
export type RoleProfile = z.infer<typeof roleProfile>;

const descriptionInputFields = {
  title: typedLine.default(''),
  description: typedProse.optional(),
  skills: typedSkillsByCategory.optional(),
};

/** `roleProfile` as a client sends it, with the rules for user input. */
export const roleProfileInput = z
  .object({
    userType: userType.optional(),
    skills: z.array(listedLine).max(500).transform(distinctNonEmpty).default([]),
    experiences: z.array(z.object(descriptionInputFields)).max(100).default([]),
    projects: z.array(z.object(descriptionInputFields)).max(100).default([]),
  })
  .meta({ id: 'RoleProfile' });

/** A recommended role. `match` is in percent. */
export const recommendedRole = z
  .object({
    title: line,
    match: z.int().min(0).max(100),
    description: prose,
    requiredSkills: z.array(line).max(100),
  })
  .meta({ id: 'RecommendedRole' });
export type RecommendedRole = z.infer<typeof recommendedRole>;

/** What a description does not say: what was done, how much, with which tools, and what changed. */
export const descriptionQuestion = z.enum(['tasks', 'amount', 'tools', 'result']);
export type DescriptionQuestion = z.infer<typeof descriptionQuestion>;

const MAX_QUESTIONS = 2;
/** Questions to ask if nothing of substance was improved; the answers go into the description as they are. */
export const descriptionQuestions = z.array(descriptionQuestion).max(MAX_QUESTIONS);

/** An enhanced description and the skills in it. */
export const enhancement = z.object({
  text: prose,
  skills: skillsByCategory,
  questions: descriptionQuestions.optional(),
});
export type Enhancement = z.infer<typeof enhancement>;

/**
 * The transcription of a recording. `enhancedText` adds no facts. `rough` is true if the offline transcriber was used,
 * which gets about one word in three wrong or misses it.
 */
export const transcription = z.object({
  originalText: prose,
  enhancedText: prose.optional(),
  /** The engine that enhanced the text; it can differ from the engine that transcribed it. */
  enhancedBy: engine.optional(),
  skills: skillsByCategory,
  rough: z.boolean(),
});
export type Transcription = z.infer<typeof transcription>;
