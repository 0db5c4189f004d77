import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedWork } from '../session/unsaved-work';

/** A confirmation that unsaved edits may be discarded. */
export interface DiscardPrompt {
  readonly isOpen: boolean;
  readonly discard: () => void;
  readonly keep: () => void;
  /** Called after the dialog has closed. */
  readonly onClosed?: () => void;
}

interface UnsavedGuard {
  readonly question: DiscardPrompt;
  /** Allows the next navigation, because the edits have just been saved. */
  readonly release: () => void;
}

interface LeaveGuardOptions {
  readonly isUnsaved: () => boolean;
  /** Returns true if a navigation between two URLs (path and query) would discard the edits. */
  readonly leaves: (from: string, to: string) => boolean;
  /** Tries to save before sign-out; resolves to true if nothing is unsaved afterwards. */
  readonly trySaving?: () => Promise<boolean>;
}

/** Registers a confirmation for actions other than navigation, such as signing out. */
function useExternalDiscardPrompt({ isUnsaved, trySaving }: LeaveGuardOptions): DiscardPrompt {
  const workRef = use(UnsavedWork);
  const [resolvePending, setResolvePending] = useState<(discarded: boolean) => void>();
  const confirmDiscard = useEffectEvent(async () => {
    if (trySaving !== undefined && (await trySaving())) return true;
    if (trySaving === undefined && !isUnsaved()) return true;
    return new Promise<boolean>((resolve) => setResolvePending(() => resolve));
  });

  useEffect(() => {
    if (workRef === null) return undefined;
    workRef.current = () => confirmDiscard();
    return () => {
      workRef.current = undefined;
    };
  }, [workRef]);

  const resolvePrompt = (discarded: boolean): void => {
    setResolvePending(undefined);
    resolvePending?.(discarded);
  };
  return { isOpen: resolvePending !== undefined, discard: () => resolvePrompt(true), keep: () => resolvePrompt(false) };
}

/** Blocks navigation and sign-out, and warns before the page is closed, if edits would be lost. */
export function useLeaveGuard(options: LeaveGuardOptions): UnsavedGuard {
  const { isUnsaved, leaves } = options;
  const isReleased = useRef(false);
  const externalPrompt = useExternalDiscardPrompt(options);
  const warn = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  });

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [currentLocation, nextLocation].map(({ pathname, search }) => pathname + search);
    return from !== to && leaves(from ?? '', to ?? '') && isUnsaved() && !isReleased.current;
  });

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => warn(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);

  const release = (): void => {
    isReleased.current = true;
  };
  const question: DiscardPrompt = {
    isOpen: blocker.state === 'blocked',
    discard: () => blocker.proceed?.(),
    keep: () => blocker.reset?.(),
  };
  return { question: externalPrompt.isOpen ? externalPrompt : question, release };
}

/** Blocks every navigation and sign-out while there are unsaved edits. */
export const useUnsavedGuard = (unsaved: boolean): UnsavedGuard =>
  useLeaveGuard({ isUnsaved: () => unsaved, leaves: () => true });
