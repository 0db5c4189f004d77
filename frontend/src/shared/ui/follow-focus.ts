interface Following {
  /** Told of the control that takes the focus. */
  readonly onTaken: (control: Node) => void;
  /** Told that the focus has gone to another control; not that its control has gone. */
  readonly onLeft: () => void;
}

/** Follows the focus within a part of the page; answers the way to stop. */
export function followFocus(place: HTMLElement | null, { onTaken, onLeft }: Following): () => void {
  const take = ({ target }: FocusEvent): void => {
    if (target instanceof Node) onTaken(target);
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (relatedTarget !== null) onLeft();
  };
  place?.addEventListener('focusin', take);
  place?.addEventListener('focusout', leave);
  return () => {
    place?.removeEventListener('focusin', take);
    place?.removeEventListener('focusout', leave);
  };
}
