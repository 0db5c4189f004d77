import { useState } from 'react';
import type { DiscardQuestion } from '../forms/use-unsaved-guard';

interface AskToDiscard {
  readonly question: DiscardQuestion;
  /** Does something once the person has agreed to lose what they typed. */
  readonly ask: (action: () => void) => void;
}

/** Asks before something that was typed is dropped on the spot. */
export function useDiscardQuestion(): AskToDiscard {
  const [action, setAction] = useState<() => void>();
  const settle = (): void => setAction(undefined);
  return {
    question: {
      asked: action !== undefined,
      discard: () => {
        settle();
        action?.();
      },
      keep: settle,
    },
    ask: (wanted) => setAction(() => wanted),
  };
}
