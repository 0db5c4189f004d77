import { RECORDING_LIMITS } from '@trackrecord/contracts';
import { bodyTimeoutError, HttpError, getRemainingMs } from '@trackrecord/platform';
import type { Request, RequestHandler, Response } from 'express';
import multer, { MulterError } from 'multer';

const parseMultipart: RequestHandler = multer({
  storage: multer.memoryStorage(),
  limits: {
    fileSize: RECORDING_LIMITS.chunkBytes,
    files: 1,
    fields: 8,
    parts: 9,
    fieldNameSize: 50,
    fieldSize: 200,
    headerPairs: 20,
  },
}).single('file');

/**
 * Reads the file of a multipart request, with a timeout since the request arrived. Puts its fields into the body.
 * @throws {HttpError} 400, 408, 413 or 415
 */
export async function readChunk(request: Request, response: Response, timeoutMs: number): Promise<Buffer> {
  if (!request.is('multipart/form-data')) {
    throw new HttpError(415, 'unsupported-type', 'The request body must be multipart/form-data.');
  }
  await parseBody(request, response, timeoutMs);
  const { file } = request;
  if (!file || file.size === 0) throw new HttpError(400, 'validation', 'An audio file is required');
  return file.buffer;
}

function parseBody(request: Request, response: Response, timeoutMs: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(bodyTimeoutError()), getRemainingMs(response, timeoutMs));
    const onAborted = () => reject(new HttpError(400, 'aborted', 'The request was interrupted.'));
    request.once('aborted', onAborted);
    void parseMultipart(request, response, (error?: unknown) => {
      clearTimeout(timer);
      request.off('aborted', onAborted);
      if (error === undefined) resolve();
      else reject(toHttpError(error));
    });
  });
}

function toHttpError(error: unknown): HttpError {
  if (error instanceof MulterError && error.code === 'LIMIT_FILE_SIZE') {
    return new HttpError(413, 'too-large', 'A chunk of a recording can be at most 1 MiB.');
  }
  return new HttpError(400, 'malformed-body', 'The upload is malformed.');
}
