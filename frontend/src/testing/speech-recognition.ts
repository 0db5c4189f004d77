type Availability = 'available' | 'downloadable' | 'downloading' | 'unavailable';

interface Result {
  readonly transcript: string;
  readonly isFinal: boolean;
}

/** A session of the fake recognition, driven by a test as a browser would. */
export interface FakeSession {
  readonly lang: string;
  /** Whether the sound would have stayed on the device. */
  readonly isLocal: boolean;
  /** Whether the microphone is open. */
  readonly isListening: () => boolean;
  /** The user allows the microphone, and the browser listens. */
  readonly begin: () => void;
  /** Reports all results of the session so far. */
  readonly hear: (...results: readonly Result[]) => void;
  /** Fails, and ends unless the specification says otherwise. */
  readonly fail: (error: string) => void;
  /** Ends by itself. */
  readonly end: () => void;
}

/** The browser's speech recognition, controlled by a test. */
export interface FakeRecognition {
  readonly sessions: FakeSession[];
  /** The languages that were asked for, and installed. */
  readonly asked: string[];
  readonly installed: string[];
  /** Returns the session that was started last. */
  readonly latest: () => FakeSession;
  readonly countOpen: () => number;
  readonly restore: () => void;
}

interface FakeRecognitionOptions {
  /** Answers about a language; default: all are available. */
  readonly available?: (language: string) => Promise<Availability>;
  /** Installs a language; default: at once. */
  readonly install?: (language: string) => Promise<boolean>;
  /** What the browser lacks, as older ones do. */
  readonly lacks?: 'available' | 'processLocally';
  /** Whether it ignores that the sound must stay on the device. */
  readonly ignoresProcessLocally?: boolean;
  readonly name?: 'SpeechRecognition' | 'webkitSpeechRecognition';
  /** What a stopped session does; default: it ends with the results so far. */
  readonly onStop?: (session: FakeSession) => void;
}

export const final = (transcript: string): Result => ({ transcript, isFinal: true });
export const interim = (transcript: string): Result => ({ transcript, isFinal: false });

/** Installs a fake of the Web Speech API, which jsdom lacks, as https://webaudio.github.io/web-speech-api/ describes it. */
export function fakeRecognition({
  available = () => Promise.resolve('available'),
  install = () => Promise.resolve(true),
  lacks,
  ignoresProcessLocally = false,
  name = 'SpeechRecognition',
  onStop = (session) => session.end(),
}: FakeRecognitionOptions = {}): FakeRecognition {
  const sessions: FakeSession[] = [];
  const asked: string[] = [];
  const installed: string[] = [];

  class Recognition extends EventTarget {
    lang = '';
    continuous = false;
    interimResults = false;
    #isLocal = false;
    #session: FakeSession | undefined;
    #isListening = false;
    #hasEnded = true;

    get processLocally(): boolean {
      return this.#isLocal;
    }

    set processLocally(isLocal: boolean) {
      this.#isLocal = isLocal && !ignoresProcessLocally;
    }

    start(): void {
      if (!this.#hasEnded) throw new DOMException('recognition has already started.', 'InvalidStateError');
      this.#hasEnded = false;
      this.#session = {
        lang: this.lang,
        isLocal: this.#isLocal,
        isListening: () => this.#isListening,
        begin: () => {
          this.#isListening = true;
          this.#dispatch('start');
          this.#dispatch('audiostart');
        },
        hear: (...results) => {
          const list = results.map(({ transcript, isFinal }) =>
            Object.assign([{ transcript, confidence: 0.9 }], { isFinal }),
          );
          this.#dispatch('result', { resultIndex: 0, results: list });
        },
        fail: (error) => {
          this.#dispatch('error', { error, message: 'for developers' });
          // Such a session never began: the specification and Chromium report no end.
          if (!['service-not-allowed', 'language-not-supported'].includes(error)) this.#end();
        },
        end: () => this.#end(),
      };
      sessions.push(this.#session);
    }

    stop(): void {
      if (this.#hasEnded || this.#session === undefined) return;
      this.#isListening = false;
      const session = this.#session;
      queueMicrotask(() => onStop(session));
    }

    abort(): void {
      if (this.#hasEnded) return;
      this.#isListening = false;
      queueMicrotask(() => {
        this.#dispatch('error', { error: 'aborted', message: '' });
        this.#end();
      });
    }

    #end(): void {
      if (this.#hasEnded) return;
      if (this.#isListening) this.#dispatch('audioend');
      this.#isListening = false;
      this.#hasEnded = true;
      this.#dispatch('end');
    }

    #dispatch(type: string, properties: object = {}): void {
      this.dispatchEvent(Object.assign(new Event(type), properties));
    }
  }
  if (lacks === 'processLocally') Reflect.deleteProperty(Recognition.prototype, 'processLocally');
  const methods = {
    available: ({ langs, processLocally }: { langs: readonly string[]; processLocally?: boolean }) => {
      asked.push(...langs);
      if (processLocally !== true) throw new Error('The remote service was asked.');
      return available(langs.join());
    },
    install: ({ langs }: { langs: readonly string[] }) => {
      installed.push(...langs);
      return install(langs.join());
    },
  };
  if (lacks !== 'available') Object.assign(Recognition, methods);
  Object.defineProperty(window, name, { configurable: true, writable: true, value: Recognition });

  return {
    sessions,
    asked,
    installed,
    latest: () => {
      const session = sessions.at(-1);
      if (session === undefined) throw new Error('No session was started.');
      return session;
    },
    countOpen: () => sessions.filter(({ isListening }) => isListening()).length,
    restore: () => void Reflect.deleteProperty(window, name),
  };
}
