import { useState } from 'react';
import type { EditState } from '../../../shared/session/edit-state';
import { editStateIn } from '../../../shared/session/edit-state';
import { useAuth } from '../../../shared/identity/auth-context';
import { profileApi } from '../../../shared/profile/profile-api';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { LoadFailure } from '../../../shared/ui/load-failure';
import { WaitingScreen } from '../../../shared/ui/waiting';
import { useGetOnboardingQuery } from './onboarding-api';
import { CurrentStep } from './current-step';
import { WizardProvider } from './wizard-provider';
import { startEditing, startOnboarding } from './wizard-start';
import type { WizardStart } from './wizard-start';

/** Opens the wizard: on the profile handed over in edit mode, else where it was left (spec section 2). */
export function OpenWizard() {
  const { user } = useAuth();
  const state = useNavigationState();
  const edit = editStateIn(state, user?.uid);
  if (user === null) return null;
  if (edit !== undefined) return <EditedProfile key="edit" uid={user.uid} edit={edit} />;
  return <Onboarding key="onboarding" uid={user.uid} />;
}

interface EditedProfileProps {
  readonly uid: string;
  readonly edit: EditState;
}

function EditedProfile({ uid, edit }: EditedProfileProps) {
  const [start] = useState(() => startEditing(uid, edit));
  return <Steps start={start} />;
}

interface OnboardingProps {
  readonly uid: string;
}

function Onboarding({ uid }: OnboardingProps) {
  const {
    data: progress,
    isFetching,
    isError,
    refetch,
  } = useGetOnboardingQuery(uid, {
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  // The guard has asked; asking again would ask once more for a profile that is not there.
  const { data: profile = null } = profileApi.endpoints.getProfile.useQueryState(uid);
  const [start, setStart] = useState<WizardStart>();

  if (start === undefined && progress !== undefined) setStart(startOnboarding(uid, profile, progress));
  if (start !== undefined) return <Steps start={start} />;
  if (isError) {
    return (
      <div className="tr-step justify-content-center">
        <LoadFailure text="Failed to load your progress" working={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <WaitingScreen label="Loading" />;
}

interface StepsProps {
  readonly start: WizardStart;
}

function Steps({ start }: StepsProps) {
  return (
    <WizardProvider start={start}>
      <CurrentStep resume={start.step} />
    </WizardProvider>
  );
}
