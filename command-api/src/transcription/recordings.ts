import { RESPONSE_TIMEOUTS_MS, ENDPOINTS, MESSAGES, chunkFields, UPLOAD } from '@trackrecord/contracts';
import { handle, HttpError, type Uploads, ChunkRejected, validate } from '@trackrecord/platform';
import type { RequestHandler, Request, Response } from 'express';
import { okWithEngine } from '../work/answered.js';
import { recordingId, type WorkRequests } from '../work/work-requests.js';
import { readChunk } from './chunk-body.js';

/** Shorter than the timeout of the client, so that it gets the reason. */
const CHUNK_DEADLINE_MS = UPLOAD.timeout - 5_000;
/** Leaves time to store the chunk. */
const CHUNK_BODY_DEADLINE_MS = CHUNK_DEADLINE_MS - 5_000;
const TRANSCRIPTION_DEADLINE_MS = RESPONSE_TIMEOUTS_MS.transcription;

/** POST /transcription/transcribe-chunk: stores one chunk of a recording, in any order. Idempotent (spec section 7). */
export const receiveChunk = (uploads: Uploads, works: Pick<WorkRequests, 'isKnown'>): RequestHandler =>
  handle(
    ENDPOINTS.transcribeChunk,
    async ({ identity: { uid }, body: { bytes, uploadId, chunkIndex, totalChunks } }) => {
      if (await works.isKnown(recordingId(uid, uploadId), uid)) throw inProgress();
      const received = await uploads.put(uid, uploadId, totalChunks, chunkIndex, bytes).catch(throwChunkError);
      return { status: 200, body: { success: true, received } };
    },
    { deadline: CHUNK_DEADLINE_MS, parseBody },
  );

async function parseBody(request: Request, response: Response) {
  const bytes = await readChunk(request, response, CHUNK_BODY_DEADLINE_MS);
  return { bytes, ...validate(chunkFields, request.body) };
}

/** Also if the recording is being transcribed, or was. */
const inProgress = () => new HttpError(409, 'upload-in-progress', MESSAGES.uploadInProgress);

function throwChunkError(error: unknown): never {
  if (!(error instanceof ChunkRejected)) throw error;
  throw error.reason === 'in-progress'
    ? inProgress()
    : new HttpError(413, 'recording-too-large', 'A recording can be at most 16 MiB.');
}

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
      const question = {
        kind: 'transcribe',
        uid,
        id,
        input: { uploadId, context },
        deadline: TRANSCRIPTION_DEADLINE_MS,
      } as const;
      const { workId, engine, value } = await works.ask(request, response, question);
      const message = value.enhancedText === undefined ? MESSAGES.transcribedRaw : MESSAGES.transcribed;
      return { ...okWithEngine(engine, workId), body: { success: true, message, ...value, engine } };
    },
    { deadline: TRANSCRIPTION_DEADLINE_MS },
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
