import type { OnboardingStep } from '@trackrecord/contracts';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { pathOf, stepAfter, stepBefore } from './steps';

interface StepNavigation {
  /** Whether the review sent the person here and gets them back (spec section 4, Wizard). */
  readonly returning: boolean;
  /** To the next step, or back to the review. */
  readonly goOn: () => void;
  /** To the step before; absent at the first one, and when the review waits. */
  readonly goBack: (() => void) | undefined;
  /** Back to the review without recording anything. */
  readonly giveUp: (() => void) | undefined;
}

const RETURN = 'return';

/** The address of a step from which the next one is the review again. */
export const pathAndBack = (step: OnboardingStep, search = ''): string =>
  `${pathOf(step)}?${RETURN}=review${search === '' ? '' : `&${search}`}`;

/** Where a step leads. The navigation state goes along: in edit mode the guard asks for it at every address. */
export function useStepNavigation(step: OnboardingStep): StepNavigation {
  const navigate = useNavigate();
  const state = useNavigationState();
  const [search] = useSearchParams();
  const returning = search.get(RETURN) === 'review';
  const before = stepBefore(step);
  return {
    returning,
    goOn: () => void navigate(pathOf(returning ? 'review' : stepAfter(step)), { state }),
    giveUp: returning ? () => void navigate(pathOf('review'), { state }) : undefined,
    goBack: returning || before === undefined ? undefined : () => void navigate(pathOf(before), { state }),
  };
}
