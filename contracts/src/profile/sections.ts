import { z } from 'zod';
import { line } from '../text.js';
import { education, experience, preferredRole, project } from './items.js';
import { personalInfo, returnedPersonalInfo, wizardPersonalInfo } from './personal-info.js';
import { preferences } from './preferences.js';
import { returnedExperience, returnedProject, sentEducation, sentExperience, sentProject } from './sent-items.js';
import { sentList, sentSkills } from './sent-lists.js';
import { sentPreferences, sentRoles } from './sent-preferences.js';
import { userType } from './user-type.js';

/** The sections of a profile as they are stored; one that is absent was not entered. */
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

/**
 * The sections of a profile as the wizard sends them, under its rules; one that is absent stays, an empty list empties
 * it.
 */
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
 * The same without what only the wizard asks for: what was stored under the weaker rules of the profile editor comes back
 * with a whole profile.
 */
export const returnedSections = sentSections.extend({
  personalInfo: returnedPersonalInfo.optional(),
  experiences: sentList(returnedExperience).optional(),
  projects: sentList(returnedProject).optional(),
});
export type ReturnedSections = z.output<typeof returnedSections>;
