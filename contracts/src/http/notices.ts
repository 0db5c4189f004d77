import { z } from 'zod';
import { detectedSkills } from '../events/detected-skills-events.js';
import { origin } from '../events/metadata.js';

/**
 * POST /internal/onboarding/{uid}/skills: what a worker found in somebody's texts, from our own services only. The same
 * command id is the same notice. The answer is empty.
 */
export const noticeSkillsBody = detectedSkills.extend({ commandId: z.uuid(), causationId: z.string(), origin });
export type NoticeSkillsBody = z.infer<typeof noticeSkillsBody>;
