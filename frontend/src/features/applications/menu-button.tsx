import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';

/** By how many items an arrow key moves the focus. */
const ARROW_KEY_OFFSETS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The menu keeps this distance from the left edge of the window. */
const WINDOW_MARGIN_PX = 8;

/**
 * Places the menu at the button, above it if there is room only above. The menu is placed once, since scrolling or
 * resizing closes it.
 */
function placeMenu(button: HTMLElement, menu: HTMLElement): void {
  const box = button.getBoundingClientRect();
  const isBelow = box.bottom + menu.offsetHeight <= window.innerHeight || box.top < menu.offsetHeight;
  menu.style.left = `${Math.max(WINDOW_MARGIN_PX, box.right - menu.offsetWidth)}px`;
  menu.style.top = `${isBelow ? box.bottom : box.top - menu.offsetHeight}px`;
}

interface MenuButtonProps {
  /** The accessible name of the button and of the menu. */
  readonly label: string;
  /** A tooltip for a button without text. */
  readonly title?: string;
  readonly className: string;
  /** What the button shows. */
  readonly content: ReactNode;
  /** The items, which have the role `menuitem` and no tab stop. */
  readonly children: ReactNode;
}

/** A button that opens a menu. The arrow keys, Home and End move the focus in it; Escape closes it. */
export function MenuButton({ label, title, className, content, children }: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const getMenuItems = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];

  useLayoutEffect(() => {
    if (!isOpen || button.current === null || menu.current === null) return;
    placeMenu(button.current, menu.current);
    menu.current.querySelector<HTMLElement>('[role="menuitem"]:not([aria-disabled="true"])')?.focus({
      preventScroll: true,
    });
  }, [isOpen]);

  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (): void => setIsOpen(false);
    const closeOutside = ({ target }: Event): void => {
      if (target instanceof Node && !menu.current?.contains(target) && !button.current?.contains(target)) close();
    };
    // Captured, because scroll events of containers do not bubble.
    window.addEventListener('scroll', closeOutside, true);
    window.addEventListener('resize', close);
    document.addEventListener('pointerdown', closeOutside);
    return () => {
      window.removeEventListener('scroll', closeOutside, true);
      window.removeEventListener('resize', close);
      document.removeEventListener('pointerdown', closeOutside);
    };
  }, [isOpen]);

  const closeAndFocus = (): void => {
    setIsOpen(false);
    button.current?.focus();
  };

  // Runs after the handler of the item. Not in the capture phase: browsers let React unmount the item before its handler.
  const handleClick = ({ target }: MouseEvent): void => {
    if (target instanceof Element && target.closest('[role="menuitem"]:not([aria-disabled="true"])')) closeAndFocus();
  };

  const handleKeyDown = (event: KeyboardEvent): void => {
    const items = getMenuItems();
    const index = items.findIndex((item) => item === document.activeElement);
    const offset = ARROW_KEY_OFFSETS[event.key];
    if (event.key === 'Escape') closeAndFocus();
    else if (event.key === 'Tab') setIsOpen(false);
    else if (event.key === 'Home') items[0]?.focus();
    else if (event.key === 'End') items.at(-1)?.focus();
    else if (offset !== undefined) items.at((index + offset) % items.length)?.focus();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={title}
        onClick={() => setIsOpen(!isOpen)}
      >
        {content}
      </button>
      {isOpen && (
        // oxlint-disable-next-line a11y/interactive-supports-focus -- its items take the focus
        <div
          ref={menu}
          className="tr-move-menu"
          role="menu"
          aria-label={label}
          onKeyDown={handleKeyDown}
          onClick={handleClick}
        >
          {children}
        </div>
      )}
    </>
  );
}
