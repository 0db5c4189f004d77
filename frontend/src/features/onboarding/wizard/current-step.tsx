import type { OnboardingStep } from '@trackrecord/contracts';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { lazyScreen } from '../../../shared/ui/lazy-screen';
import UserTypeStep from '../user-type/user-type-step';
import { firstUndone, isReachable, pathOf, stepNamed } from './steps';
import { useWizard } from './wizard-context';

/** The screens of the steps; all but the first are chunks of their own. */
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
  /** Where the wizard goes on when the address names no step. */
  readonly resume: OnboardingStep;
}

/** The step of the address, if everything before it is done; else leads to where the wizard goes on. */
export function CurrentStep({ resume }: CurrentStepProps) {
  const { done, editing } = useWizard();
  const { step: name, '*': rest } = useParams();
  const state = useNavigationState();
  const step = rest === '' ? stepNamed(name) : undefined;

  if (step === undefined || !(editing || isReachable(step, done))) {
    return <Navigate to={pathOf(isReachable(resume, done) ? resume : firstUndone(done))} replace state={state} />;
  }
  const Screen = SCREENS[step];
  return <Screen key={step} />;
}
