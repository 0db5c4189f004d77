import { z } from 'zod';
import {
  educationInput,
  experienceInput,
  lenientExperienceInput,
  lenientProjectInput,
  projectInput,
} from './item-inputs.js';
import { listInput, skillsInput } from './list-inputs.js';
import { lenientPersonalInfo, wizardPersonalInfo } from './personal-info.js';
import { preferencesInput, rolesInput } from './preferences-input.js';
import { userType } from './user-type.js';

/** The sections of a profile under the wizard's rules. An absent section is not changed; an empty list clears it. */
export const sectionsInput = z
  .strictObject({
    userType,
    personalInfo: wizardPersonalInfo,
    educations: listInput(educationInput),
    experiences: listInput(experienceInput),
    projects: listInput(projectInput),
    skills: skillsInput,
    preferences: preferencesInput,
    preferredRoles: rolesInput,
  })
  .partial();

/**
 * Like `sectionsInput`, but accepts what was stored under the weaker rules of the profile editor, because clients send
 * back whole profiles.
 */
export const lenientSectionsInput = sectionsInput.extend({
  personalInfo: lenientPersonalInfo.optional(),
  experiences: listInput(lenientExperienceInput).optional(),
  projects: listInput(lenientProjectInput).optional(),
});
export type LenientSectionsInput = z.output<typeof lenientSectionsInput>;
