import { useState } from 'react';
import { readEditState } from '../../../shared/session/edit-state';
import type { EditState } from '../../../shared/session/edit-state';
import { useAuth } from '../../../shared/identity/auth-context';
import { profileApi } from '../../../shared/profile/profile-api';
import { useNavigationState } from '../../../shared/session/navigation-state';
import { LoadError } from '../../../shared/ui/load-error';
import { LoadingScreen } from '../../../shared/ui/loading';
import { useGetOnboardingQuery } from './onboarding-api';
import { CurrentStep } from './current-step';
import { WizardProvider } from './wizard-provider';
import { startEditing, startOnboarding } from './wizard-start';
import type { WizardStart } from './wizard-start';

/** Opens the wizard with the passed profile in edit mode, otherwise at the stored progress (spec section 2). */
export function OpenWizard() {
  const { user } = useAuth();
  const state = useNavigationState();
  const edit = readEditState(state, user?.uid);
  if (user === null) return null;
  if (edit !== undefined) return <EditWizard key="edit" uid={user.uid} edit={edit} />;
  return <ResumedOnboarding key="onboarding" uid={user.uid} />;
}

interface EditWizardProps {
  readonly uid: string;
  readonly edit: EditState;
}

function EditWizard({ uid, edit }: EditWizardProps) {
  const [start] = useState(() => startEditing(uid, edit));
  return <StartedWizard start={start} />;
}

interface ResumedOnboardingProps {
  readonly uid: string;
}

function ResumedOnboarding({ uid }: ResumedOnboardingProps) {
  const {
    data: progress,
    isFetching,
    isError,
    refetch,
  } = useGetOnboardingQuery(uid, {
    refetchOnFocus: false,
    refetchOnReconnect: false,
  });
  // The guard has already fetched the profile; a query here would refetch a missing one.
  const { data: profile = null } = profileApi.endpoints.getProfile.useQueryState(uid);
  const [start, setStart] = useState<WizardStart>();

  if (start === undefined && progress !== undefined) setStart(startOnboarding(uid, profile, progress));
  if (start !== undefined) return <StartedWizard start={start} />;
  if (isError) {
    return (
      <div className="tr-step justify-content-center">
        <LoadError text="Failed to load your progress" working={isFetching} onRetry={() => void refetch()} />
      </div>
    );
  }
  return <LoadingScreen label="Loading" />;
}

interface StartedWizardProps {
  readonly start: WizardStart;
}

function StartedWizard({ start }: StartedWizardProps) {
  return (
    <WizardProvider start={start}>
      <CurrentStep fallback={start.step} />
    </WizardProvider>
  );
}
