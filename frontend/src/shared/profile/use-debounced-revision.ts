import { useEffect, useEffectEvent, useState } from 'react';

/** How long the slider rests before its version is loaded. */
const DEBOUNCE_MS = 150;

interface DebouncedRevision {
  /** The position of the slider. */
  readonly revision: number;
  readonly move: (revision: number) => void;
}

/** Lets the slider move ahead of the page. `current` is the revision in the URL; `onSettle` puts one there. */
export function useDebouncedRevision(current: number, onSettle: (revision: number) => void): DebouncedRevision {
  const [sliderRevision, setSliderRevision] = useState<number>();
  const [requested, setRequested] = useState<number>();
  const [lastCurrent, setLastCurrent] = useState(current);
  const settle = useEffectEvent(onSettle);

  if (lastCurrent !== current) {
    setLastCurrent(current);
    setRequested(undefined);
    // If the page reaches the requested revision after the slider has moved on, the slider keeps its position. Any other
    // change of the URL moves the slider.
    if (current !== requested || current === sliderRevision) setSliderRevision(undefined);
  }

  useEffect(() => {
    if (sliderRevision === undefined || sliderRevision === current) return undefined;
    const timer = setTimeout(() => {
      setRequested(sliderRevision);
      settle(sliderRevision);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [sliderRevision, current]);

  return { revision: sliderRevision ?? current, move: setSliderRevision };
}
