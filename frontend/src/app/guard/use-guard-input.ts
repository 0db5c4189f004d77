import { useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { arrivalIn } from '../../shared/session/arrival';
import { editStateIn } from '../../shared/session/edit-state';
import { useNavigationState } from '../../shared/session/navigation-state';
import { isOnboarding } from './decide';
import type { GuardInput } from './decide';
import { useProfileStanding } from './profile-standing';
import type { ProfileStanding } from './profile-standing';

/** Gathers what the guard decides on. */
export function useGuardInput(): { readonly situation: GuardInput; readonly standing: ProfileStanding } {
  const { loading, user } = useAuth();
  const { pathname } = useLocation();
  const state = useNavigationState();
  // Not in the wizard: at the news of the profile it has just made, the guard would cut its last steps off.
  const standing = useProfileStanding(!isOnboarding(pathname));
  const situation: GuardInput = {
    path: pathname,
    auth: loading ? 'loading' : user === null ? 'signed-out' : 'signed-in',
    profile: standing.kind,
    onboardingCompleted: standing.kind === 'present' && standing.profile.onboardingCompleted,
    arrival: arrivalIn(state),
    editing: editStateIn(state, user?.uid) !== undefined,
  };
  return { situation, standing };
}
