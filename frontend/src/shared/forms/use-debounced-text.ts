import { useEffect, useEffectEvent, useState } from 'react';

/** The committed texts go into the URL, and browsers limit the rate of history changes. */
const DEBOUNCE_MS = 250;

interface DebouncedText {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Commits the text without waiting. */
  readonly flush: () => void;
}

/** Holds the text of an input and commits it after a pause. */
export function useDebouncedText(committedText: string, onCommit: (text: string) => void): DebouncedText {
  const [draft, setDraft] = useState<string>();
  const commit = useEffectEvent(onCommit);
  if (draft === committedText) setDraft(undefined);

  useEffect(() => {
    if (draft === undefined) return undefined;
    const timer = setTimeout(() => commit(draft), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [draft]);

  return {
    text: draft ?? committedText,
    setText: setDraft,
    flush: () => {
      if (draft !== undefined) onCommit(draft);
    },
  };
}
