import type { OnboardingStep } from '@trackrecord/contracts';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { lazyScreen } from '../../../shared/ui/lazy-screen';
import UserTypeStep from '../user-type/user-type-step';
import { getFirstIncompleteStep, isReachable, getStepPath, parseStep } from './steps';
import { useWizard } from './wizard-context';

/** All steps but the first are lazy chunks. */
const SCREENS: Readonly<Record<OnboardingStep, ComponentType>> = {
  userType: UserTypeStep,
  personal: lazyScreen(() => import('../personal/personal-step')),
  education: lazyScreen(() => import('../education/education-step')),
  experience: lazyScreen(() => import('../experience/experience-step')),
  skills: lazyScreen(() => import('../skills/skills-step')),
  preferences: lazyScreen(() => import('../preferences/preferences-step')),
  review: lazyScreen(() => import('../review/review-step')),
};

interface CurrentStepProps {
  /** The step to show if the URL names none. */
  readonly fallback: OnboardingStep;
}

/** Renders the step of the URL if all steps before it are done; otherwise redirects. */
export function CurrentStep({ fallback }: CurrentStepProps) {
  const { done, isEditing } = useWizard();
  const { step: name, '*': rest } = useParams();
  const state = useNavigationState();
  const step = rest === '' ? parseStep(name) : undefined;

  if (step === undefined || !(isEditing || isReachable(step, done))) {
    return (
      <Navigate
        to={getStepPath(isReachable(fallback, done) ? fallback : getFirstIncompleteStep(done))}
        replace
        state={state}
      />
    );
  }
  const Screen = SCREENS[step];
  return <Screen key={step} />;
}
