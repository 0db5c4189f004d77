import { useLocation } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { arrivalIn } from '../../shared/session/arrival';
import { editStateIn } from '../../shared/session/edit-state';
import { useNavigationState } from '../../shared/session/navigation-state';
import type { Situation } from './decide';
import { useProfileStanding } from './profile-standing';
import type { ProfileStanding } from './profile-standing';

/** Gathers what the guard decides on. */
export function useSituation(): { readonly situation: Situation; readonly standing: ProfileStanding } {
  const { loading, user } = useAuth();
  const { pathname } = useLocation();
  const state = useNavigationState();
  const standing = useProfileStanding();
  const situation: Situation = {
    path: pathname,
    auth: loading ? 'loading' : user === null ? 'signed-out' : 'signed-in',
    profile: standing.kind,
    onboardingCompleted: standing.kind === 'present' && standing.profile.onboardingCompleted,
    arrival: arrivalIn(state),
    editing: editStateIn(state, user?.uid) !== undefined,
  };
  return { situation, standing };
}
