import { RECORDING_LIMITS } from '@trackrecord/contracts/constants';
import { claimMicrophone, releaseMicrophone } from '../active-microphone';
import { NOTHING_HEARD, readHeard } from './heard';
import type { Heard } from './heard';
import type { Recognition } from './recognition';

/** Why a session ended: on request, at the limit, by itself, or because of an error. */
export type EndCause = 'stopped' | 'limit' | 'ended' | 'microphone' | 'language' | 'silence' | 'failed';

/** What the error codes of the API mean; all others: failed. */
const CAUSES: Readonly<Record<string, EndCause>> = {
  'not-allowed': 'microphone',
  'audio-capture': 'microphone',
  'service-not-allowed': 'language',
  'language-not-supported': 'language',
  'no-speech': 'silence',
};

/** How long a browser may take to ask for the microphone and to begin: the user has to answer. */
const START_TIMEOUT_MS = 60_000;
/** How long to wait for the last result after a stop. */
const STOP_TIMEOUT_MS = 5_000;

export interface DeviceSession {
  /** Returns the milliseconds since the browser began to listen. */
  readonly getElapsedMs: () => number;
  /** Closes the microphone and waits for the last result. */
  readonly stop: () => void;
  /** Closes the microphone; nothing is called any more. */
  readonly discard: () => void;
}

interface SessionListener {
  readonly onListening: () => void;
  readonly onHeard: (heard: Heard) => void;
  /** Called once, unless the session is discarded. */
  readonly onEnd: (cause: EndCause, heard: Heard) => void;
}

const isResultEvent = (event: Event): event is SpeechRecognitionEvent => 'results' in event;
const isErrorEvent = (event: Event): event is SpeechRecognitionErrorEvent => 'error' in event;

/** Listens until the session is stopped, fails or ends by itself, for 5 minutes at most. */
export function listen(recognition: Recognition, { onListening, onHeard, onEnd }: SessionListener): DeviceSession {
  let heard = NOTHING_HEARD;
  let startedAt: number | undefined;
  let requestedCause: EndCause | undefined;
  let isOver = false;
  let deadline: ReturnType<typeof setTimeout> | undefined;

  const setDeadline = (milliseconds: number, action: () => void): void => {
    clearTimeout(deadline);
    deadline = setTimeout(action, milliseconds);
  };
  const release = (): void => {
    isOver = true;
    clearTimeout(deadline);
    releaseMicrophone(session);
    recognition.abort();
  };
  const finish = (cause: EndCause): void => {
    if (isOver) return;
    release();
    onEnd(requestedCause ?? cause, heard);
  };
  const end = (cause: EndCause): void => {
    if (isOver || requestedCause !== undefined) return;
    requestedCause = cause;
    recognition.stop();
    setDeadline(STOP_TIMEOUT_MS, () => finish(cause));
  };
  const handleStart = (): void => {
    if (isOver || startedAt !== undefined) return;
    startedAt = performance.now();
    if (requestedCause !== undefined) return;
    setDeadline(RECORDING_LIMITS.durationMs, () => end('limit'));
    onListening();
  };

  recognition.addEventListener('start', handleStart);
  recognition.addEventListener('audiostart', handleStart);
  recognition.addEventListener('result', (event) => {
    if (isOver || !isResultEvent(event)) return;
    heard = readHeard(event.results);
    onHeard(heard);
  });
  // Not every error is followed by `end`.
  recognition.addEventListener('error', (event) => finish((isErrorEvent(event) && CAUSES[event.error]) || 'failed'));
  recognition.addEventListener('end', () => finish('ended'));

  const session: DeviceSession = {
    getElapsedMs: () => (startedAt === undefined ? 0 : performance.now() - startedAt),
    stop: () => end('stopped'),
    discard: () => {
      if (!isOver) release();
    },
  };
  claimMicrophone(session);
  // Without an answer of the user some browsers report nothing.
  setDeadline(START_TIMEOUT_MS, () => finish('microphone'));
  try {
    recognition.start();
  } catch {
    // After the caller has got the session.
    queueMicrotask(() => finish('failed'));
  }
  return session;
}
