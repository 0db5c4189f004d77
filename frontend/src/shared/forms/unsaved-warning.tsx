import { useEffect, useRef } from 'react';
import { useBlocker } from 'react-router-dom';
import type { Blocker } from 'react-router-dom';
import { ConfirmDialog } from '../ui/confirm-dialog';

interface UnsavedGuard {
  readonly blocker: Blocker;
  /** Lets the next navigation pass: what was unsaved has just been saved. */
  readonly release: () => void;
}

/** Holds back navigation, and warns before the page is closed, while there are unsaved edits. */
export function useUnsavedGuard(unsaved: boolean): UnsavedGuard {
  const released = useRef(false);

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
  return { blocker, release };
}

interface UnsavedWarningProps {
  readonly blocker: Blocker;
}

/** The question a held-back navigation asks. */
export function UnsavedWarning({ blocker }: UnsavedWarningProps) {
  return (
    <ConfirmDialog
      show={blocker.state === 'blocked'}
      question="Discard your changes?"
      consequence="What you typed has not been saved yet."
      confirm="Discard changes"
      cancel="Keep editing"
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
