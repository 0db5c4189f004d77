import { useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { readArrival } from '../../shared/session/arrival';
import { readEditState } from '../../shared/session/edit-state';
import { useNavigationState } from '../../shared/session/navigation-state';
import { isOnboardingPath } from './decide';
import type { GuardInput } from './decide';
import { useProfileState } from './profile-state';
import type { ProfileState } from './profile-state';

/** Collects the input of the guard's decisions. */
export function useGuardInput(): { readonly input: GuardInput; readonly profileState: ProfileState } {
  const { loading, user } = useAuth();
  const { pathname } = useLocation();
  const state = useNavigationState();
  // Not in the wizard: a refetch after it has created the profile would make the guard skip its last steps.
  const profileState = useProfileState(!isOnboardingPath(pathname));
  const input: GuardInput = {
    path: pathname,
    auth: loading ? 'loading' : user === null ? 'signed-out' : 'signed-in',
    profile: profileState.kind,
    onboardingCompleted: profileState.kind === 'present' && profileState.profile.onboardingCompleted,
    arrival: readArrival(state),
    editing: readEditState(state, user?.uid) !== undefined,
  };
  return { input, profileState };
}
