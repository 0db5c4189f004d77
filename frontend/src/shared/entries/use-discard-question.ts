import { useEffect, useRef, useState } from 'react';
import type { DiscardQuestion } from '../forms/use-unsaved-guard';

interface DiscardPromptState {
  readonly question: DiscardQuestion;
  /** Does something once the person has agreed to lose what they typed, and the question is gone. */
  readonly ask: (action: () => void) => void;
}

/** Asks before something that was typed is dropped on the spot. */
export function useDiscardQuestion(): DiscardPromptState {
  const [action, setAction] = useState<() => void>();
  const [closeCount, setCloseCount] = useState(0);
  const confirmedAction = useRef<() => void>(undefined);
  const close = (): void => setAction(undefined);

  // Only now: a dialog gives the focus back after it has said that it is gone, and the action may want it elsewhere.
  useEffect(() => {
    if (closeCount === 0 || confirmedAction.current === undefined) return;
    queueMicrotask(confirmedAction.current);
    confirmedAction.current = undefined;
  }, [closeCount]);

  return {
    question: {
      asked: action !== undefined,
      discard: () => {
        confirmedAction.current = action;
        close();
      },
      keep: close,
      onClosed: () => setCloseCount((before) => before + 1),
    },
    ask: (wanted) => setAction(() => wanted),
  };
}
