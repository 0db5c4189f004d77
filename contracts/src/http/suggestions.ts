import { z } from 'zod';
import { cutDescription } from '../ai/cut-description.js';
import { descriptionContext, engine, recommendedRole, sentRoleProfile } from '../ai/suggestions.js';
import { ENHANCEMENT } from '../constants.js';
import { skillsByCategory } from '../profile/items.js';
import { sentSkills } from '../profile/sent-lists.js';
import { line, prose } from '../text.js';
import { requiredLines, requiredText } from '../typed-text.js';
import { VALIDATION } from '../validation.js';

/** Says in a header who made a suggestion, because some answers are bare lists: `openai` or `rules`. */
export const ENGINE_HEADER = 'x-ai-engine';

/** The longest text that is taken; what is enhanced of it is cut further (spec section 9). */
const LONGEST = 200_000;

/**
 * POST /transcription/enhance (spec sections 5, 7 and 9). `only: 'skills'` asks for no text, but only which skills the
 * description names: what the client does while somebody types.
 */
export const enhanceBody = z.strictObject({
  description: requiredLines(LONGEST, VALIDATION.nothingToEnhance)
    .refine((text) => text.length >= ENHANCEMENT.leastLength, VALIDATION.tooShortToEnhance)
    .transform(cutDescription),
  context: descriptionContext,
  only: z.literal('skills').optional(),
});

/** The answer to it; without `text` where only skills were asked for. */
export const enhanced = z.object({
  success: z.literal(true),
  message: z.string(),
  text: prose.optional(),
  skills: skillsByCategory,
  engine,
});
export type Enhanced = z.infer<typeof enhanced>;

/** POST /roles/recommend. */
export const recommendRolesBody = z.strictObject({ profile: sentRoleProfile });

/** POST /roles/enhance: roles by their titles, and the skills of whoever would like them. */
export const enhanceRolesBody = z.strictObject({
  roles: z
    .array(z.object({ title: requiredText(200, 'Each role needs a title.') }))
    .min(1, 'Please give at least one role.')
    .max(50),
  skills: sentSkills.default([]),
});

/** The answer to both: the roles, best match first where they are recommended, in the given order where enhanced. */
export const recommendedRoles = z.array(recommendedRole);

/** POST /skills/enhance: the skills that were detected. */
export const suggestSkillsBody = z.strictObject({ skills: sentSkills });

/** The answer to it: skills that go with them, the best first, none of them among those given. */
export const skillsSuggested = z.object({ success: z.literal(true), suggestedSkills: z.array(line), engine });
export type SkillsSuggested = z.infer<typeof skillsSuggested>;
