import type { PersonalInfo } from '@trackrecord/contracts';
import { useAuth } from '../../shared/identity/auth-context';
import { profileApi } from '../../shared/profile/profile-api';
import { editStateIn } from '../../shared/session/edit-state';
import type { ProfileDraft } from '../../shared/session/edit-state';
import { useNavigationState } from '../../shared/session/navigation-state';

/** What the wizard starts from: the profile handed over in edit mode, else the stored one (spec section 2). */
export function useWizardStart(): ProfileDraft {
  const { user } = useAuth();
  const state = useNavigationState();
  // The guard has asked; asking again would ask once more for a profile that is not there.
  const { data } = profileApi.endpoints.getProfile.useQueryState(user?.uid ?? '');
  return editStateIn(state, user?.uid)?.profileData ?? data ?? {};
}

/** What the personal step holds. */
export interface PersonalValues {
  readonly firstName: string;
  readonly lastName: string;
  readonly linkedInUrl: string;
}

export const PERSONAL_FIELDS = [
  'firstName',
  'lastName',
  'linkedInUrl',
] as const satisfies readonly (keyof PersonalValues)[];

/** The personal step's texts for stored personal information. */
export const personalValuesOf = (info: PersonalInfo | undefined): PersonalValues => ({
  firstName: info?.firstName ?? '',
  lastName: info?.lastName ?? '',
  linkedInUrl: info?.linkedInUrl ?? '',
});
