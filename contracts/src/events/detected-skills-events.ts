import { z } from 'zod';
import { engine } from '../ai/suggestions.js';
import { itemId, skillsByCategory } from '../profile/items.js';

/** Newly detected skills, and their source: a list item by its id, or a dictation. */
export const detectedSkills = z.object({
  source: z.object({ kind: z.enum(['experience', 'project', 'dictation']), id: itemId.optional() }),
  skills: skillsByCategory,
  engine,
});
export type DetectedSkills = z.infer<typeof detectedSkills>;

/** The payloads of the events of the streams `detected-skills-{uid}`, by event type. */
export const detectedSkillsEventData = {
  SkillsDetected: detectedSkills,
  AccountErased: z.object({}),
} as const;

export type DetectedSkillsEventType = keyof typeof detectedSkillsEventData;

/** An event of a detected-skills stream: `{type, data}`. */
export type DetectedSkillsEvent = {
  [T in DetectedSkillsEventType]: { readonly type: T; readonly data: z.infer<(typeof detectedSkillsEventData)[T]> };
}[DetectedSkillsEventType];
