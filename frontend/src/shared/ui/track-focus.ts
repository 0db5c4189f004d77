interface FocusListeners {
  /** Called with the control that receives the focus. */
  readonly onFocusIn: (control: Node) => void;
  /** Called when the focus moves to another control, not when the focused control is removed. */
  readonly onFocusMoved: () => void;
}

/** Tracks the focus within a container; returns a function that removes the listeners. */
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
