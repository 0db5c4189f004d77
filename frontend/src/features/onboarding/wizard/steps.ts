import { ONBOARDING_STEPS as STEPS } from '@trackrecord/contracts/onboarding/names';
import type { OnboardingStep } from '@trackrecord/contracts/onboarding/names';

export const getStepPath = (step: OnboardingStep): string => `/onboarding/${step}`;

/** See design.md, "Questions settled". */
export const THANK_YOU_PATH = '/onboarding/thank-you';

export const parseStep = (name: string | undefined): OnboardingStep | undefined => STEPS.find((step) => step === name);

/** Returns the next step; the last step is its own successor. */
export const getNextStep = (step: OnboardingStep): OnboardingStep => STEPS[STEPS.indexOf(step) + 1] ?? step;

export const getPreviousStep = (step: OnboardingStep): OnboardingStep | undefined => STEPS[STEPS.indexOf(step) - 1];

export const getFirstIncompleteStep = (done: readonly OnboardingStep[]): OnboardingStep =>
  STEPS.find((step) => !done.includes(step)) ?? 'review';

/** Whether all steps before this one are done. */
export const isReachable = (step: OnboardingStep, done: readonly OnboardingStep[]): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(getFirstIncompleteStep(done));
