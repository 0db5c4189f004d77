import { MESSAGES } from '@trackrecord/contracts/messages';
import { Outlet, useOutletContext } from 'react-router-dom';
import { LoadFailure } from '../../shared/ui/load-failure';
import { Main } from '../../shared/ui/main';
import { PageHeading } from '../../shared/ui/page-heading';
import type { ProfileStanding } from '../guard/profile-standing';
import { Sidebar } from './sidebar';
import { useSidebar } from './sidebar-context';
import { TopBar } from './top-bar';

/** The frame of the screens for people signed in. */
export function Shell() {
  const standing = useOutletContext<ProfileStanding>();
  const { open } = useSidebar();
  return (
    <div className={open ? 'tr-shell' : 'tr-shell is-collapsed'}>
      <Sidebar standing={standing} />
      <div className="tr-content">
        <TopBar standing={standing} />
        <Main className="tr-main">
          <div className="tr-page">
            {standing.kind === 'failed' ? (
              <>
                <PageHeading className="visually-hidden">Profile</PageHeading>
                <LoadFailure text={MESSAGES.profileNotLoaded} working={standing.retrying} onRetry={standing.retry} />
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
