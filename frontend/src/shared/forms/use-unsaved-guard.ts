import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedEditsContext } from '../session/unsaved-edits';

/** A confirmation that unsaved edits may be discarded. */
export interface DiscardPrompt {
  readonly isOpen: boolean;
  readonly discard: () => void;
  readonly keep: () => void;
  /** Called after the dialog has closed. */
  readonly onClosed?: () => void;
}

interface UnsavedGuard {
  readonly discardPrompt: DiscardPrompt;
  /** Allows all further navigation, because the edits have been saved. */
  readonly release: () => void;
}

interface LeaveGuardOptions {
  readonly isUnsaved: () => boolean;
  /** Returns true if a navigation between two URLs (path and query) would discard the edits. */
  readonly shouldBlock: (from: string, to: string) => boolean;
  /** Tries to save before sign-out; resolves to true if nothing is unsaved afterwards. */
  readonly trySave?: () => Promise<boolean>;
}

/** Registers a confirmation for actions other than navigation, such as signing out. */
function useExternalDiscardPrompt({ isUnsaved, trySave }: LeaveGuardOptions): DiscardPrompt {
  const unsavedEditsRef = use(UnsavedEditsContext);
  const [resolvePending, setResolvePending] = useState<(isDiscarded: boolean) => void>();
  const hasUnsavedEdits = useEffectEvent(isUnsaved);
  const confirmDiscard = useEffectEvent(async () => {
    if (trySave !== undefined && (await trySave())) return true;
    if (trySave === undefined && !isUnsaved()) return true;
    return new Promise<boolean>((resolve) => setResolvePending(() => resolve));
  });

  useEffect(() => {
    if (unsavedEditsRef === null) return undefined;
    unsavedEditsRef.current = { isUnsaved: () => hasUnsavedEdits(), confirmDiscard: () => confirmDiscard() };
    return () => {
      unsavedEditsRef.current = undefined;
    };
  }, [unsavedEditsRef]);

  const resolvePrompt = (isDiscarded: boolean): void => {
    setResolvePending(undefined);
    resolvePending?.(isDiscarded);
  };
  return { isOpen: resolvePending !== undefined, discard: () => resolvePrompt(true), keep: () => resolvePrompt(false) };
}

/** Blocks navigation and sign-out, and warns before the page is closed, if edits would be lost. */
export function useLeaveGuard(options: LeaveGuardOptions): UnsavedGuard {
  const { isUnsaved, shouldBlock } = options;
  const isReleased = useRef(false);
  const externalPrompt = useExternalDiscardPrompt(options);
  const warnIfUnsaved = useEffectEvent((event: BeforeUnloadEvent): void => {
    if (isUnsaved()) event.preventDefault();
  });

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const [from, to] = [currentLocation, nextLocation].map(({ pathname, search }) => pathname + search);
    return from !== to && shouldBlock(from ?? '', to ?? '') && isUnsaved() && !isReleased.current;
  });

  useEffect(() => {
    const onUnload = (event: BeforeUnloadEvent): void => warnIfUnsaved(event);
    window.addEventListener('beforeunload', onUnload);
    return () => window.removeEventListener('beforeunload', onUnload);
  }, []);

  const release = (): void => {
    isReleased.current = true;
  };
  const navigationPrompt: DiscardPrompt = {
    isOpen: blocker.state === 'blocked',
    discard: () => blocker.proceed?.(),
    keep: () => blocker.reset?.(),
  };
  return { discardPrompt: externalPrompt.isOpen ? externalPrompt : navigationPrompt, release };
}

/** Blocks every navigation and sign-out while there are unsaved edits. */
export const useUnsavedGuard = (isUnsaved: boolean): UnsavedGuard =>
  useLeaveGuard({ isUnsaved: () => isUnsaved, shouldBlock: () => true });
