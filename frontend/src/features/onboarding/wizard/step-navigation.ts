import { ONBOARDING_STEPS as STEPS } from '@trackrecord/contracts/onboarding/names';
import type { OnboardingStep } from '@trackrecord/contracts/onboarding/names';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';

export const getStepPath = (step: OnboardingStep): string => `/onboarding/${step}`;

/** The page after the wizard. The guard does not redirect from it. */
export const THANK_YOU_PATH = '/onboarding/thank-you';

export const parseStep = (name: string | undefined): OnboardingStep | undefined => STEPS.find((step) => step === name);

/** Returns the next step; the last step is its own successor. */
export const getNextStep = (step: OnboardingStep): OnboardingStep => STEPS[STEPS.indexOf(step) + 1] ?? step;

export const getPreviousStep = (step: OnboardingStep): OnboardingStep | undefined => STEPS[STEPS.indexOf(step) - 1];

export const getFirstIncompleteStep = (doneSteps: readonly OnboardingStep[]): OnboardingStep =>
  STEPS.find((step) => !doneSteps.includes(step)) ?? 'review';

/** Whether all steps before this one are done. */
export const isReachable = (step: OnboardingStep, doneSteps: readonly OnboardingStep[]): boolean =>
  STEPS.indexOf(step) <= STEPS.indexOf(getFirstIncompleteStep(doneSteps));

interface StepNavigation {
  /** Whether the user came from the review and returns to it (spec section 4, Wizard). */
  readonly isReturning: boolean;
  /** Goes to the next step, or back to the review. */
  readonly goNext: () => void;
  /** Goes to the previous step. Undefined at the first step and if the user came from the review. */
  readonly goBack: (() => void) | undefined;
  /** Goes back to the review without recording the step. */
  readonly returnToReview: (() => void) | undefined;
}

const RETURN_PARAM = 'return';

/** Returns the path of a step for a link in the review, to which the step returns. */
export const getStepPathFromReview = (step: OnboardingStep, search = ''): string =>
  `${getStepPath(step)}?${RETURN_PARAM}=review${search === '' ? '' : `&${search}`}`;

/** Returns where a step leads. Passes the navigation state on, since the guard reads the edit mode from it. */
export function useStepNavigation(step: OnboardingStep): StepNavigation {
  const navigate = useNavigate();
  const state = useNavigationState();
  const [search] = useSearchParams();
  const isReturning = search.get(RETURN_PARAM) === 'review';
  const previousStep = getPreviousStep(step);
  return {
    isReturning,
    goNext: () => void navigate(getStepPath(isReturning ? 'review' : getNextStep(step)), { state }),
    returnToReview: isReturning ? () => void navigate(getStepPath('review'), { state }) : undefined,
    goBack:
      isReturning || previousStep === undefined ? undefined : () => void navigate(getStepPath(previousStep), { state }),
  };
}
