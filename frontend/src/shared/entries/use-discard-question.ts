import { useEffect, useRef, useState } from 'react';
import type { DiscardQuestion } from '../forms/use-unsaved-guard';

interface AskToDiscard {
  readonly question: DiscardQuestion;
  /** Does something once the person has agreed to lose what they typed, and the question is gone. */
  readonly ask: (action: () => void) => void;
}

/** Asks before something that was typed is dropped on the spot. */
export function useDiscardQuestion(): AskToDiscard {
  const [action, setAction] = useState<() => void>();
  const [closings, setClosings] = useState(0);
  const agreed = useRef<() => void>(undefined);
  const settle = (): void => setAction(undefined);

  // Only now: a dialog gives the focus back after it has said that it is gone, and the action may want it elsewhere.
  useEffect(() => {
    if (closings === 0 || agreed.current === undefined) return;
    queueMicrotask(agreed.current);
    agreed.current = undefined;
  }, [closings]);

  return {
    question: {
      asked: action !== undefined,
      discard: () => {
        agreed.current = action;
        settle();
      },
      keep: settle,
      onClosed: () => setClosings((before) => before + 1),
    },
    ask: (wanted) => setAction(() => wanted),
  };
}
