import { RECORDING, RECORDING_LIMITS } from '@trackrecord/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../api/services';
import { logError } from '../../log/log';
import { openMicrophone } from './microphone';
import type { MicrophoneSession, Recording } from './microphone';

const TEXTS = {
  noMicrophone: 'Failed to start recording. Check microphone permissions.',
  empty: 'No audio recorded. Please try again.',
  limit: 'Recording stopped at the 5-minute limit.',
} as const;

/** The state of the recorder (spec section 4, Recording). */
export type RecorderStage =
  | { readonly name: 'idle'; readonly errorText?: string }
  | { readonly name: 'opening' }
  | { readonly name: 'listening'; readonly session: MicrophoneSession }
  | { readonly name: 'recorded'; readonly recording: Recording; readonly note?: string };

export interface Recorder {
  readonly stage: RecorderStage;
  readonly start: () => void;
  /** Closes the microphone, even one that is still opening, and keeps the recording. */
  readonly stop: () => void;
  /** Discards the recording and starts a new one after 100 ms. */
  readonly retry: () => void;
  readonly discard: () => void;
}

/** Records up to 5 minutes; the microphone is closed as soon as it is not needed. */
export function useRecorder(): Recorder {
  const { wait } = useServices();
  const [stage, setStage] = useState<RecorderStage>({ name: 'idle' });
  const microphone = useRef<MicrophoneSession>(undefined);
  // Incremented to invalidate the callbacks of an earlier start.
  const attempt = useRef(0);

  const abandonSession = (): void => {
    attempt.current += 1;
    microphone.current?.discard();
    microphone.current = undefined;
  };

  const start = (): void => {
    abandonSession();
    const currentAttempt = attempt.current;
    const isCurrent = (): boolean => attempt.current === currentAttempt;
    let limitTimer: ReturnType<typeof setTimeout> | undefined;
    let note: string | undefined;
    setStage({ name: 'opening' });

    const onEnd = (recording: Recording | undefined): void => {
      clearTimeout(limitTimer);
      if (!isCurrent()) return;
      microphone.current = undefined;
      if (recording === undefined) setStage({ name: 'idle', errorText: TEXTS.empty });
      else setStage({ name: 'recorded', recording, ...(note !== undefined && { note }) });
    };
    openMicrophone(onEnd).then(
      (session) => {
        // Stopped or unmounted before the user granted access.
        if (!isCurrent()) {
          session.discard();
          return;
        }
        microphone.current = session;
        setStage({ name: 'listening', session });
        limitTimer = setTimeout(() => {
          note = TEXTS.limit;
          session.stop();
        }, RECORDING_LIMITS.durationMs);
      },
      (error: unknown) => {
        logError('microphone could not be opened', error);
        if (isCurrent()) setStage({ name: 'idle', errorText: TEXTS.noMicrophone });
      },
    );
  };

  useEffect(() => {
    const stopMicrophone = (): void => microphone.current?.stop();
    // The last event of a page that is closed.
    window.addEventListener('pagehide', stopMicrophone);
    return () => {
      window.removeEventListener('pagehide', stopMicrophone);
      attempt.current += 1;
      microphone.current?.discard();
      microphone.current = undefined;
    };
  }, []);

  const discard = (): void => {
    abandonSession();
    setStage({ name: 'idle' });
  };

  const stop = (): void => {
    if (microphone.current !== undefined) {
      microphone.current.stop();
      return;
    }
    // Still opening: there is nothing to keep.
    abandonSession();
    setStage((currentStage) => (currentStage.name === 'opening' ? { name: 'idle' } : currentStage));
  };

  return {
    stage,
    start,
    stop,
    retry: () => {
      abandonSession();
      setStage({ name: 'opening' });
      const currentAttempt = attempt.current;
      void wait(RECORDING.retryDelayMs).then(() => {
        if (attempt.current === currentAttempt) start();
      });
    },
    discard,
  };
}
