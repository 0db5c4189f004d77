import { RECORDING } from '@trackrecord/contracts/constants';
import { createVolumeMeter } from './volume-meter';

/** What was recorded: the sound, and how long it is in whole seconds. */
export interface Recording {
  readonly sound: Blob;
  readonly seconds: number;
}

/** A microphone that is open. */
export interface MicrophoneSession {
  /** How loud it is, one number from 0 to 1 for each bar of the visualiser. */
  readonly levels: () => readonly number[];
  /** Milliseconds since it began. */
  readonly elapsed: () => number;
  /** Closes the microphone; what was recorded follows. */
  readonly stop: () => void;
  /** Closes the microphone; nothing follows. */
  readonly discard: () => void;
}

/** What a recording should be like (spec section 9, Recording). */
const AUDIO_CONSTRAINTS: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** What is recorded into, the first a browser can: Safari has no webm. */
const MIME_TYPES = [RECORDING.mimeType, 'audio/mp4'];

/** How long a recorder may take to hand over the end (ms). */
const STOP_TIMEOUT_MS = 3_000;

const createRecorder = (stream: MediaStream): MediaRecorder => {
  const mimeType = MIME_TYPES.find((format) => MediaRecorder.isTypeSupported(format));
  return new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
};

let openSession: MicrophoneSession | undefined;

/**
 * Opens the microphone and records until it is stopped, or the microphone goes. `onEnd` gets the recording, or nothing
 * where nothing was recorded. Only one microphone is open at a time: another one that is gets stopped.
 * @throws where there is no microphone, or the person or the browser does not allow it.
 */
export async function openMicrophone(onEnd: (recording: Recording | undefined) => void): Promise<MicrophoneSession> {
  openSession?.stop();
  const stream = await navigator.mediaDevices.getUserMedia({ audio: AUDIO_CONSTRAINTS });
  const closeTracks = (): void => stream.getTracks().forEach((track) => track.stop());
  try {
    return startRecording(stream, createRecorder(stream), onEnd, closeTracks);
  } catch (error) {
    closeTracks();
    throw error;
  }
}

function startRecording(
  stream: MediaStream,
  recorder: MediaRecorder,
  onEnd: (recording: Recording | undefined) => void,
  closeTracks: () => void,
): MicrophoneSession {
  const chunks: Blob[] = [];
  const startedAt = performance.now();
  let isPending = true;
  let durationMs: number | undefined;
  const elapsed = (): number => durationMs ?? performance.now() - startedAt;

  const finish = (): void => {
    release();
    if (!isPending) return;
    isPending = false;
    const sound = new Blob(chunks, { type: recorder.mimeType });
    onEnd(sound.size === 0 ? undefined : { sound, seconds: Math.floor(elapsed() / 1_000) });
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  // Also when the microphone was pulled out; a recorder that fails stops, too.
  recorder.addEventListener('stop', finish);
  recorder.start();
  const meter = createVolumeMeter(stream, RECORDING.bars);

  const release = (): void => {
    durationMs ??= performance.now() - startedAt;
    if (recorder.state !== 'inactive') recorder.stop();
    closeTracks();
    meter.release();
    if (openSession === session) openSession = undefined;
  };
  const session: MicrophoneSession = {
    levels: meter.levels,
    elapsed,
    stop: () => {
      release();
      setTimeout(finish, STOP_TIMEOUT_MS);
    },
    discard: () => {
      isPending = false;
      release();
    },
  };
  openSession = session;
  return session;
}
