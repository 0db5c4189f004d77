import { NavLink } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { getInitials } from '../../shared/ui/get-initials';
import type { ProfileState } from '../guard/profile-state';

/** Shown if the provider has no email address (spec section 2, Authenticated shell). */
const PLACEHOLDER_EMAIL = 'user@example.com';

interface UserBadgeProps {
  readonly profileState: ProfileState;
  /** Whether the text is hidden and the name shown as a tooltip instead. */
  readonly iconOnly: boolean;
}

const getProfileName = (profileState: ProfileState): string | undefined => {
  const info = profileState.kind === 'present' ? profileState.profile.personalInfo : undefined;
  return info && `${info.firstName} ${info.lastName}`.trim();
};

/** Name, email and initials of the signed-in user, linking to the profile. */
export function UserBadge({ profileState, iconOnly }: UserBadgeProps) {
  const { user } = useAuth();
  // Accounts created with email and password have no display name: use the name in the profile.
  const fallback = profileState.kind === 'loading' ? '' : 'User';
  const name = [user?.displayName, getProfileName(profileState)].find((known) => known) ?? fallback;
  return (
    <NavLink className="tr-who" to="/profile" title={iconOnly && name !== '' ? name : undefined}>
      <span className="tr-avatar" aria-hidden="true">
        {getInitials(name)}
      </span>
      <span className="tr-wide">
        <span className="d-block text-truncate fw-semibold">{name}</span>
        <span className="d-block text-truncate tr-quiet tr-small">{user?.email ?? PLACEHOLDER_EMAIL}</span>
      </span>
    </NavLink>
  );
}
