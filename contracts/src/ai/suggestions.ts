import { z } from 'zod';
import { distinctFilled } from '../distinct.js';
import { skillsByCategory } from '../profile/items.js';
import { typedSkillsByCategory } from '../profile/sent-items.js';
import { userType } from '../profile/user-type.js';
import { line, prose } from '../text.js';
import { listedLine, typedLine, typedProse } from '../typed-text.js';

/** Who made a suggestion: the configured model, or our own rules (design.md section 6). */
export const engine = z.enum(['openai', 'rules']);
export type Engine = z.infer<typeof engine>;

/** What is described: it tells what a good text looks like. */
export const descriptionContext = z.enum(['experience', 'project']);
export type DescriptionContext = z.infer<typeof descriptionContext>;

const described = { title: line.default(''), description: prose.optional(), skills: skillsByCategory.optional() };

/** What roles are recommended from (spec section 7); fields beside these are of no use and dropped. */
export const roleProfile = z.object({
  userType: userType.optional(),
  skills: z.array(line).max(500).default([]),
  experiences: z.array(z.object(described)).max(100).default([]),
  projects: z.array(z.object(described)).max(100).default([]),
});
export type RoleProfile = z.infer<typeof roleProfile>;

const sentDescribed = {
  title: typedLine.default(''),
  description: typedProse.optional(),
  skills: typedSkillsByCategory.optional(),
};

/** The same as a client sends it: text that is to be used has no hidden characters. */
export const sentRoleProfile = z.object({
  userType: userType.optional(),
  skills: z.array(listedLine).max(500).transform(distinctFilled).default([]),
  experiences: z.array(z.object(sentDescribed)).max(100).default([]),
  projects: z.array(z.object(sentDescribed)).max(100).default([]),
});

/** A role as it is recommended: `match` in percent. */
export const recommendedRole = z.object({
  title: line,
  match: z.int().min(0).max(100),
  description: prose,
  requiredSkills: z.array(line).max(100),
});
export type RecommendedRole = z.infer<typeof recommendedRole>;

/** A description made better, and the skills in it. */
export const enhancement = z.object({ text: prose, skills: skillsByCategory });
export type Enhancement = z.infer<typeof enhancement>;

/**
 * What was heard in a recording, improved where that is possible without adding anything; `rough` where the words come
 * from the offline recogniser, which gets about one in four wrong.
 */
export const transcription = z.object({
  originalText: prose,
  enhancedText: prose.optional(),
  /** Who improved it, which need not be who heard it. */
  enhancedBy: engine.optional(),
  skills: skillsByCategory,
  rough: z.boolean(),
});
export type Transcription = z.infer<typeof transcription>;
