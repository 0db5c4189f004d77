import { z } from 'zod';
import { truncateForEnhancement } from '../ai/truncate-for-enhancement.js';
import {
  descriptionContext,
  descriptionQuestions,
  engine,
  recommendedRole,
  roleProfileInput,
} from '../ai/suggestions.js';
import { ENHANCEMENT } from '../constants.js';
import { skillsByCategory } from '../profile/items.js';
import { skillsInput } from '../profile/list-inputs.js';
import { line, prose } from '../text.js';
import { requiredLines, requiredText, typedLine } from '../typed-text.js';
import { VALIDATION } from '../validation-messages.js';

/** The response header with the engine (`openai` or `rules`), because some responses are plain arrays. */
export const ENGINE_HEADER = 'x-ai-engine';

/** The maximum length of a description in a request. Only its beginning is enhanced (`truncateForEnhancement`). */
const MAX_SENT_DESCRIPTION_LENGTH = 200_000;

/**
 * POST /transcription/enhance (spec sections 5, 7 and 9). `only: 'skills'` returns only the skills in the description,
 * without a text; the client requests this while the user types.
 */
export const enhanceBody = z
  .strictObject({
    description: requiredLines(MAX_SENT_DESCRIPTION_LENGTH, VALIDATION.nothingToEnhance)
      .refine((text) => text.length >= ENHANCEMENT.minLength, VALIDATION.tooShortToEnhance)
      .transform(truncateForEnhancement),
    context: descriptionContext,
    /** The title of the job or project, which tells the words of its field. */
    title: typedLine.optional(),
    only: z.literal('skills').optional(),
  })
  .meta({ id: 'EnhanceDescription' });

/**
 * The response to POST /transcription/enhance; without `text` if only skills were requested. `doubtfulSkills`, which
 * only these have, are names that may be something else: the user is asked, and none is added without an answer.
 */
export const enhancementResult = z
  .object({
    success: z.literal(true),
    message: z.string(),
    text: prose.optional(),
    skills: skillsByCategory,
    questions: descriptionQuestions.optional(),
    doubtfulSkills: skillsByCategory.optional(),
    engine,
  })
  .meta({ id: 'Enhanced' });
export type EnhancementResult = z.infer<typeof enhancementResult>;

/** POST /roles/recommend. */
export const recommendRolesBody = z.strictObject({ profile: roleProfileInput }).meta({ id: 'RecommendRoles' });

/** POST /roles/enhance: roles by their titles, and the user's skills. */
export const enhanceRolesBody = z
  .strictObject({
    roles: z
      .array(z.object({ title: requiredText(200, 'Each role needs a title.') }))
      .min(1, 'Please give at least one role.')
      .max(50),
    skills: skillsInput.default([]),
  })
  .meta({ id: 'EnhanceRoles' });

/** The response to both role endpoints: best match first if recommended, in request order if enhanced. */
export const recommendedRoles = z.array(recommendedRole).meta({ id: 'RecommendedRoles' });

/** POST /skills/enhance: the skills that were detected. */
export const suggestSkillsBody = z.strictObject({ skills: skillsInput }).meta({ id: 'SuggestSkills' });

/** The response to POST /skills/enhance: skills related to the given ones, best first, without the given ones. */
export const skillsSuggested = z
  .object({ success: z.literal(true), suggestedSkills: z.array(line), engine })
  .meta({ id: 'SkillsSuggested' });
export type SkillsSuggested = z.infer<typeof skillsSuggested>;
