import { RECORDING_LIMITS } from '@trackrecord/contracts';

/** Thrown when a recording exceeds the maximum length. */
export class RecordingTooLongError extends Error {
  override readonly name = 'RecordingTooLongError';

  constructor() {
    super(`the recording is longer than ${String(RECORDING_LIMITS.durationMs / 1_000)} seconds`);
  }
}

/** Thrown when an upload cannot be decoded as audio. */
export class NotAudioError extends Error {
  override readonly name = 'NotAudioError';

  constructor() {
    super('the recording cannot be decoded');
  }
}

/** Thrown when a recording is silent or contains no speech. */
export class NoSpeechError extends Error {
  override readonly name = 'NoSpeechError';

  constructor() {
    super('the recording contains no speech');
  }
}
