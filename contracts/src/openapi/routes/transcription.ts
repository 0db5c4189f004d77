import type { RouteDefinitions } from '../route-definition.js';

/** Dictation (spec sections 7 and 9). */
export const transcriptionRoutes = {
  'POST /api/transcription/transcribe-chunk': {
    id: 'transcribeChunk',
    summary: 'Uploads one chunk of a recording, in any order.',
    tag: 'transcription',
    access: 'signed-in',
    body: { schema: 'TranscribeChunk', type: 'multipart/form-data' },
    answers: { 200: { description: 'How many chunks there are now.', schema: 'ChunkStored' } },
    errors: [409],
  },
  'POST /api/transcription/transcribe-finalize': {
    id: 'transcribeRecording',
    summary: 'Has a recording transcribed once all its chunks are there.',
    description: 'If transcription is unavailable, the response is 503 with the code `transcription-unavailable`.',
    tag: 'transcription',
    access: 'signed-in',
    body: { schema: 'FinalizeRecording' },
    answers: {
      200: { description: 'What was heard.', schema: 'Transcribed', headers: { 'X-AI-Engine': 'always' } },
      503: {
        description: 'Transcription is unavailable or timed out.',
        schema: 'Unsuccessful',
        headers: { 'Retry-After': 'sometimes' },
      },
    },
    errors: [404, 409, 422],
  },
} as const satisfies RouteDefinitions;
