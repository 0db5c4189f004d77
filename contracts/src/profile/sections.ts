import { z } from 'zod';
import { line } from '../text.js';
import { education, experience, preferredRole, project } from './items.js';
import { personalInfo, returnedPersonalInfo, wizardPersonalInfo } from './personal-info.js';
import { preferences } from './preferences.js';
import { returnedExperience, returnedProject, sentEducation, sentExperience, sentProject } from './sent-items.js';
import { sentList, sentSkills } from './sent-lists.js';
import { sentPreferences, sentRoles } from './sent-preferences.js';
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
  .partial();
export type ProfileSections = z.infer<typeof profileSections>;

/** The sections of a profile under the wizard's rules. An absent section is not changed; an empty list clears it. */
export const sentSections = z
  .strictObject({
    userType,
    personalInfo: wizardPersonalInfo,
    educations: sentList(sentEducation),
    experiences: sentList(sentExperience),
    projects: sentList(sentProject),
    skills: sentSkills,
    preferences: sentPreferences,
    preferredRoles: sentRoles,
  })
  .partial();

/**
 * Like `sentSections`, but accepts what was stored under the weaker rules of the profile editor, because clients send
 * back whole profiles.
 */
export const returnedSections = sentSections.extend({
  personalInfo: returnedPersonalInfo.optional(),
  experiences: sentList(returnedExperience).optional(),
  projects: sentList(returnedProject).optional(),
});
export type ReturnedSections = z.output<typeof returnedSections>;
