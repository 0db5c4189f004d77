interface FocusListeners {
  /** Told of the control that takes the focus. */
  readonly onFocusIn: (control: Node) => void;
  /** Told that the focus has gone to another control; not that its control has gone. */
  readonly onFocusMoved: () => void;
}

/** Follows the focus within a part of the page; answers the way to stop. */
export function trackFocus(container: HTMLElement | null, { onFocusIn, onFocusMoved }: FocusListeners): () => void {
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
