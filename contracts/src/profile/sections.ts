import { z } from 'zod';
import { line } from '../text.js';
import { education, experience, preferredRole, project } from './items.js';
import { personalInfo } from './personal-info.js';
import { preferences } from './preferences.js';
import { userType } from './user-type.js';

/** The stored sections of a profile. Sections that were never entered are absent. */
export const profileSections = z
  .object({
    userType,
    personalInfo,
    educations: z.array(education),
    experiences: z.array(experience),
    projects: z.array(project),
    skills: z.array(line),
    preferences,
    preferredRoles: z.array(preferredRole),
  })
  .partial()
  .meta({ id: 'ProfileSections' });
export type ProfileSections = z.infer<typeof profileSections>;
