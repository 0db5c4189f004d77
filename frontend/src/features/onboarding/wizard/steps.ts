import { ONBOARDING_STEPS as STEPS } from '@trackrecord/contracts/onboarding/names';
import type { OnboardingStep } from '@trackrecord/contracts/onboarding/names';

/** The address of a step. */
export const pathOf = (step: OnboardingStep): string => `/onboarding/${step}`;

/** The address of the page that thanks for the profile (design.md, "Questions settled"). */
export const THANK_YOU = '/onboarding/thank-you';

/** The five labels of the progress bar, and their short forms (spec section 2). */
export const PROGRESS = [
  { label: 'Personal', short: 'You' },
  { label: 'Education', short: 'Study' },
  { label: 'Exp & Proj', short: 'Work' },
  { label: 'Skills', short: 'Skills' },
  { label: 'Preferences', short: 'Prefs' },
] as const;

const POSITIONS: Readonly<Record<OnboardingStep, number>> = {
  userType: 0,
  personal: 0,
  education: 1,
  experience: 2,
  skills: 3,
  preferences: 4,
  review: 4,
};

/** The place of a step in the progress bar. */
export const positionOf = (step: OnboardingStep): number => POSITIONS[step];

/** The step a name stands for. */
export const stepNamed = (name: string | undefined): OnboardingStep | undefined => STEPS.find((step) => step === name);

/** The step after this one; the last is its own successor. */
export const stepAfter = (step: OnboardingStep): OnboardingStep => STEPS[STEPS.indexOf(step) + 1] ?? step;

/** The step before this one; none before the first. */
export const stepBefore = (step: OnboardingStep): OnboardingStep | undefined => STEPS[STEPS.indexOf(step) - 1];

/** The first step that is not done yet; `review` when all before it are. */
export const firstUndone = (done: readonly OnboardingStep[]): OnboardingStep =>
  STEPS.find((step) => !done.includes(step)) ?? 'review';

/** Whether a step may be shown: everything before it is done. */
export const isReachable = (step: OnboardingStep, done: readonly OnboardingStep[]): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(firstUndone(done));
