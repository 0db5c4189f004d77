import { RECORDING_LIMITS } from '@trackrecord/contracts';

/** A recording is longer than a recording may be. */
export class RecordingTooLong extends Error {
  override readonly name = 'RecordingTooLong';

  constructor() {
    super(`the recording is longer than ${String(RECORDING_LIMITS.length / 1_000)} seconds`);
  }
}

/** What was uploaded as a recording cannot be decoded as one. */
export class NotAudio extends Error {
  override readonly name = 'NotAudio';

  constructor() {
    super('the recording cannot be decoded');
  }
}

/** A recording is silent, or holds nothing that sounds like words. */
export class NothingHeard extends Error {
  override readonly name = 'NothingHeard';

  constructor() {
    super('nothing can be heard in the recording');
  }
}
