import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

const EDGE_MARGIN_PX = 8;

interface VerticalRange {
  readonly top: number;
  readonly bottom: number;
}

/** Returns the visible vertical range: without sticky bars, and inside all scroll containers. */
function getVisibleRange(anchor: Element): VerticalRange {
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  let top = Number.parseFloat(scrollPaddingTop) || 0;
  let bottom = window.innerHeight - (Number.parseFloat(scrollPaddingBottom) || 0);
  for (let box = anchor.parentElement; box !== null && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll|hidden|clip/.test(getComputedStyle(box).overflowY)) continue;
    const edge = box.getBoundingClientRect();
    top = Math.max(top, edge.top);
    bottom = Math.min(bottom, edge.bottom);
  }
  return { top, bottom };
}

function placePopup(anchor: HTMLElement, popup: HTMLElement): void {
  const { dataset } = popup;
  delete dataset['up'];
  delete dataset['end'];
  const field = anchor.getBoundingClientRect();
  const box = popup.getBoundingClientRect();
  const { top, bottom } = getVisibleRange(anchor);
  const spaceBelow = bottom - field.bottom;
  if (box.height > spaceBelow && field.top - top > spaceBelow) dataset['up'] = '';
  if (box.right > document.documentElement.clientWidth - EDGE_MARGIN_PX) dataset['end'] = '';
}

/**
 * Places a popup where it fits: sets `data-up` if it only fits above its anchor, and `data-end` if it would overflow
 * the window, again when the window is resized. CSS positions the popup, so that no update on scroll is necessary.
 */
export function usePopupPlacement(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const place = (): void => {
      if (anchor.current !== null && popup.current !== null) placePopup(anchor.current, popup.current);
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [isOpen, anchor, popup]);
}
