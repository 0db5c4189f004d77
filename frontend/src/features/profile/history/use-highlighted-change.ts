import type { ChangeReference } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';

/** Returns the element of a change in the list; null if it is not rendered. */
export const findChangeElement = (change: Pick<ChangeReference, 'eventId'> | undefined): HTMLElement | null =>
  change === undefined ? null : document.getElementById(`change-${change.eventId}`);

interface HighlightedChange {
  /** The event id of the highlighted change. */
  readonly highlighted: string | undefined;
  readonly show: (change: ChangeReference) => void;
}

/** Scrolls to a change of the list and highlights it until the focus moves on. */
export function useHighlightedChange(): HighlightedChange {
  const [highlighted, setHighlighted] = useState<string>();

  useEffect(() => {
    if (highlighted === undefined) return undefined;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (target !== findChangeElement({ eventId: highlighted })) setHighlighted(undefined);
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [highlighted]);

  return {
    highlighted,
    show: (change) => {
      const element = findChangeElement(change);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      setHighlighted(change.eventId);
    },
  };
}
