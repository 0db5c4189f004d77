import { MESSAGES, type RequestedWork, type WorkFailure } from '@trackrecord/contracts';
import { HttpError, unavailableError } from '@trackrecord/platform';

/** The message for a failure of each kind of work without a more specific reason (spec section 8). */
const FAILED: Readonly<Record<RequestedWork, string>> = {
  transcribe: MESSAGES.recordingNotProcessed,
  enhance: MESSAGES.notEnhanced,
  'detect-skills': MESSAGES.skillsNotProcessed,
  'suggest-skills': MESSAGES.skillsNotProcessed,
  'recommend-roles': MESSAGES.rolesNotRecommended,
  'enhance-roles': MESSAGES.rolesNotRecommended,
  'explain-match': MESSAGES.jobsNotFetched,
};

/** Creates the 503 of a timeout. A later request may find the result. */
export const tookTooLong = (kind: RequestedWork): HttpError => unavailableError('deadline', FAILED[kind], 2);

/** Maps a failure of work to an error response. */
export function failedWork(kind: RequestedWork, failure: WorkFailure): HttpError {
  switch (failure) {
    case 'transcription-unavailable':
      return new HttpError(503, failure, 'Dictation is not available right now. Please type your text instead.');
    case 'not-audio':
      return new HttpError(422, failure, MESSAGES.notTranscribed);
    case 'recording-too-long':
      return new HttpError(413, failure, 'A recording can be at most 5 minutes long.');
    case 'nothing-heard':
      return new HttpError(422, failure, MESSAGES.nothingRecorded);
    case 'upload-gone':
      return new HttpError(404, failure, 'This recording is no longer available. Please record it again.');
    case 'came-too-late':
    case 'took-too-long':
      return tookTooLong(kind);
    case 'internal':
      return new HttpError(500, 'work-failed', FAILED[kind]);
    default:
      return failure satisfies never;
  }
}
