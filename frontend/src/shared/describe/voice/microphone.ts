import { RECORDING } from '@trackrecord/contracts/constants';
import { claimMicrophone, releaseMicrophone, stopActiveMicrophone } from './active-microphone';

/** A recording: the audio, and its duration in whole seconds. */
export interface Recording {
  readonly audio: Blob;
  readonly seconds: number;
}

/** An open microphone. */
export interface MicrophoneSession {
  /** Returns the volume as one number from 0 to 1 for each bar of the visualiser. */
  readonly getLevels: () => readonly number[];
  /** Returns the milliseconds since the start. */
  readonly getElapsedMs: () => number;
  /** Closes the microphone; `onEnd` is called with the recording. */
  readonly stop: () => void;
  /** Closes the microphone; `onEnd` is not called. */
  readonly discard: () => void;
}

/** Spec section 9, Recording. */
const AUDIO_CONSTRAINTS: MediaTrackConstraints = {
  echoCancellation: true,
  noiseSuppression: true,
  autoGainControl: true,
};

/** The first supported type is used; Safari does not support webm. */
const MIME_TYPES = [RECORDING.mimeType, 'audio/mp4'];

/** How long to wait for the last data of a stopped recorder. */
const STOP_TIMEOUT_MS = 3_000;

const createRecorder = (stream: MediaStream): MediaRecorder => {
  const mimeType = MIME_TYPES.find((format) => MediaRecorder.isTypeSupported(format));
  return new MediaRecorder(stream, mimeType === undefined ? {} : { mimeType });
};

/**
 * Opens the microphone and records until it is stopped or disconnected. `onEnd` receives the recording, or undefined if
 * it is empty. Only one microphone is open at a time: opening another one stops the first.
 * @throws if there is no microphone or access is denied.
 */
export async function openMicrophone(onEnd: (recording: Recording | undefined) => void): Promise<MicrophoneSession> {
  stopActiveMicrophone();
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
  let shouldReport = true;
  let durationMs: number | undefined;
  const getElapsedMs = (): number => durationMs ?? performance.now() - startedAt;

  const finish = (): void => {
    release();
    if (!shouldReport) return;
    shouldReport = false;
    const audio = new Blob(chunks, { type: recorder.mimeType });
    onEnd(audio.size === 0 ? undefined : { audio, seconds: Math.floor(getElapsedMs() / 1_000) });
  };
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) chunks.push(data);
  });
  // Also fired when the microphone is disconnected or the recorder fails.
  recorder.addEventListener('stop', finish);
  recorder.start();
  const meter = createVolumeMeter(stream, RECORDING.bars);

  const release = (): void => {
    durationMs ??= performance.now() - startedAt;
    if (recorder.state !== 'inactive') recorder.stop();
    closeTracks();
    meter.release();
    releaseMicrophone(session);
  };
  const session: MicrophoneSession = {
    getLevels: meter.getLevels,
    getElapsedMs,
    stop: () => {
      release();
      setTimeout(finish, STOP_TIMEOUT_MS);
    },
    discard: () => {
      shouldReport = false;
      release();
    },
  };
  claimMicrophone(session);
  return session;
}

/** Measures the volume by frequency, from low to high. */
interface VolumeMeter {
  /** Returns one number from 0 (silent) to 1 for each bar. */
  readonly getLevels: () => readonly number[];
  readonly release: () => void;
}

/** Bins of 94 Hz each at 48 kHz: with three bins per bar, 24 bars cover 0 to 6.7 kHz, the range of voices. */
const FFT_SIZE = 512;
const BINS_PER_BAR = 3;
/** The highest value of `getByteFrequencyData`. */
const MAX_LEVEL = 255;

const SILENT_METER: VolumeMeter = { getLevels: () => [], release: () => undefined };

/** Creates a meter of a stream. Without browser support, it reports silence. */
function createVolumeMeter(stream: MediaStream, barCount: number): VolumeMeter {
  try {
    const context = new AudioContext();
    const analyser = context.createAnalyser();
    analyser.fftSize = FFT_SIZE;
    context.createMediaStreamSource(stream).connect(analyser);
    // Safari creates the context suspended.
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const bins = new Uint8Array(analyser.frequencyBinCount);
    return {
      getLevels: () => {
        analyser.getByteFrequencyData(bins);
        return Array.from({ length: barCount }, (_, bar) => {
          const barBins = bins.subarray(bar * BINS_PER_BAR, (bar + 1) * BINS_PER_BAR);
          return Math.max(0, ...barBins) / MAX_LEVEL;
        });
      },
      release: () => {
        if (context.state !== 'closed') void context.close().catch(() => undefined);
      },
    };
  } catch {
    return SILENT_METER;
  }
}
