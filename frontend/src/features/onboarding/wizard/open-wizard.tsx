import type { OnboardingStep } from '@trackrecord/contracts';
import { useLayoutEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { readEditState, useNavigationState } from '../../../shared/session/navigation-state';
import type { EditState } from '../../../shared/session/navigation-state';
import { useTask } from '../../../shared/api/task';
import { useAuth } from '../../../shared/identity/auth-context';
import { profileApi } from '../../../shared/profile/profile-api';
import { lazyScreen } from '../../../shared/ui/lazy-screen';
import { LoadError } from '../../../shared/ui/load-error';
import { LoadingScreen } from '../../../shared/ui/loading';
import UserTypeStep from '../user-type/user-type-step';
import { useGetOnboardingQuery } from './onboarding-api';
import { getFirstIncompleteStep, getStepPath, isReachable, parseStep } from './step-navigation';
import { WizardProvider, useWizard } from './wizard-context';
import { initEditingState, initOnboardingState } from './wizard-slice';
import type { WizardState } from './wizard-slice';
import { readStoredEdit, readUnsentDrafts } from './wizard-storage';

/** Opens the wizard with the passed profile in edit mode, otherwise at the stored progress (spec section 2). */
export function OpenWizard() {
  const { user } = useAuth();
  const state = useNavigationState();
  const editState = readEditState(state, user?.uid);
  if (user === null) return null;
  if (editState !== undefined) return <EditWizard key="edit" uid={user.uid} editState={editState} />;
  return <OnboardingLoader key="onboarding" uid={user.uid} />;
}

interface EditWizardProps {
  readonly uid: string;
  readonly editState: EditState;
}

function EditWizard({ uid, editState }: EditWizardProps) {
  const [initialState] = useState(() => initEditingState(uid, editState, readStoredEdit(uid)));
  return <WizardContent initialState={initialState} />;
}

interface OnboardingLoaderProps {
  readonly uid: string;
}

function OnboardingLoader({ uid }: OnboardingLoaderProps) {
  const {
    data: progress,
    isFetching,
    error,
    refetch,
  } = useGetOnboardingQuery(uid, {
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  // The guard has already fetched the profile; a query here would refetch a missing one.
  const { data: profile = null } = profileApi.endpoints.getProfile.useQueryState(uid);
  const [initialState, setInitialState] = useState<WizardState>();

  if (initialState === undefined && progress !== undefined) {
    setInitialState(initOnboardingState(uid, profile, progress, readUnsentDrafts(uid)));
  }
  if (initialState !== undefined) return <WizardContent initialState={initialState} />;
  if (error !== undefined) {
    return (
      <div className="tr-step justify-content-center">
        <LoadError
          text="Failed to load your progress"
          error={error}
          isWorking={isFetching}
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  return <LoadingScreen label="Loading" />;
}

interface WizardContentProps {
  readonly initialState: WizardState;
}

function WizardContent({ initialState }: WizardContentProps) {
  return (
    <WizardProvider initialState={initialState}>
      <CurrentStep fallback={initialState.firstStep} />
    </WizardProvider>
  );
}

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
  /** The step to show if the URL names none, or one that is not reachable yet. */
  readonly fallback: OnboardingStep;
}

/** Renders the step of the URL if all steps before it are done; otherwise redirects. */
function CurrentStep({ fallback }: CurrentStepProps) {
  const { doneSteps, isEditing } = useWizard();
  const task = useTask();
  const { step: name, '*': rest } = useParams();
  const state = useNavigationState();
  const step = rest === '' ? parseStep(name) : undefined;

  // A layout effect runs before the effects of the step, which may send requests of the task.
  useLayoutEffect(() => task?.restart(), [task, step]);

  if (step === undefined || !(isEditing || isReachable(step, doneSteps))) {
    return (
      <Navigate
        to={getStepPath(isReachable(fallback, doneSteps) ? fallback : getFirstIncompleteStep(doneSteps))}
        replace
        state={state}
      />
    );
  }
  const Screen = SCREENS[step];
  return <Screen key={step} />;
}
