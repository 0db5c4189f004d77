import { z } from 'zod';
import { sectionsInput } from '../profile/sections-input.js';
import { VALIDATION } from '../validation-messages.js';
import { ONBOARDING_STEPS, type OnboardingStep } from './names.js';

export const onboardingStep = z.enum(ONBOARDING_STEPS);

const { userType, personalInfo, educations, experiences, projects, skills, preferences, preferredRoles } =
  sectionsInput.shape;

/** The data of a finished step, under the wizard's rules (spec section 5). */
export const stepData = {
  userType: z.strictObject({ userType: userType.unwrap() }),
  personal: z.strictObject({ personalInfo: personalInfo.unwrap() }),
  education: z.strictObject({
    educations: educations.unwrap().refine((list) => list.length > 0, VALIDATION.educationRequired),
  }),
  experience: z.strictObject({ experiences: experiences.unwrap(), projects: projects.unwrap() }),
  skills: z.strictObject({ skills: skills.unwrap().refine((list) => list.length > 0, VALIDATION.skillRequired) }),
  preferences: z.strictObject({
    preferences: preferences.unwrap().refine(({ workModes }) => workModes.length > 0, {
      path: ['workModes'],
      error: VALIDATION.workModeRequired,
    }),
    preferredRoles: preferredRoles.unwrap(),
  }),
  review: z.strictObject({}),
} as const satisfies Record<OnboardingStep, z.ZodType>;
