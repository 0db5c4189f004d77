import type { NamedChange } from '@trackrecord/contracts';
import { useEffect, useState } from 'react';

/** The element of a change in the list; null where it is not on the screen. */
export const entryOf = (change: Pick<NamedChange, 'eventId'> | undefined): HTMLElement | null =>
  change === undefined ? null : document.getElementById(`change-${change.eventId}`);

interface LitChange {
  /** The change somebody was led to. */
  readonly lit: string | undefined;
  readonly show: (change: NamedChange) => void;
}

/** Leads to a change of the list and marks it until the focus goes on. */
export function useLitChange(): LitChange {
  const [lit, setLit] = useState<string>();

  useEffect(() => {
    if (lit === undefined) return undefined;
    const leave = ({ target }: FocusEvent): void => {
      if (target !== entryOf({ eventId: lit })) setLit(undefined);
    };
    document.addEventListener('focusin', leave);
    return () => document.removeEventListener('focusin', leave);
  }, [lit]);

  return {
    lit,
    show: (change) => {
      const entry = entryOf(change);
      entry?.scrollIntoView({ block: 'center' });
      entry?.focus({ preventScroll: true });
      setLit(change.eventId);
    },
  };
}
