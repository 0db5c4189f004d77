import type { StaffMe } from '@trackrecord/contracts';
import { Link } from 'react-router-dom';
import { ROLE_LABELS } from '../../shared/staff/access-labels';
import { getInitials } from '../../shared/ui/get-initials';
import { Logo } from '../../shared/ui/logo';
import { Main } from '../../shared/ui/main';
import { MenuBar } from '../shell/menu-bar';
import { ShellActions, ShellLink } from '../shell/nav-items';
import { SessionStrip } from './session-strip';
import { getStaffLinks } from './staff-links';
import { StaffRoutes } from './staff-routes';

interface StaffShellProps {
  readonly me: StaffMe;
}

/** The links to the pages of one's roles. */
function StaffLinks({ me }: StaffShellProps) {
  return getStaffLinks(me.roles).map((link) => <ShellLink key={link.to} link={link} iconOnly={false} />);
}

/** Name and roles of the signed-in staff member. */
function StaffBadge({ me }: StaffShellProps) {
  const name = me.name ?? 'Staff';
  return (
    <div className="tr-user">
      <span className="tr-avatar" aria-hidden="true">
        {getInitials(name)}
      </span>
      <span>
        <span className="d-block text-truncate fw-semibold">{name}</span>
        <span className="d-block text-truncate tr-quiet tr-small">
          {me.roles.map((role) => ROLE_LABELS[role]).join(', ')} · {me.pseudonym}
        </span>
      </span>
    </div>
  );
}

/** Layout of the staff pages: rail, open sessions and the current page. */
export function StaffShell({ me }: StaffShellProps) {
  return (
    <div className="tr-shell">
      <aside className="tr-side" aria-label="Sidebar">
        <div className="tr-side-top">
          <Link className="tr-logo" to="/staff">
            <Logo />
          </Link>
          <span className="tr-tag is-accent">Staff</span>
        </div>
        <nav aria-label="Main" className="tr-stack tr-gap-xs">
          <StaffLinks me={me} />
        </nav>
        <div className="mt-auto tr-stack tr-gap-xs">
          <ShellActions iconOnly={false} />
          <StaffBadge me={me} />
        </div>
      </aside>
      <div className="tr-content">
        <MenuBar home="/staff" tag={<span className="tr-tag is-accent">Staff</span>}>
          <StaffLinks me={me} />
          <ShellActions iconOnly={false} />
          <StaffBadge me={me} />
        </MenuBar>
        <SessionStrip />
        <Main className="tr-main">
          <div className="tr-page tr-staff-page">
            <StaffRoutes />
          </div>
        </Main>
      </div>
    </div>
  );
}
