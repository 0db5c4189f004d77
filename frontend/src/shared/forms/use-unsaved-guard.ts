import { use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { UnsavedWork } from '../session/unsaved-work';

/** The question whether unsaved edits may be lost. */
export interface DiscardQuestion {
  readonly asked: boolean;
  readonly discard: () => void;
  readonly keep: () => void;
  /** Told when the question is gone from the screen. */
  readonly onClosed?: () => void;
}

interface UnsavedGuard {
  readonly question: DiscardQuestion;
  /** Lets the next navigation pass: what was unsaved has just been saved. */
  readonly release: () => void;
}

/** What would be lost, and when. */
interface LeaveGuardOptions {
  readonly isUnsaved: () => boolean;
  /** Whether going from one address to another (path and query) leaves what is unsaved behind. */
  readonly leaves: (from: string, to: string) => boolean;
  /** Tries to save before somebody signs out; true when nothing is unsaved afterwards. */
  readonly trySaving?: () => Promise<boolean>;
}

/** Lets those ask who would lose unsaved edits without navigating, such as signing out. */
function useExternalDiscardPrompt({ isUnsaved, trySaving }: LeaveGuardOptions): DiscardQuestion {
  const workRef = use(UnsavedWork);
  const [answer, setAnswer] = useState<(discarded: boolean) => void>();
  const confirmDiscard = useEffectEvent(async () => {
    if (trySaving !== undefined && (await trySaving())) return true;
    if (trySaving === undefined && !isUnsaved()) return true;
    return new Promise<boolean>((resolve) => setAnswer(() => resolve));
  });

  useEffect(() => {
    if (workRef === null) return undefined;
    workRef.current = () => confirmDiscard();
    return () => {
      workRef.current = undefined;
    };
  }, [workRef]);

  const resolvePrompt = (discarded: boolean): void => {
    setAnswer(undefined);
    answer?.(discarded);
  };
  return { asked: answer !== undefined, discard: () => resolvePrompt(true), keep: () => resolvePrompt(false) };
}

/** Holds back navigation and signing out, and warns before the page is closed, while something would be lost by it. */
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
  const question: DiscardQuestion = {
    asked: blocker.state === 'blocked',
    discard: () => blocker.proceed?.(),
    keep: () => blocker.reset?.(),
  };
  return { question: externalPrompt.asked ? externalPrompt : question, release };
}

/** Holds back every navigation, and signing out, while there are unsaved edits. */
export const useUnsavedGuard = (unsaved: boolean): UnsavedGuard =>
  useLeaveGuard({ isUnsaved: () => unsaved, leaves: () => true });
