import { useEffect, useRef, useState } from 'react';
import type { DiscardPrompt } from '../forms/use-unsaved-guard';

interface DiscardPromptState {
  readonly discardPrompt: DiscardPrompt;
  /** Runs the action after the user has confirmed and the dialog has closed. */
  readonly confirmDiscard: (action: () => void) => void;
}

/** Asks for confirmation before an action that discards edits. */
export function useDiscardPrompt(): DiscardPromptState {
  const [action, setAction] = useState<() => void>();
  const [closeCount, setCloseCount] = useState(0);
  const confirmedAction = useRef<() => void>(undefined);
  const close = (): void => setAction(undefined);

  // Deferred: the dialog restores the focus after onClosed, and the action may move it elsewhere.
  useEffect(() => {
    if (closeCount === 0 || confirmedAction.current === undefined) return;
    queueMicrotask(confirmedAction.current);
    confirmedAction.current = undefined;
  }, [closeCount]);

  return {
    discardPrompt: {
      isOpen: action !== undefined,
      discard: () => {
        confirmedAction.current = action;
        close();
      },
      keep: close,
      onClosed: () => setCloseCount((count) => count + 1),
    },
    confirmDiscard: (newAction) => setAction(() => newAction),
  };
}
