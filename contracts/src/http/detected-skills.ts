import { z } from 'zod';
import { detectedSkills } from '../events/detected-skills-events.js';
import { origin } from '../events/metadata.js';

/**
 * POST /internal/onboarding/{uid}/skills: skills that a worker detected in a user's texts, from our own services only.
 * Requests with the same command id are deduplicated. The response is empty.
 */
export const detectedSkillsBody = detectedSkills.extend({ commandId: z.uuid(), causationId: z.string(), origin });
export type DetectedSkillsBody = z.infer<typeof detectedSkillsBody>;
