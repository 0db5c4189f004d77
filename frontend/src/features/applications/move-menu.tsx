import { useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Move, Stage } from '@trackrecord/contracts';
import { CLOSE_REASON_NAMES, CLOSE_REASONS, STAGE_NAMES, STAGES } from '@trackrecord/contracts/applications/stages';
import type { MoveTarget } from '../../shared/applications/applications-api';
import { Icon } from '../../shared/ui/icon';

interface MoveOption extends MoveTarget {
  readonly text: string;
}

const OPEN_STAGE_OPTIONS: readonly MoveOption[] = STAGES.filter((stage) => stage !== 'closed').map((stage) => ({
  stage,
  text: STAGE_NAMES[stage],
}));
const CLOSE_OPTIONS: readonly MoveOption[] = CLOSE_REASONS.map((reason) => ({
  stage: 'closed' satisfies Stage,
  reason,
  text: CLOSE_REASON_NAMES[reason],
}));

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

interface MoveMenuProps {
  /** The latest move, which cannot be repeated. */
  readonly latestMove: Pick<Move, 'stage' | 'reason'>;
  readonly text: string;
  /** The accessible name of the button. */
  readonly label: string;
  readonly className: string;
  readonly onMove: (target: MoveTarget) => void;
}

/** A button with a menu of the stages, and of the reasons to close. */
export function MoveMenu({ latestMove, text, label, className, onMove }: MoveMenuProps) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const closedHeadingId = useId();
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

  const renderOption = ({ text: optionText, ...target }: MoveOption) => {
    const isLatestMove = target.stage === latestMove.stage && target.reason === latestMove.reason;
    return (
      <button
        key={optionText}
        type="button"
        className="dropdown-item"
        role="menuitem"
        tabIndex={-1}
        aria-disabled={isLatestMove}
        onClick={() => {
          if (isLatestMove) return;
          closeAndFocus();
          onMove(target);
        }}
      >
        {optionText}
        {isLatestMove && <Icon name="check-lg" />}
      </button>
    );
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
        onClick={() => setIsOpen(!isOpen)}
      >
        {text}
        <Icon name="chevron-down" />
      </button>
      {isOpen && (
        // oxlint-disable-next-line a11y/interactive-supports-focus -- its items take the focus
        <div ref={menu} className="tr-move-menu" role="menu" aria-label={label} onKeyDown={handleKeyDown}>
          {OPEN_STAGE_OPTIONS.map(renderOption)}
          <div role="group" aria-labelledby={closedHeadingId}>
            <div className="tr-move-heading" id={closedHeadingId}>
              {STAGE_NAMES.closed}
            </div>
            {CLOSE_OPTIONS.map(renderOption)}
          </div>
        </div>
      )}
    </>
  );
}
