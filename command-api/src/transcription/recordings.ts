import { chunkFields, ENDPOINTS, MESSAGES, RESPONSE_TIMEOUTS_MS } from '@trackrecord/contracts';
import { handle, HttpError, type Uploads, ChunkRejectedError, validate } from '@trackrecord/platform';
import type { RequestHandler, Request, Response } from 'express';
import { createOkHead } from '../work/engine-header.js';
import { deriveTranscriptionWorkId, type WorkRequests } from '../work/work-requests.js';
import { readChunk } from './chunk-body.js';

/** Leaves time to store the chunk. */
const CHUNK_BODY_DEADLINE_MS = RESPONSE_TIMEOUTS_MS.chunk - 5_000;

/** POST /transcription/transcribe-chunk: stores one chunk of a recording, in any order. Idempotent (spec section 7). */
export const receiveChunk = (uploads: Uploads, workRequests: Pick<WorkRequests, 'isKnown'>): RequestHandler =>
  handle(
    ENDPOINTS.transcribeChunk,
    async ({ identity: { uid }, body: { bytes, uploadId, chunkIndex, totalChunks } }) => {
      if (await workRequests.isKnown(deriveTranscriptionWorkId(uid, uploadId), uid)) throw uploadInProgressError();
      const received = await uploads.put(uid, uploadId, totalChunks, chunkIndex, bytes).catch(throwChunkError);
      return { status: 200, body: { success: true, received } };
    },
    { parseBody },
  );

async function parseBody(request: Request, response: Response) {
  const bytes = await readChunk(request, response, CHUNK_BODY_DEADLINE_MS);
  return { bytes, ...validate(chunkFields, request.body) };
}

/**
 * Creates the 409 for a chunk of another upload in progress, or of a recording that is being or has been transcribed.
 */
const uploadInProgressError = () => new HttpError(409, 'upload-in-progress', MESSAGES.uploadInProgress);

function throwChunkError(error: unknown): never {
  if (!(error instanceof ChunkRejectedError)) throw error;
  throw error.reason === 'in-progress'
    ? uploadInProgressError()
    : new HttpError(413, 'recording-too-large', 'A recording can be at most 16 MiB.');
}

/**
 * POST /transcription/transcribe-finalize: transcribes a recording whose chunks are all uploaded. Idempotent (spec
 * section 7).
 */
export const finalizeRecording = (uploads: Uploads, workRequests: WorkRequests): RequestHandler =>
  handle(
    ENDPOINTS.transcribeRecording,
    async ({ identity: { uid }, body: { uploadId, context }, request, response }) => {
      const id = deriveTranscriptionWorkId(uid, uploadId);
      if (!(await workRequests.isKnown(id, uid))) await requireAllChunks(uploads, uid, uploadId);
      const workRequest = {
        kind: 'transcribe',
        uid,
        id,
        input: { uploadId, context },
      } as const;
      const { workId, engine, value } = await workRequests.run(request, response, workRequest);
      const message = value.enhancedText === undefined ? MESSAGES.transcribedRaw : MESSAGES.transcribed;
      return { ...createOkHead(engine, workId), body: { success: true, message, ...value, engine } };
    },
  );

/** @throws {HttpError} naming the missing chunks, or if there is no such upload. */
async function requireAllChunks(uploads: Uploads, uid: string, uploadId: string): Promise<void> {
  const state = await uploads.getState(uid, uploadId);
  if (!state) throw new HttpError(404, 'upload-not-found', MESSAGES.nothingRecorded);
  if (state.missingIndexes.length === 0) return;
  const missing = state.missingIndexes.map((index) => ({ path: `chunks.${String(index)}`, message: 'is missing' }));
  const sentence = `${MESSAGES.uploadNotFinished} Missing chunks: ${state.missingIndexes.join(', ')}.`;
  throw new HttpError(409, 'chunks-missing', sentence, { details: missing });
}
