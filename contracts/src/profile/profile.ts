import { z } from 'zod';
import { line } from '../text.js';
import { education, experience, preferredRole, project } from './items.js';
import { personalInfo } from './personal-info.js';
import { preferences } from './preferences.js';
import { userType } from './user-type.js';

/**
 * A profile as the query API returns it (spec section 3). `_id` and `userId` are the uid. `revision` is that of the
 * stream `profile-{uid}`. Sections that were never entered are absent or empty.
 */
export const profile = z
  .object({
    _id: z.string(),
    userId: z.string(),
    revision: z.int().nonnegative(),
    /** The email in the personal information. */
    email: z.string().optional(),
    userType: userType.optional(),
    personalInfo: personalInfo.optional(),
    educations: z.array(education),
    experiences: z.array(experience),
    projects: z.array(project),
    skills: z.array(line),
    /** Always empty: detected skills and drafts are in the progress of the onboarding. */
    detectedSkills: z.array(line),
    /** Never set, like `draftProject`. */
    draftExperience: z.unknown().optional(),
    draftProject: z.unknown().optional(),
    preferredRoles: z.array(preferredRole),
    preferences: preferences.optional(),
    onboardingCompleted: z.boolean(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'Profile' });
export type Profile = z.infer<typeof profile>;
