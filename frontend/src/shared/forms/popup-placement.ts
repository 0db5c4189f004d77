import { useLayoutEffect } from 'react';
import type { RefObject } from 'react';

/** Pixels a popup stays away from the edge of the window. */
const EDGE_MARGIN_PX = 8;

interface VerticalRange {
  readonly top: number;
  readonly bottom: number;
}

/** The part of the window a popup can be seen in: without the bars that stick to it, and inside what scrolls. */
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

/** Says on the popup where there is room for it. */
function placePopup(anchor: HTMLElement, popup: HTMLElement): void {
  const { dataset } = popup;
  delete dataset['up'];
  delete dataset['end'];
  const field = anchor.getBoundingClientRect();
  const box = popup.getBoundingClientRect();
  const { top, bottom } = getVisibleRange(anchor);
  const below = bottom - field.bottom;
  if (box.height > below && field.top - top > below) dataset['up'] = '';
  if (box.right > document.documentElement.clientWidth - EDGE_MARGIN_PX) dataset['end'] = '';
}

/**
 * Opens a popup where there is room for it gets `data-up` if it only fits above its anchor, and `data-end` if it
 * would stand out at the end of the line. The styles do the rest, so nothing has to follow scrolling.
 */
export function usePopupPlacement(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  popup: RefObject<HTMLElement | null>,
): void {
  useLayoutEffect(() => {
    if (open && anchor.current !== null && popup.current !== null) placePopup(anchor.current, popup.current);
  }, [open, anchor, popup]);
}
