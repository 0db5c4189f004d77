import { chunkFields, MESSAGES, UPLOAD } from '@trackrecord/contracts';
import { HttpError, identityOf, PieceRefused, route, type Uploads, valid } from '@trackrecord/platform';
import type { RequestHandler } from 'express';
import { chunkOf } from './chunk-body.js';

/** POST /transcription/transcribe-chunk: keeps one chunk of a recording; any order will do, and twice (spec section 7). */
export const receiveChunk = (uploads: Uploads): RequestHandler =>
  route(async (request, response) => {
    const bytes = await chunkOf(request, response);
    const { uploadId, chunkIndex, totalChunks } = valid(chunkFields, request.body);
    const { uid } = identityOf(response);
    const received = await uploads.put(uid, uploadId, totalChunks, chunkIndex, bytes).catch(translate);
    return { status: 200, body: { success: true, received } };
  }, UPLOAD.timeout);

function translate(error: unknown): never {
  if (!(error instanceof PieceRefused)) throw error;
  throw error.reason === 'in-progress'
    ? new HttpError(409, 'upload-in-progress', MESSAGES.uploadInProgress)
    : new HttpError(413, 'recording-too-large', 'A recording can be at most 16 MiB.');
}
