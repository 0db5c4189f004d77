import { useEffect, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { isFocusLost } from './is-focus-lost';

interface FocusListeners {
  /** Called with the control that receives the focus. */
  readonly onFocusIn: (control: Node) => void;
  /** Called when the focus moves to another control, not when the focused control is removed. */
  readonly onFocusMoved: () => void;
}

/** Tracks the focus within a container; returns a function that removes the listeners. */
function trackFocus(container: HTMLElement | null, { onFocusIn, onFocusMoved }: FocusListeners): () => void {
  const handleFocusIn = ({ target }: FocusEvent): void => {
    if (target instanceof Node) onFocusIn(target);
  };
  const handleFocusOut = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) onFocusMoved();
  };
  container?.addEventListener('focusin', handleFocusIn);
  container?.addEventListener('focusout', handleFocusOut);
  return () => {
    container?.removeEventListener('focusin', handleFocusIn);
    container?.removeEventListener('focusout', handleFocusOut);
  };
}

/**
 * Moves the focus to the container when the focused control in it is removed, instead of losing it. The container needs
 * a tabIndex.
 */
export function useFocusContainerFallback<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const lastFocused = useRef<Node>(undefined);

  useEffect(
    () =>
      trackFocus(container.current, {
        onFocusIn: (control) => (lastFocused.current = control),
        onFocusMoved: () => (lastFocused.current = undefined),
      }),
    [],
  );

  useLayoutEffect(() => {
    if (lastFocused.current === undefined || lastFocused.current.isConnected) return;
    lastFocused.current = undefined;
    if (isFocusLost(container.current)) container.current?.focus({ preventScroll: true });
  });

  return container;
}

const getControls = (container: HTMLElement | null): readonly HTMLElement[] => [
  ...(container?.querySelectorAll<HTMLElement>('button:not([tabindex="-1"]), input, select, textarea, a[href]') ?? []),
];

/**
 * Moves the focus to the next control when the focused one is removed, as with the remove buttons of a list, or to the
 * container if none is left. The container needs a tabIndex.
 */
export function useFocusNeighborFallback<Container extends HTMLElement>(): RefObject<Container | null> {
  const container = useRef<Container>(null);
  const lastFocused = useRef<{ readonly index: number; readonly count: number }>(undefined);

  useEffect(() => {
    const element = container.current;
    return trackFocus(element, {
      onFocusIn: (focused) => {
        const controls = getControls(element);
        lastFocused.current = { index: controls.findIndex((control) => control === focused), count: controls.length };
      },
      onFocusMoved: () => (lastFocused.current = undefined),
    });
  }, []);

  useLayoutEffect(() => {
    if (lastFocused.current === undefined || !isFocusLost(container.current)) return;
    const controls = getControls(container.current);
    const { index, count } = lastFocused.current;
    if (controls.length >= count) return;
    (controls[Math.min(index, controls.length - 1)] ?? container.current)?.focus();
  });

  return container;
}
