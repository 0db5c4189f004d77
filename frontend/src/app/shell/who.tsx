import { NavLink } from 'react-router-dom';
import { useAuth } from '../../shared/identity/auth-context';
import { initialsOf } from '../../shared/ui/initials';
import type { ProfileStanding } from '../guard/profile-standing';

/** Shown while the provider knows no address (spec section 2, Authenticated shell). */
const PLACEHOLDER_EMAIL = 'user@example.com';

interface WhoProps {
  readonly standing: ProfileStanding;
  /** Whether the words are hidden, so that a tooltip has to say who it is. */
  readonly iconOnly: boolean;
}

const profileName = (standing: ProfileStanding): string | undefined => {
  const info = standing.kind === 'present' ? standing.profile.personalInfo : undefined;
  return info && `${info.firstName} ${info.lastName}`.trim();
};

/** Who is signed in, leading to their profile. */
export function Who({ standing, iconOnly }: WhoProps) {
  const { user } = useAuth();
  // Accounts made with email and password have no display name; the profile then knows better than 'User'.
  const fallback = standing.kind === 'loading' ? '' : 'User';
  const name = [user?.displayName, profileName(standing)].find((known) => known) ?? fallback;
  return (
    <NavLink className="tr-who" to="/profile" title={iconOnly && name !== '' ? name : undefined}>
      <span className="tr-avatar" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span className="tr-wide">
        <span className="d-block text-truncate fw-semibold">{name}</span>
        <span className="d-block text-truncate tr-quiet tr-small">{user?.email ?? PLACEHOLDER_EMAIL}</span>
      </span>
    </NavLink>
  );
}
