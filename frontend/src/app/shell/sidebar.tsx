import { createContext, use, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import { Logo } from '../../shared/ui/logo';
import type { ProfileState } from '../guard/profile-state';
import { DownloadCv, BOTTOM_LINKS, MAIN_LINKS, ShellLink, ShellActions, UserBadge } from './nav-items';

interface SidebarState {
  readonly open: boolean;
  readonly toggle: () => void;
}

const SidebarContext = createContext<SidebarState | null>(null);

interface SidebarProviderProps {
  readonly children: ReactNode;
}

/** Provides the state of the sidebar, which starts open (spec section 1). */
export function SidebarProvider({ children }: SidebarProviderProps) {
  const [open, setOpen] = useState(true);
  const state = useMemo(() => ({ open, toggle: () => setOpen((wasOpen) => !wasOpen) }), [open]);
  return <SidebarContext value={state}>{children}</SidebarContext>;
}

/** Returns the state of the sidebar. Throws outside a SidebarProvider (spec section 8). */
export function useSidebar(): SidebarState {
  const sidebar = use(SidebarContext);
  if (sidebar === null) throw new Error('useSidebar must be used within a SidebarProvider');
  return sidebar;
}

interface SidebarProps {
  readonly profileState: ProfileState;
}

/** The sidebar of wide screens; shows only icons when collapsed. */
export function Sidebar({ profileState }: SidebarProps) {
  const { open, toggle } = useSidebar();
  return (
    <aside className="tr-side" aria-label="Sidebar">
      <div className="tr-side-top">
        <Link className="tr-logo" to="/dashboard" title={open ? undefined : 'Trackrecord'}>
          <Logo />
        </Link>
        <button
          type="button"
          className="btn btn-quiet btn-icon btn-sm"
          aria-label="Sidebar"
          title={open ? 'Collapse sidebar' : 'Expand sidebar'}
          aria-expanded={open}
          onClick={toggle}
        >
          <Icon name="layout-sidebar" />
        </button>
      </div>
      <nav aria-label="Main" className="tr-stack tr-gap-xs">
        {MAIN_LINKS.map((link) => (
          <ShellLink key={link.to} link={link} iconOnly={!open} />
        ))}
      </nav>
      <div className="mt-auto tr-stack tr-gap-xs">
        {BOTTOM_LINKS.map((link) => (
          <ShellLink key={link.to} link={link} iconOnly={!open} />
        ))}
        <ShellActions iconOnly={!open} />
        <DownloadCv profileState={profileState} iconOnly={!open} />
        <UserBadge profileState={profileState} iconOnly={!open} />
      </div>
    </aside>
  );
}
