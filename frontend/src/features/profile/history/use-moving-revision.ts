import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds the slider rests before the page follows: a version is asked for where it stops, not along the way. */
const REST = 150;

interface MovingRevision {
  /** Where the slider stands. */
  readonly revision: number;
  readonly move: (revision: number) => void;
}

/** Lets the slider run ahead of the page. `settled` is the revision the address has, `onRest` puts one there. */
export function useMovingRevision(settled: number, onRest: (revision: number) => void): MovingRevision {
  const [moved, setMoved] = useState<number>();
  const [asked, setAsked] = useState<number>();
  const [last, setLast] = useState(settled);
  const rest = useEffectEvent(onRest);

  if (last !== settled) {
    setLast(settled);
    setAsked(undefined);
    // The page comes to where the slider rested while it may have moved on; whatever else the address has, it follows.
    if (settled !== asked || settled === moved) setMoved(undefined);
  }

  useEffect(() => {
    if (moved === undefined || moved === settled) return undefined;
    const timer = setTimeout(() => {
      setAsked(moved);
      rest(moved);
    }, REST);
    return () => clearTimeout(timer);
  }, [moved, settled]);

  return { revision: moved ?? settled, move: setMoved };
}
