import { chunkFields, ENDPOINTS, MESSAGES, UPLOAD } from '@trackrecord/contracts';
import { handle, HttpError, ChunkRejected, type Uploads, validate } from '@trackrecord/platform';
import type { Request, RequestHandler, Response } from 'express';
import { recordingId, type WorkRequests } from '../work/work-requests.js';
import { chunkOf } from './chunk-body.js';

/** POST /transcription/transcribe-chunk: keeps one chunk of a recording; any order will do, and twice (spec section 7). */
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

/** Shorter than the client waits, so that it hears why. */
const DEADLINE = UPLOAD.timeout - 5_000;
/** What is left then is for keeping the chunk. */
const BODY_DEADLINE = DEADLINE - 5_000;

/** Also once the recording is being transcribed, or has been. */
const inProgress = () => new HttpError(409, 'upload-in-progress', MESSAGES.uploadInProgress);

function translate(error: unknown): never {
  if (!(error instanceof ChunkRejected)) throw error;
  throw error.reason === 'in-progress'
    ? inProgress()
    : new HttpError(413, 'recording-too-large', 'A recording can be at most 16 MiB.');
}
