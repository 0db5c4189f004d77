import type { Uploads } from '@trackrecord/platform';
import type { Limits } from '../http/limits.js';
import type { WorkRequests } from '../work/work-requests.js';
import { finalizeRecording, receiveChunk } from './recordings.js';

/** What the handlers need. */
export interface Dependencies {
  readonly workRequests: WorkRequests;
  readonly uploads: Uploads;
  readonly limits: Pick<Limits, 'suggestions' | 'chunks'>;
}

/** Creates the handlers of recordings, each behind its rate limit. */
export const createHandlers = ({ workRequests, uploads, limits }: Dependencies) => ({
  transcribeChunk: [limits.chunks, receiveChunk(uploads, workRequests)],
  transcribeRecording: [limits.suggestions, finalizeRecording(uploads, workRequests)],
});
