import { chunkFields, ENDPOINTS, MESSAGES, UPLOAD } from '@trackrecord/contracts';
import { handle, HttpError, ChunkRejected, type Uploads, validate } from '@trackrecord/platform';
import type { Request, RequestHandler, Response } from 'express';
import { recordingId, type WorkRequests } from '../work/work-requests.js';
import { chunkOf } from './chunk-body.js';

/** POST /transcription/transcribe-chunk: stores one chunk of a recording, in any order. Idempotent (spec section 7). */
export const receiveChunk = (uploads: Uploads, works: Pick<WorkRequests, 'isKnown'>): RequestHandler =>
  handle(
    ENDPOINTS.transcribeChunk,
    async ({ identity: { uid }, body: { bytes, uploadId, chunkIndex, totalChunks } }) => {
      if (await works.isKnown(recordingId(uid, uploadId), uid)) throw inProgress();
      const received = await uploads.put(uid, uploadId, totalChunks, chunkIndex, bytes).catch(translate);
      return { status: 200, body: { success: true, received } };
    },
    { deadline: DEADLINE, parseBody },
  );

async function parseBody(request: Request, response: Response) {
  const bytes = await chunkOf(request, response, BODY_DEADLINE);
  return { bytes, ...validate(chunkFields, request.body) };
}

/** Shorter than the timeout of the client, so that it gets the reason. */
const DEADLINE = UPLOAD.timeout - 5_000;
/** Leaves time to store the chunk. */
const BODY_DEADLINE = DEADLINE - 5_000;

/** Also if the recording is being transcribed, or was. */
const inProgress = () => new HttpError(409, 'upload-in-progress', MESSAGES.uploadInProgress);

function translate(error: unknown): never {
  if (!(error instanceof ChunkRejected)) throw error;
  throw error.reason === 'in-progress'
    ? inProgress()
    : new HttpError(413, 'recording-too-large', 'A recording can be at most 16 MiB.');
}
