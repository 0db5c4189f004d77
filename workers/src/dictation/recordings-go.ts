import { REQUESTED_WORK, type RequestedWork } from '@trackrecord/contracts';
import type { Uploads, Work } from '@trackrecord/platform';

/** Once a recording has been transcribed, or never will be, nothing of it is kept. */
export const deleteProcessedRecording =
  (uploads: Pick<Uploads, 'remove'>) =>
  async (kind: RequestedWork, { uid, input }: Work): Promise<void> => {
    if (kind !== 'transcribe') return;
    await uploads.remove(uid, REQUESTED_WORK.transcribe.input.parse(input).uploadId);
  };
