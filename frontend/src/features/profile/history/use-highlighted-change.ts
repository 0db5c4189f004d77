import type { ChangeReference } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';

/** Returns the element of a change in the list; null if it is not rendered. */
export const findChangeElement = (change: Pick<ChangeReference, 'eventId'> | undefined): HTMLElement | null =>
  change === undefined ? null : document.getElementById(`change-${change.eventId}`);

interface HighlightedChange {
  /** The event id of the highlighted change. */
  readonly highlightedEventId: string | undefined;
  readonly show: (change: ChangeReference) => void;
}

/** Scrolls to a change of the list and highlights it until the focus moves on. */
export function useHighlightedChange(): HighlightedChange {
  const [highlightedEventId, setHighlightedEventId] = useState<string>();

  useEffect(() => {
    if (highlightedEventId === undefined) return undefined;
    const handleFocus = ({ target }: FocusEvent): void => {
      if (target !== findChangeElement({ eventId: highlightedEventId })) setHighlightedEventId(undefined);
    };
    document.addEventListener('focusin', handleFocus);
    return () => document.removeEventListener('focusin', handleFocus);
  }, [highlightedEventId]);

  return {
    highlightedEventId,
    show: (change) => {
      const element = findChangeElement(change);
      element?.scrollIntoView({ block: 'center' });
      element?.focus({ preventScroll: true });
      setHighlightedEventId(change.eventId);
    },
  };
}
