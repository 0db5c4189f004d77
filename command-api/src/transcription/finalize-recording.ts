import { RESPONSE_TIMEOUTS_MS, ENDPOINTS, MESSAGES } from '@trackrecord/contracts';
import { handle, HttpError, type Uploads } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { okWithEngine } from '../work/answered.js';
import { recordingId, type WorkRequests } from '../work/work-requests.js';

const deadline = RESPONSE_TIMEOUTS_MS.transcription;

/**
 * POST /transcription/transcribe-finalize: transcribes a recording once all its chunks are there. Idempotent (spec
 * section 7).
 */
export const finalizeRecording = (uploads: Uploads, works: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.transcribeRecording,
    async ({ identity: { uid }, body: { uploadId, context }, request, response }) => {
      const id = recordingId(uid, uploadId);
      if (!(await works.isKnown(id, uid))) await requireAll(uploads, uid, uploadId);
      const question = { kind: 'transcribe', uid, id, input: { uploadId, context }, deadline } as const;
      const { engine, value } = await works.ask(request, response, question);
      const message = value.enhancedText === undefined ? MESSAGES.transcribedRaw : MESSAGES.transcribed;
      return { ...okWithEngine(engine), body: { success: true, message, ...value, engine } };
    },
    { deadline },
  );

/** @throws {HttpError} naming the missing chunks, or if there is no such upload. */
async function requireAll(uploads: Uploads, uid: string, uploadId: string): Promise<void> {
  const state = await uploads.state(uid, uploadId);
  if (!state) throw new HttpError(404, 'upload-not-found', MESSAGES.nothingRecorded);
  if (state.missing.length === 0) return;
  const missing = state.missing.map((index) => ({ path: `chunks.${String(index)}`, message: 'is missing' }));
  const sentence = `${MESSAGES.uploadNotFinished} Missing chunks: ${state.missing.join(', ')}.`;
  throw new HttpError(409, 'chunks-missing', sentence, { details: missing });
}
