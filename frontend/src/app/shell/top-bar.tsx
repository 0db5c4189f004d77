import { useEffect, useId, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Icon } from '../../shared/ui/icon';
import { Logo } from '../../shared/ui/logo';
import { ThemeButton } from '../../shared/ui/theme-button';
import type { ProfileState } from '../guard/profile-state';
import { DownloadCv, BOTTOM_LINKS, MAIN_LINKS, ShellLink, ShellActions, UserBadge } from './nav-items';

/** Closes an open menu on Escape, and when a pointer press or the focus moves outside it. */
function useDismiss(open: boolean, close: (refocus: boolean) => void) {
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close(true);
    };
    const onOutsideEvent = (event: Event): void => {
      if (event.target instanceof Node && area.current?.contains(event.target) === false) close(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onOutsideEvent);
    document.addEventListener('focusin', onOutsideEvent);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onOutsideEvent);
      document.removeEventListener('focusin', onOutsideEvent);
    };
  }, [open, close]);

  return area;
}

interface TopBarProps {
  readonly profileState: ProfileState;
}

/** The top bar of narrow screens, with the sidebar's links in a dropdown menu. */
export function TopBar({ profileState }: TopBarProps) {
  const { key } = useLocation();
  const [openLocationKey, setOpenLocationKey] = useState<string>();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Open only at the location where it was opened: any navigation closes it.
  const open = openLocationKey === key;

  const close = (refocus: boolean): void => {
    setOpenLocationKey(undefined);
    if (refocus) button.current?.focus();
  };
  const area = useDismiss(open, close);

  return (
    <header className="tr-top" ref={area}>
      <Link className="tr-logo" to="/dashboard">
        <Logo />
      </Link>
      <span className="tr-row gap-0">
        <ThemeButton className="btn-quiet" />
        <button
          ref={button}
          type="button"
          className="btn btn-quiet btn-icon"
          aria-label={open ? 'Close menu' : 'Open menu'}
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpenLocationKey(open ? undefined : key)}
        >
          <Icon name={open ? 'x-lg' : 'list'} />
        </button>
      </span>
      <nav id={menuId} className="tr-menu tr-enter" aria-label="Menu" hidden={!open}>
        {[...MAIN_LINKS, ...BOTTOM_LINKS].map((link) => (
          <ShellLink key={link.to} link={link} iconOnly={false} />
        ))}
        <ShellActions iconOnly={false} />
        <DownloadCv profileState={profileState} iconOnly={false} onStart={() => close(true)} />
        <UserBadge profileState={profileState} iconOnly={false} />
      </nav>
    </header>
  );
}
