import { RESPONSE_TIMEOUTS_MS } from '../constants.js';
import { unsuccessfulBody } from '../http/errors.js';
import { chunkStored, chunkUpload, finalizeBody, transcriptionResult } from '../http/transcription.js';
import { MESSAGES } from '../messages.js';
import { endpoint } from './endpoint.js';

export const transcriptionEndpoints = {
  transcribeChunk: endpoint({
    method: 'POST',
    path: '/api/transcription/transcribe-chunk',
    summary: 'Uploads one chunk of a recording. Chunks may arrive in any order.',
    tag: 'transcription',
    access: 'signed-in',
    body: { schema: chunkUpload, contentType: 'multipart/form-data' },
    responses: { 200: { description: 'The number of chunks received.', schema: chunkStored } },
    errors: [409],
    hasSuccessField: true,
    failureMessage: MESSAGES.recordingNotProcessed,
    timeoutMs: RESPONSE_TIMEOUTS_MS.chunk,
  }),

  transcribeRecording: endpoint({
    method: 'POST',
    path: '/api/transcription/transcribe-finalize',
    summary: 'Transcribes a recording after all chunks are uploaded.',
    description: 'If transcription is unavailable, the response is 503 with the code `transcription-unavailable`.',
    tag: 'transcription',
    access: 'signed-in',
    body: { schema: finalizeBody },
    responses: {
      200: {
        description: 'The transcription.',
        schema: transcriptionResult,
        headers: { 'X-AI-Engine': 'always', 'X-Work-Id': 'always' },
      },
      503: {
        description: 'Transcription is unavailable or timed out.',
        schema: unsuccessfulBody,
        headers: { 'Retry-After': 'sometimes' },
      },
    },
    errors: [404, 409, 422],
    hasSuccessField: true,
    failureMessage: MESSAGES.recordingNotProcessed,
    timeoutMs: RESPONSE_TIMEOUTS_MS.transcription,
  }),
};
