import { useEffect, useEffectEvent, useState } from 'react';

/** How long the slider rests before its version is loaded. */
const DEBOUNCE_MS = 150;

interface DebouncedRevision {
  /** The position of the slider. */
  readonly revision: number;
  readonly move: (revision: number) => void;
}

/**
 * Lets the slider move ahead of the page. `urlRevision` is the revision in the URL; `onSettle` puts the revision at
 * which the slider rests into the URL.
 */
export function useDebouncedRevision(urlRevision: number, onSettle: (revision: number) => void): DebouncedRevision {
  const [sliderRevision, setSliderRevision] = useState<number>();
  const [requestedRevision, setRequestedRevision] = useState<number>();
  const [lastUrlRevision, setLastUrlRevision] = useState(urlRevision);
  const settle = useEffectEvent(onSettle);

  if (lastUrlRevision !== urlRevision) {
    setLastUrlRevision(urlRevision);
    setRequestedRevision(undefined);
    // If the page reaches the requested revision after the slider has moved on, the slider keeps its position. Any
    // other change of the URL moves the slider.
    if (urlRevision !== requestedRevision || urlRevision === sliderRevision) setSliderRevision(undefined);
  }

  useEffect(() => {
    if (sliderRevision === undefined || sliderRevision === urlRevision) return undefined;
    const timer = setTimeout(() => {
      setRequestedRevision(sliderRevision);
      settle(sliderRevision);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sliderRevision, urlRevision]);

  return { revision: sliderRevision ?? urlRevision, move: setSliderRevision };
}
