import { RECORDING } from '@trackrecord/contracts/constants';
import { soundBars } from './sound-bars';

/** What was recorded: the sound, and how long it is in whole seconds. */
export interface Recording {
  readonly sound: Blob;
  readonly seconds: number;
}

/** A microphone that is open. */
export interface Listening {
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
const WANTED: MediaTrackConstraints = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };

/** What is recorded into, the first a browser can: Safari has no webm. */
const FORMATS = [RECORDING.mimeType, 'audio/mp4'];

/** How long a recorder may take to hand over the end (ms). */
const HANDING_OVER = 3_000;

const newRecorder = (stream: MediaStream): MediaRecorder => {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format));
  return new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
};

let open: Listening | undefined;

/**
 * Opens the microphone and records until it is stopped, or the microphone goes. `onEnd` gets the recording, or nothing
 * where nothing was recorded. Only one microphone is open at a time: another one that is gets stopped.
 * @throws where there is no microphone, or the person or the browser does not allow it.
 */
export async function listen(onEnd: (recording: Recording | undefined) => void): Promise<Listening> {
  open?.stop();
  const stream = await navigator.mediaDevices.getUserMedia({ audio: WANTED });
  const closeTracks = (): void => stream.getTracks().forEach((track) => track.stop());
  try {
    return begin(stream, newRecorder(stream), onEnd, closeTracks);
  } catch (error) {
    closeTracks();
    throw error;
  }
}

function begin(
  stream: MediaStream,
  recorder: MediaRecorder,
  onEnd: (recording: Recording | undefined) => void,
  closeTracks: () => void,
): Listening {
  const pieces: Blob[] = [];
  const began = performance.now();
  let waits = true;
  let lasted: number | undefined;
  const elapsed = (): number => lasted ?? performance.now() - began;

  const end = (): void => {
    release();
    if (!waits) return;
    waits = false;
    const sound = new Blob(pieces, { type: recorder.mimeType });
    onEnd(sound.size === 0 ? undefined : { sound, seconds: Math.floor(elapsed() / 1_000) });
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) pieces.push(data);
  });
  // Also when the microphone was pulled out; a recorder that fails stops, too.
  recorder.addEventListener('stop', end);
  recorder.start();
  const bars = soundBars(stream, RECORDING.bars);

  const release = (): void => {
    lasted ??= performance.now() - began;
    if (recorder.state !== 'inactive') recorder.stop();
    closeTracks();
    bars.release();
    if (open === listening) open = undefined;
  };
  const listening: Listening = {
    levels: bars.levels,
    elapsed,
    stop: () => {
      release();
      setTimeout(end, HANDING_OVER);
    },
    discard: () => {
      waits = false;
      release();
    },
  };
  open = listening;
  return listening;
}
