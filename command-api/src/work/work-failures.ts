import { MESSAGES, type RequestedWork, type WorkFailure } from '@trackrecord/contracts';
import { HttpError, unavailableError } from '@trackrecord/platform';

/** What the person is told when a kind of work fails and no better reason is known (spec section 8). */
const FAILED: Readonly<Record<RequestedWork, string>> = {
  transcribe: MESSAGES.recordingNotProcessed,
  enhance: MESSAGES.notEnhanced,
  'detect-skills': MESSAGES.skillsNotProcessed,
  'suggest-skills': MESSAGES.skillsNotProcessed,
  'recommend-roles': MESSAGES.rolesNotRecommended,
  'enhance-roles': MESSAGES.rolesNotRecommended,
  'explain-match': MESSAGES.jobsNotFetched,
};

/** 503: the answer did not come in time; it may be there when it is asked for again. */
export const tookTooLong = (kind: RequestedWork): HttpError => unavailableError('deadline', FAILED[kind], 2);

/** What a failure of work is to whoever asked for it. */
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
