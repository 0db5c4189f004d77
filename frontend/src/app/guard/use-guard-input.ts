import { useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { readArrival } from '../../shared/session/arrival';
import { editStateIn } from '../../shared/session/edit-state';
import { useNavigationState } from '../../shared/session/navigation-state';
import { isOnboardingPath } from './decide';
import type { GuardInput } from './decide';
import { useProfileState } from './profile-state';
import type { ProfileState } from './profile-state';

/** Gathers what the guard decides on. */
export function useGuardInput(): { readonly input: GuardInput; readonly profileState: ProfileState } {
  const { loading, user } = useAuth();
  const { pathname } = useLocation();
  const state = useNavigationState();
  // Not in the wizard: at the news of the profile it has just made, the guard would cut its last steps off.
  const profileState = useProfileState(!isOnboardingPath(pathname));
  const input: GuardInput = {
    path: pathname,
    auth: loading ? 'loading' : user === null ? 'signed-out' : 'signed-in',
    profile: profileState.kind,
    onboardingCompleted: profileState.kind === 'present' && profileState.profile.onboardingCompleted,
    arrival: readArrival(state),
    editing: editStateIn(state, user?.uid) !== undefined,
  };
  return { input, profileState };
}
