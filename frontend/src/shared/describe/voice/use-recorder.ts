import { RECORDING, RECORDING_LIMITS } from '@trackrecord/contracts/constants';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../api/services';
import { logFailure } from '../../log/log';
import { openMicrophone } from './microphone';
import type { MicrophoneSession, Recording } from './microphone';

const TEXTS = {
  noMicrophone: 'Failed to start recording. Check microphone permissions.',
  nothing: 'No audio recorded. Please try again.',
  longest: 'Recording stopped at the 5-minute limit.',
} as const;

/** What the recorder does (spec section 4, Recording). */
export type RecorderStage =
  | { readonly name: 'idle'; readonly failure?: string }
  | { readonly name: 'opening' }
  | { readonly name: 'listening'; readonly listening: MicrophoneSession }
  | { readonly name: 'recorded'; readonly recording: Recording; readonly note?: string };

export interface Recorder {
  readonly stage: RecorderStage;
  readonly start: () => void;
  /** Closes the microphone, also one that is only being asked for; what was said stays. */
  readonly stop: () => void;
  /** Drops what was recorded and records anew, after 100 ms. */
  readonly retry: () => void;
  /** Drops what was recorded. */
  readonly discard: () => void;
}

/** Records what somebody says, for 5 minutes at most; the microphone is closed as soon as nobody listens. */
export function useRecorder(): Recorder {
  const { wait } = useServices();
  const [stage, setStage] = useState<RecorderStage>({ name: 'idle' });
  const microphone = useRef<MicrophoneSession>(undefined);
  // Another number whenever what was begun does not count any more.
  const attempt = useRef(0);

  const close = (): void => {
    attempt.current += 1;
    microphone.current?.discard();
    microphone.current = undefined;
  };

  const start = (): void => {
    close();
    const currentAttempt = attempt.current;
    const isCurrent = (): boolean => attempt.current === currentAttempt;
    let limitTimer: ReturnType<typeof setTimeout> | undefined;
    let note: string | undefined;
    setStage({ name: 'opening' });

    const onEnd = (recording: Recording | undefined): void => {
      clearTimeout(limitTimer);
      if (!isCurrent()) return;
      microphone.current = undefined;
      if (recording === undefined) setStage({ name: 'idle', failure: TEXTS.nothing });
      else setStage({ name: 'recorded', recording, ...(note !== undefined && { note }) });
    };
    openMicrophone(onEnd).then(
      (listening) => {
        // The person was asked for the microphone and has left meanwhile.
        if (!isCurrent()) {
          listening.discard();
          return;
        }
        microphone.current = listening;
        setStage({ name: 'listening', listening });
        limitTimer = setTimeout(() => {
          note = TEXTS.longest;
          listening.stop();
        }, RECORDING_LIMITS.length);
      },
      (error: unknown) => {
        logFailure('The microphone could not be opened', error);
        if (isCurrent()) setStage({ name: 'idle', failure: TEXTS.noMicrophone });
      },
    );
  };

  useEffect(() => {
    const stop = (): void => microphone.current?.stop();
    // A page that is hidden for good gets no other word.
    window.addEventListener('pagehide', stop);
    return () => {
      window.removeEventListener('pagehide', stop);
      attempt.current += 1;
      microphone.current?.discard();
      microphone.current = undefined;
    };
  }, []);

  const discard = (): void => {
    close();
    setStage({ name: 'idle' });
  };

  const stop = (): void => {
    if (microphone.current !== undefined) {
      microphone.current.stop();
      return;
    }
    // Nobody listens yet: there is nothing to keep, and nobody shall.
    close();
    setStage((now) => (now.name === 'opening' ? { name: 'idle' } : now));
  };

  return {
    stage,
    start,
    stop,
    retry: () => {
      close();
      setStage({ name: 'opening' });
      const currentAttempt = attempt.current;
      void wait(RECORDING.retryDelay).then(() => {
        if (attempt.current === currentAttempt) start();
      });
    },
    discard,
  };
}
