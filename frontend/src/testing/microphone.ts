interface FakeTrack {
  stopped: boolean;
}

/** A microphone controlled by a test. */
export interface FakeMicrophone {
  /** The constraints passed to getUserMedia. */
  readonly requestedConstraints: MediaStreamConstraints[];
  readonly tracks: FakeTrack[];
  /** The MIME types of the recorders. */
  readonly mimeTypes: (string | undefined)[];
  /** Returns the number of open tracks. */
  readonly countOpenTracks: () => number;
  /** Returns the number of audio contexts that are not closed. */
  readonly countOpenContexts: () => number;
  /** Ends the last recording, as a microphone that is unplugged does. */
  readonly disconnect: () => void;
  /** Removes the fakes. */
  readonly restore: () => void;
}

interface FakeMicrophoneOptions {
  /** The data of every recording. */
  readonly audio?: Blob;
  readonly supportedTypes?: readonly string[];
  /** Resolves when access is granted; default: at once. */
  readonly grantAccess?: () => Promise<void>;
}

/** The volume of the fake voice, of 255. */
const VOLUME = 128;

/** Installs fakes of the microphone, MediaRecorder and AudioContext, which jsdom lacks. */
export function fakeMicrophone({
  audio = new Blob(['voice'], { type: 'audio/webm' }),
  supportedTypes = ['audio/webm'],
  grantAccess = () => Promise.resolve(),
}: FakeMicrophoneOptions = {}): FakeMicrophone {
  const requestedConstraints: MediaStreamConstraints[] = [];
  const tracks: FakeTrack[] = [];
  const mimeTypes: (string | undefined)[] = [];
  const recorders: FakeRecorder[] = [];
  let openContextCount = 0;

  class FakeRecorder extends EventTarget {
    state: RecordingState = 'inactive';
    readonly mimeType: string;

    constructor(_stream: unknown, options: MediaRecorderOptions = {}) {
      super();
      this.mimeType = options.mimeType ?? '';
      mimeTypes.push(options.mimeType);
      recorders.push(this);
    }

    static isTypeSupported = (format: string): boolean => supportedTypes.includes(format);

    start(): void {
      this.state = 'recording';
    }

    stop(): void {
      this.state = 'inactive';
      // Asynchronously, as in a browser.
      queueMicrotask(() => {
        this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: audio }));
        this.dispatchEvent(new Event('stop'));
      });
    }
  }

  class FakeContext {
    state: AudioContextState = 'running';

    constructor() {
      openContextCount += 1;
    }

    createAnalyser() {
      return {
        fftSize: 0,
        frequencyBinCount: 256,
        getByteFrequencyData: (bins: Uint8Array) => bins.fill(VOLUME),
      };
    }

    createMediaStreamSource() {
      return { connect: () => undefined };
    }

    close(): Promise<void> {
      this.state = 'closed';
      openContextCount -= 1;
      return Promise.resolve();
    }
  }

  const getUserMedia = async (constraints: MediaStreamConstraints) => {
    requestedConstraints.push(constraints);
    await grantAccess();
    const track = {
      stopped: false,
      stop(): void {
        this.stopped = true;
      },
    };
    tracks.push(track);
    return { getTracks: () => [track] };
  };

  const defineGlobal = (target: object, name: string, value: unknown): void =>
    void Object.defineProperty(target, name, { configurable: true, writable: true, value });
  defineGlobal(navigator, 'mediaDevices', { getUserMedia });
  defineGlobal(globalThis, 'MediaRecorder', FakeRecorder);
  defineGlobal(globalThis, 'AudioContext', FakeContext);

  return {
    requestedConstraints,
    tracks,
    mimeTypes,
    countOpenTracks: () => tracks.filter(({ stopped }) => !stopped).length,
    countOpenContexts: () => openContextCount,
    disconnect: () => recorders.at(-1)?.stop(),
    restore: () => {
      Reflect.deleteProperty(navigator, 'mediaDevices');
      Reflect.deleteProperty(globalThis, 'MediaRecorder');
      Reflect.deleteProperty(globalThis, 'AudioContext');
    },
  };
}
