import { z } from 'zod';
import { sentSections } from '../profile/sections.js';
import { VALIDATION } from '../validation.js';

/** The steps of the wizard that are recorded, in order (spec section 2). */
export const ONBOARDING_STEPS = [
  'userType',
  'personal',
  'education',
  'experience',
  'skills',
  'preferences',
  'review',
] as const;

export const onboardingStep = z.enum(ONBOARDING_STEPS);
export type OnboardingStep = z.infer<typeof onboardingStep>;

/** The one step that can be skipped (spec section 2). */
export const SKIPPABLE_STEP: OnboardingStep = 'experience';

const { userType, personalInfo, educations, experiences, projects, skills, preferences, preferredRoles } =
  sentSections.shape;

/** What a finished step says, under the wizard's rules (spec section 5). */
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
