import { createContext, use, useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { IconButton } from '../../shared/ui/icon-button';
import { Logo } from '../../shared/ui/logo';
import { ThemeButton } from '../../shared/ui/theme-button';

interface CloseOptions {
  readonly shouldFocusButton: boolean;
}

/** Closes an open menu on Escape, and when a pointer press or the focus moves outside it. */
function useDismiss(open: boolean, close: (options: CloseOptions) => void) {
  const area = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') close({ shouldFocusButton: true });
    };
    const onOutsideEvent = (event: Event): void => {
      if (event.target instanceof Node && area.current?.contains(event.target) === false)
        close({ shouldFocusButton: false });
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

const CloseMenuContext = createContext<() => void>(() => undefined);

/** Returns a function that closes the surrounding menu and focuses its button. */
export const useCloseMenu = (): (() => void) => use(CloseMenuContext);

interface MenuBarProps {
  /** The target of the logo. */
  readonly home: string;
  /** Content next to the logo. */
  readonly tag?: ReactNode;
  /** The content of the menu. */
  readonly children: ReactNode;
}

/** The bar at the top of narrow screens, with a dropdown menu. */
export function MenuBar({ home, tag, children }: MenuBarProps) {
  const { key } = useLocation();
  const [openLocationKey, setOpenLocationKey] = useState<string>();
  const menuId = useId();
  const button = useRef<HTMLButtonElement>(null);
  // Open only at the location where it was opened: any navigation closes it.
  const open = openLocationKey === key;

  const close = ({ shouldFocusButton }: CloseOptions): void => {
    setOpenLocationKey(undefined);
    if (shouldFocusButton) button.current?.focus();
  };
  const area = useDismiss(open, close);

  return (
    <header className="tr-top" ref={area}>
      <Link className="tr-logo" to={home}>
        <Logo />
      </Link>
      {tag}
      <span className="tr-row gap-0">
        <ThemeButton />
        <IconButton
          ref={button}
          icon={open ? 'x-lg' : 'list'}
          label={open ? 'Close menu' : 'Open menu'}
          isLarge
          aria-expanded={open}
          aria-controls={menuId}
          onClick={() => setOpenLocationKey(open ? undefined : key)}
        />
      </span>
      <nav id={menuId} className="tr-menu tr-enter" aria-label="Menu" hidden={!open}>
        <CloseMenuContext value={() => close({ shouldFocusButton: true })}>{children}</CloseMenuContext>
      </nav>
    </header>
  );
}
