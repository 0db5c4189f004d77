import { z } from 'zod';
import { line } from '../text.js';
import { education, experience, preferredRole, project } from './items.js';
import { personalInfo } from './personal-info.js';
import { preferences } from './preferences.js';
import { userType } from './user-type.js';

/**
 * A whole profile as the query API serves it (spec section 3). `_id` and `userId` are the uid; `revision` is the
 * revision of the stream `profile-{uid}` it was folded from; a section that was never entered is absent or empty.
 */
export const profile = z.object({
  _id: z.string(),
  userId: z.string(),
  revision: z.int().nonnegative(),
  email: z.string().optional(),
  userType: userType.optional(),
  personalInfo: personalInfo.optional(),
  educations: z.array(education),
  experiences: z.array(experience),
  projects: z.array(project),
  skills: z.array(line),
  detectedSkills: z.array(line),
  draftExperience: z.unknown().optional(),
  draftProject: z.unknown().optional(),
  preferredRoles: z.array(preferredRole),
  preferences: preferences.optional(),
  onboardingCompleted: z.boolean(),
  updatedAt: z.iso.datetime(),
});
export type Profile = z.infer<typeof profile>;
