import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { isFocusLost } from '../../../shared/ui/is-focus-lost';

/** A control of a card, and where the card is on the board. */
interface CardControl {
  readonly element: Element;
  readonly cardId: string;
  /** Which of the controls of the card it is. */
  readonly index: number;
  readonly column: Element | null;
  /** The position of the card in its column. */
  readonly position: number;
}

/** The attribute of a card with the id of its application. */
const CARD_SELECTOR = '[data-application]';

const getCards = (container: Element | null) => [...(container?.querySelectorAll<HTMLElement>(CARD_SELECTOR) ?? [])];

const getControls = (card: Element | undefined) => [
  ...(card?.querySelectorAll<HTMLElement>('a, button:not([role="menuitem"])') ?? []),
];

function describeControl(element: Element): CardControl | undefined {
  const card = element.closest<HTMLElement>(CARD_SELECTOR);
  const cardId = card?.dataset.application;
  if (card === null || cardId === undefined) return undefined;
  const column = card.closest('section');
  return {
    element,
    cardId,
    index: getControls(card).findIndex((control) => control === element),
    column,
    position: getCards(column).indexOf(card),
  };
}

/** Focuses an element. Returns false if it cannot be focused, because it is missing or hidden. */
function focus(element: HTMLElement | undefined): boolean {
  element?.focus();
  return element !== undefined && document.activeElement === element;
}

/**
 * Keeps the focus on a card that moves to another column, where it is a new element. If it is not shown there, because
 * narrow screens show one column, the next card of its former column gets the focus, or else the board. The board needs
 * a tabIndex.
 */
export function useCardFocus(): RefObject<HTMLDivElement | null> {
  const board = useRef<HTMLDivElement>(null);
  const lastControl = useRef<CardControl>(undefined);

  useEffect(() => {
    const element = board.current;
    const remember = ({ target }: FocusEvent): void => {
      if (target instanceof Element) lastControl.current = describeControl(target);
    };
    const forget = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget !== null) lastControl.current = undefined;
    };
    element?.addEventListener('focusin', remember);
    element?.addEventListener('focusout', forget);
    return () => {
      element?.removeEventListener('focusin', remember);
      element?.removeEventListener('focusout', forget);
    };
  }, []);

  useLayoutEffect(() => {
    const control = lastControl.current;
    if (control === undefined || control.element.isConnected) return;
    lastControl.current = undefined;
    if (!isFocusLost(board.current)) return;
    const { cardId, index, column, position } = control;
    const movedCard = getCards(board.current).find((card) => card.dataset.application === cardId);
    const neighbors = getCards(column);
    const neighbor = neighbors[Math.min(position, neighbors.length - 1)];
    if (!focus(getControls(movedCard)[index]) && !focus(getControls(neighbor)[index])) board.current?.focus();
  });

  return board;
}
