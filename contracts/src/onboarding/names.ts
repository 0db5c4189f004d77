/** The steps of the wizard that are recorded, in order (spec section 2). No zod here: the browser's first load reads it. */
export const ONBOARDING_STEPS = [
  'userType',
  'personal',
  'education',
  'experience',
  'skills',
  'preferences',
  'review',
] as const;

export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];

/** The one step that can be skipped (spec section 2). */
export const SKIPPABLE_STEP: OnboardingStep = 'experience';

/** The kinds of drafts, and the step each belongs to; work experience and projects share one (spec section 2). */
export const STEP_OF_DRAFT = {
  personal: 'personal',
  education: 'education',
  experience: 'experience',
  project: 'experience',
  skills: 'skills',
  preferences: 'preferences',
} as const satisfies Record<string, OnboardingStep>;

export type DraftKind = keyof typeof STEP_OF_DRAFT;

/** The kinds of drafts, in the order of their steps. */
export const DRAFT_KINDS = Object.keys(STEP_OF_DRAFT) as readonly DraftKind[];
