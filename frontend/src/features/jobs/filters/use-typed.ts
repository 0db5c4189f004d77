import { useEffect, useEffectEvent, useState } from 'react';

/** Milliseconds. Browsers refuse addresses that change with every key. */
const PAUSE = 250;

interface Typed {
  readonly text: string;
  readonly type: (text: string) => void;
  /** Tells what was typed without waiting for a pause. */
  readonly tellNow: () => void;
}

/** A text that somebody types: it is on the screen at once, and told when they pause. */
export function useTyped(told: string, tell: (text: string) => void): Typed {
  const [typed, setTyped] = useState<string>();
  const say = useEffectEvent(tell);
  if (typed === told) setTyped(undefined);

  useEffect(() => {
    if (typed === undefined) return undefined;
    const timer = setTimeout(() => say(typed), PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    text: typed ?? told,
    type: setTyped,
    tellNow: () => {
      if (typed !== undefined) tell(typed);
    },
  };
}
