import type { ProfileState } from '../guard/profile-state';
import { MenuBar, useCloseMenu } from './menu-bar';
import { DownloadCv, BOTTOM_LINKS, MAIN_LINKS, ShellLink, ShellActions, UserBadge } from './nav-items';

interface TopBarProps {
  readonly profileState: ProfileState;
}

/** The download in the menu, which closes when it starts. */
function MenuDownload({ profileState }: TopBarProps) {
  return <DownloadCv profileState={profileState} iconOnly={false} onStart={useCloseMenu()} />;
}

/** The top bar of narrow screens, with the sidebar's links in a dropdown menu. */
export function TopBar({ profileState }: TopBarProps) {
  return (
    <MenuBar home="/dashboard">
      {[...MAIN_LINKS, ...BOTTOM_LINKS].map((link) => (
        <ShellLink key={link.to} link={link} iconOnly={false} />
      ))}
      <ShellActions iconOnly={false} />
      <MenuDownload profileState={profileState} />
      <UserBadge profileState={profileState} iconOnly={false} />
    </MenuBar>
  );
}
