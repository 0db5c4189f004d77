import { ANSWER_DEADLINE, finalizeBody, MESSAGES, type Transcribed } from '@trackrecord/contracts';
import { HttpError, identityOf, route, type Uploads, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { answered } from '../work/answered.js';
import { recordingId, type RequestedWorks } from '../work/requested-work.js';

const DEADLINE = ANSWER_DEADLINE.transcription;

/**
 * POST /transcription/transcribe-finalize: has a recording transcribed once all its chunks are there; asked again, it
 * answers the same (spec section 7).
 */
export const finalizeRecording = (uploads: Uploads, works: RequestedWorks): RequestHandler =>
  route(async (request, response) => {
    const { uploadId, context } = valid(finalizeBody, request.body ?? {});
    const { uid } = identityOf(response);
    const id = recordingId(uid, uploadId);
    if (!(await works.isKnown(id, uid))) await requireAll(uploads, uid, uploadId);
    const { engine, value } = await works.ask(request, response, {
      kind: 'transcribe',
      uid,
      id,
      input: { uploadId, context },
      deadline: DEADLINE,
    });
    const message = value.enhancedText === undefined ? MESSAGES.transcribedRaw : MESSAGES.transcribed;
    const body: Transcribed = { success: true, message, ...value, engine };
    return { ...answered(engine), body };
  }, DEADLINE);

/** @throws {HttpError} that names the chunks that are missing, or says that there is no such upload. */
async function requireAll(uploads: Uploads, uid: string, uploadId: string): Promise<void> {
  const state = await uploads.state(uid, uploadId);
  if (!state) throw new HttpError(404, 'upload-not-found', MESSAGES.nothingRecorded);
  if (state.missing.length === 0) return;
  const missing = state.missing.map((index) => ({ path: `chunks.${String(index)}`, message: 'is missing' }));
  const sentence = `${MESSAGES.uploadNotFinished} Missing chunks: ${state.missing.join(', ')}.`;
  throw new HttpError(409, 'chunks-missing', sentence, { details: missing });
}
