import type { ComponentType } from 'react';
import { NavLink } from 'react-router-dom';
import { useDownloadCv } from '../../shared/cv/use-download';
import { ExtensionBadge } from '../../shared/extensions/extension-badge';
import { useAuth } from '../../shared/identity/auth-context';
import { useSignOut } from '../../shared/session/use-sign-out';
import { useThemeToggle } from '../../shared/theme/theme';
import { getInitials } from '../../shared/ui/get-initials';
import { Icon } from '../../shared/ui/icon';
import type { IconName } from '../../shared/ui/icon-name';
import { ButtonSpinner } from '../../shared/ui/loading';
import type { ProfileState } from '../guard/profile-state';

interface NavItem {
  readonly to: string;
  readonly text: string;
  readonly icon: IconName;
  /** Shown at the end of the link. */
  readonly Badge?: ComponentType;
}

/** The main links of the sidebar (spec section 2, Authenticated shell). */
export const MAIN_LINKS: readonly NavItem[] = [
  { to: '/dashboard', text: 'Home', icon: 'house' },
  { to: '/applications', text: 'Applications', icon: 'send' },
  { to: '/jobs', text: 'Jobs', icon: 'briefcase' },
  { to: '/events', text: 'Events', icon: 'calendar-event' },
];

export const BOTTOM_LINKS: readonly NavItem[] = [
  { to: '/settings', text: 'Settings', icon: 'gear' },
  { to: '/extensions', text: 'Extensions', icon: 'puzzle', Badge: ExtensionBadge },
];

interface ShellLinkProps {
  readonly link: NavItem;
  /** Whether the text is hidden and shown as a tooltip instead. */
  readonly iconOnly: boolean;
}

/** One link of the sidebar or the menu. */
export function ShellLink({ link, iconOnly }: ShellLinkProps) {
  const { to, text, icon, Badge } = link;
  return (
    <NavLink className="tr-link" to={to} title={iconOnly ? text : undefined}>
      <Icon name={icon} />
      <span className="tr-wide">{text}</span>
      {Badge !== undefined && <Badge />}
    </NavLink>
  );
}

interface ShellActionsProps {
  readonly iconOnly: boolean;
}

/** Buttons of the sidebar and the menu: switch the theme, sign out. */
export function ShellActions({ iconOnly }: ShellActionsProps) {
  const { toggle } = useThemeToggle();
  const signOut = useSignOut();
  return (
    <>
      <button type="button" className="tr-link" title={iconOnly ? 'Switch theme' : undefined} onClick={toggle}>
        <Icon name="circle-half" />
        <span className="tr-wide">Switch theme</span>
      </button>
      <button
        type="button"
        className="tr-link"
        title={iconOnly ? 'Sign Out' : undefined}
        onClick={() => void signOut()}
      >
        <Icon name="box-arrow-right" />
        <span className="tr-wide">Sign Out</span>
      </button>
    </>
  );
}

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
  const name = [user?.displayName, getProfileName(profileState)].find((candidate) => candidate) ?? fallback;
  return (
    <NavLink className="tr-user" to="/profile" title={iconOnly && name !== '' ? name : undefined}>
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

interface DownloadCvProps {
  readonly profileState: ProfileState;
  readonly iconOnly: boolean;
  /** Called when the download starts, so that the menu can close. */
  readonly onStart?: () => void;
}

/** Button that downloads the user's CV; disabled until the profile is loaded. */
export function DownloadCv({ profileState, iconOnly, onStart }: DownloadCvProps) {
  const { user } = useAuth();
  const uid = user?.uid;
  const profileId = profileState.kind === 'present' ? profileState.profile._id : undefined;
  const { isWorking, start } = useDownloadCv();
  const download = (): void => {
    if (isWorking) return;
    onStart?.();
    if (uid !== undefined && profileId !== undefined) void start({ uid, profileId });
  };
  const label = isWorking ? 'Preparing CV...' : 'Download CV';
  return (
    <button
      type="button"
      className="btn btn-plain tr-cv"
      title={iconOnly ? label : undefined}
      disabled={profileId === undefined}
      aria-disabled={isWorking || undefined}
      aria-busy={isWorking}
      onClick={download}
    >
      {isWorking ? <ButtonSpinner /> : <Icon name="download" />}
      <span className="tr-wide">{label}</span>
    </button>
  );
}
