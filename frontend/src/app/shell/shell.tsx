import { MESSAGES } from '@trackrecord/contracts/messages';
import { Outlet, useOutletContext } from 'react-router-dom';
import { AccessBanner } from '../../shared/accesses/access-banner';
import { LoadError } from '../../shared/ui/load-error';
import { Main } from '../../shared/ui/main';
import { PageHeading } from '../../shared/ui/page-heading';
import type { ProfileState } from '../guard/profile-state';
import { MenuBar, useCloseMenu } from './menu-bar';
import { BOTTOM_LINKS, DownloadCv, MAIN_LINKS, ShellActions, ShellLink, UserBadge } from './nav-items';
import { Sidebar, SidebarProvider, useSidebar } from './sidebar';

/** Layout of the signed-in screens: sidebar, top bar and the current route. */
function Shell() {
  const profileState = useOutletContext<ProfileState>();
  const { open } = useSidebar();
  return (
    <div className={open ? 'tr-shell' : 'tr-shell is-collapsed'}>
      <Sidebar profileState={profileState} />
      <div className="tr-content">
        <TopBar profileState={profileState} />
        <AccessBanner />
        <Main className="tr-main">
          <div className="tr-page">
            {profileState.kind === 'failed' ? (
              <>
                <PageHeading className="visually-hidden">Profile</PageHeading>
                <LoadError
                  text={MESSAGES.profileNotLoaded}
                  error={profileState.error}
                  isWorking={profileState.isRetrying}
                  onRetry={profileState.retry}
                />
              </>
            ) : (
              <Outlet />
            )}
          </div>
        </Main>
      </div>
    </div>
  );
}

export function Component() {
  return (
    <SidebarProvider>
      <Shell />
    </SidebarProvider>
  );
}

interface TopBarProps {
  readonly profileState: ProfileState;
}

/** The download button in the menu. The menu closes when the download starts. */
function MenuDownload({ profileState }: TopBarProps) {
  return <DownloadCv profileState={profileState} iconOnly={false} onStart={useCloseMenu()} />;
}

/** The top bar of narrow screens, with the sidebar's links in a dropdown menu. */
function TopBar({ profileState }: TopBarProps) {
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
