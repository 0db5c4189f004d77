import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { logError } from '../../../log/log';
import type { DeviceLanguage } from './device-languages';
import { NOTHING_HEARD } from './heard';
import type { Heard } from './heard';
import { listen } from './listen';
import type { DeviceSession, EndCause } from './listen';
import { createDeviceRecognition, installLanguage } from './recognition';

const NOT_INSTALLED =
  'The language pack could not be downloaded. Try again later, or change where your speech becomes text.';

/** What is said if nothing was heard. */
const ERROR_TEXTS: Readonly<Record<EndCause, string>> = {
  stopped: 'Nothing was heard. Please try again.',
  limit: 'Nothing was heard within 5 minutes. Please try again.',
  ended: 'Your browser stopped listening. Please try again.',
  microphone: 'Failed to start recording. Check microphone permissions.',
  language: 'Your browser cannot transcribe this language on this device at the moment.',
  silence: 'Nothing was heard. Please try again.',
  failed: 'Dictation on this device failed. Please try again.',
};

const ADDED = 'What was heard before is in your text.';
/** What is said if something was heard. */
const END_TEXTS: Readonly<Record<EndCause, string>> = {
  stopped: 'Dictation added. Please check it.',
  limit: `Dictation stopped at the 5-minute limit. ${ADDED}`,
  ended: `Your browser stopped listening. ${ADDED}`,
  silence: `Your browser stopped listening. ${ADDED}`,
  microphone: `The microphone was closed. ${ADDED}`,
  language: `Dictation on this device failed. ${ADDED}`,
  failed: `Dictation on this device failed. ${ADDED}`,
};

/** Names the last guess, which is not added to the text, so that the user can type it. */
const withInterim = (text: string, { interim }: Heard): string =>
  interim === '' ? text : `${text} Your browser was not sure of the last words, which are left out: “${interim}”`;

/** The state of a dictation on the device. */
export type DeviceStage =
  | { readonly name: 'idle'; readonly errorText?: string }
  | { readonly name: 'installing' }
  | { readonly name: 'opening' }
  | {
      readonly name: 'listening';
      readonly session: DeviceSession;
      readonly heard: Heard;
      /** Whether the microphone is closed and the last result is awaited. */
      readonly isStopping: boolean;
    };

interface DeviceDictationInput {
  /** Whether the user sees the state: one who has switched to text need not know that nothing was heard. */
  readonly isShown: boolean;
  /** Called with what was heard, if anything, and what to tell the user. */
  readonly onText: (text: string, message: string) => void;
  readonly onInstalled: (tag: string) => void;
}

interface DeviceDictation {
  readonly stage: DeviceStage;
  /** Downloads the language pack if it is missing, and listens. */
  readonly start: (language: DeviceLanguage) => void;
  /** Closes the microphone and adds what was heard. */
  readonly stop: () => void;
  /** Ends a download or the wait for the microphone. */
  readonly cancel: () => void;
}

/** Dictation by the browser's recognition on the device. The sound is neither recorded nor sent. */
export function useDeviceDictation(input: DeviceDictationInput): DeviceDictation {
  const [stage, setStage] = useState<DeviceStage>({ name: 'idle' });
  const session = useRef<DeviceSession>(undefined);
  // Incremented to ignore the answer of an earlier start.
  const attempt = useRef(0);
  // It may change while listening.
  const latestInput = useRef(input);
  useLayoutEffect(() => {
    latestInput.current = input;
  });

  const abandon = (): void => {
    attempt.current += 1;
    session.current?.discard();
    session.current = undefined;
  };

  const handleEnd = (cause: EndCause, heard: Heard): void => {
    session.current = undefined;
    if (heard.text === '') {
      const isSilent = cause === 'stopped' && heard.interim === '' && !latestInput.current.isShown;
      setStage({ name: 'idle', ...(!isSilent && { errorText: withInterim(ERROR_TEXTS[cause], heard) }) });
      return;
    }
    setStage({ name: 'idle' });
    latestInput.current.onText(heard.text, withInterim(END_TEXTS[cause], heard));
  };

  const openSession = (tag: string): void => {
    setStage({ name: 'opening' });
    try {
      const newSession = listen(createDeviceRecognition(tag), {
        onListening: () =>
          setStage({ name: 'listening', session: newSession, heard: NOTHING_HEARD, isStopping: false }),
        onHeard: (heard) => setStage((current) => (current.name === 'listening' ? { ...current, heard } : current)),
        onEnd: handleEnd,
      });
      session.current = newSession;
    } catch (error) {
      logError('on-device speech recognition could not be started', error);
      setStage({ name: 'idle', errorText: ERROR_TEXTS.language });
    }
  };

  const start = ({ tag, isInstalled }: DeviceLanguage): void => {
    abandon();
    if (isInstalled) {
      openSession(tag);
      return;
    }
    const currentAttempt = attempt.current;
    setStage({ name: 'installing' });
    void installLanguage(tag).then((hasInstalled) => {
      if (hasInstalled) latestInput.current.onInstalled(tag);
      if (attempt.current !== currentAttempt) return;
      if (hasInstalled) openSession(tag);
      else setStage({ name: 'idle', errorText: NOT_INSTALLED });
    });
  };

  const cancel = (): void => {
    abandon();
    setStage({ name: 'idle' });
  };

  useEffect(() => {
    const stopSession = (): void => session.current?.stop();
    // The last event of a page that is closed.
    window.addEventListener('pagehide', stopSession);
    return () => {
      window.removeEventListener('pagehide', stopSession);
      attempt.current += 1;
      session.current?.discard();
      session.current = undefined;
    };
  }, []);

  return {
    stage,
    start,
    stop: () => {
      session.current?.stop();
      setStage((current) => (current.name === 'listening' ? { ...current, isStopping: true } : current));
    },
    cancel,
  };
}
