/**
 * The recorded steps of the wizard, in order (spec section 2). This file does not import zod, because the browser's
 * initial bundle includes it.
 */
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

/** The only step that can be skipped (spec section 2). */
export const SKIPPABLE_STEP: OnboardingStep = 'experience';

/** The kinds of drafts and their steps. Work experiences and projects share a step (spec section 2). */
export const DRAFT_STEPS = {
  personal: 'personal',
  education: 'education',
  experience: 'experience',
  project: 'experience',
  skills: 'skills',
  preferences: 'preferences',
} as const satisfies Record<string, OnboardingStep>;

export type DraftKind = keyof typeof DRAFT_STEPS;

/** The kinds of drafts, in the order of their steps. */
export const DRAFT_KINDS = Object.keys(DRAFT_STEPS) as readonly DraftKind[];
