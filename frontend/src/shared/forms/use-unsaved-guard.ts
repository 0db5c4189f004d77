import { use, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedWork } from '../session/unsaved-work';

/** The question whether unsaved edits may be lost. */
export interface DiscardQuestion {
  readonly asked: boolean;
  readonly discard: () => void;
  readonly keep: () => void;
}

interface UnsavedGuard {
  readonly question: DiscardQuestion;
  /** Lets the next navigation pass: what was unsaved has just been saved. */
  readonly release: () => void;
}

/** Lets those ask who would lose unsaved edits without navigating, such as signing out. */
function useAskingOthers(unsaved: boolean): DiscardQuestion {
  const workRef = use(UnsavedWork);
  const [answer, setAnswer] = useState<(discarded: boolean) => void>();

  useEffect(() => {
    if (!unsaved || workRef === null) return undefined;
    workRef.current = () => new Promise((resolve) => setAnswer(() => resolve));
    return () => {
      workRef.current = undefined;
    };
  }, [unsaved, workRef]);

  const settle = (discarded: boolean): void => {
    setAnswer(undefined);
    answer?.(discarded);
  };
  return { asked: answer !== undefined, discard: () => settle(true), keep: () => settle(false) };
}

/** Holds back navigation and signing out, and warns before the page is closed, while there are unsaved edits. */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const released = useRef(false);
  const other = useAskingOthers(unsaved);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return unsaved && leaves && !released.current;
  });

  useEffect(() => {
    if (!unsaved) return undefined;
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved]);

  const release = (): void => {
    released.current = true;
  };
  const leaving: DiscardQuestion = {
    asked: blocker.state === 'blocked',
    discard: () => blocker.proceed?.(),
    keep: () => blocker.reset?.(),
  };
  return { question: other.asked ? other : leaving, release };
}
