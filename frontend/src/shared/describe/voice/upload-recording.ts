import { UPLOAD } from '@trackrecord/contracts/constants';
import type { ApiError } from '../../api/api-error';
import { awaitMutation } from '../../api/abort';
import type { Services } from '../../api/services';
import type { Chunk } from './transcription-api';

/** The progress of an upload; uploaded chunks are not sent again. */
export interface Upload {
  readonly id: string;
  readonly uploadedChunks: Set<number>;
}

/** Creates an upload whose id is a timestamp with a random suffix (spec section 9). */
export const createUpload = (): Upload => ({
  id: `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`,
  uploadedChunks: new Set(),
});

/** The error of an upload, with a message for the user. */
export class UploadError extends Error {
  override readonly name = 'UploadError';

  /** Whether the server rejected the upload, so that a retry cannot succeed. */
  readonly isRejected: boolean;
  /** The error of the request. */
  override readonly cause: ApiError;

  constructor(message: string, { isRejected, cause }: Pick<UploadError, 'isRejected' | 'cause'>) {
    super(message);
    this.isRejected = isRejected;
    this.cause = cause;
  }
}

/** Upper limit of Retry-After. */
const MAX_RETRY_DELAY_MS = 10_000;

const isTransient = ({ status }: ApiError): boolean =>
  typeof status === 'string' || status >= 500 || status === 408 || status === 429;

const splitIntoChunks = (audio: Blob): readonly Blob[] =>
  Array.from({ length: Math.ceil(audio.size / UPLOAD.chunkBytes) }, (_, index) =>
    audio.slice(index * UPLOAD.chunkBytes, (index + 1) * UPLOAD.chunkBytes, audio.type),
  );

interface UploadApi {
  /** Starts the request that uploads a chunk. */
  readonly uploadChunk: (chunk: Chunk) => Parameters<typeof awaitMutation>[0];
  readonly wait: Services['wait'];
}

/** Sends a chunk with up to 3 retries; returns the error if all attempts fail. */
async function sendChunk(
  chunk: Chunk,
  { uploadChunk, wait }: UploadApi,
  signal: AbortSignal,
): Promise<ApiError | undefined> {
  for (let retries = 0; ; retries += 1) {
    const { error } = await awaitMutation(uploadChunk(chunk), signal);
    if (error === undefined || signal.aborted || !isTransient(error) || retries === UPLOAD.retries) return error;
    await wait(Math.min(Math.max(error.retryAfterMs ?? 0, UPLOAD.retryDelayMs), MAX_RETRY_DELAY_MS));
  }
}

function toUploadError(chunkErrors: ReadonlyMap<number, ApiError>): UploadError | undefined {
  const rejection = [...chunkErrors.values()].find((error) => !isTransient(error));
  if (rejection?.error !== undefined) return new UploadError(rejection.error, { isRejected: true, cause: rejection });
  const [firstFailedChunk] = chunkErrors;
  if (firstFailedChunk === undefined) return undefined;
  const [index, error] = firstFailedChunk;
  const options = { isRejected: false, cause: error };
  if (chunkErrors.size > 1) return new UploadError(`Failed to upload ${chunkErrors.size} chunks`, options);
  return new UploadError(`Failed to upload chunk ${index + 1} after ${UPLOAD.retries} retries`, options);
}

/**
 * Uploads a recording in chunks of 1 MiB, three concurrently, skipping those already uploaded (spec section 9). Stops
 * when the server rejects a chunk; after a transient error the other chunks are still uploaded.
 * @throws {UploadError} with the text of spec section 8, Transcription.
 */
export async function uploadRecording(audio: Blob, upload: Upload, api: UploadApi, signal: AbortSignal): Promise<void> {
  const chunks = splitIntoChunks(audio);
  const missingChunks = [...chunks.entries()].filter(([index]) => !upload.uploadedChunks.has(index)).values();
  const chunkErrors = new Map<number, ApiError>();
  let isRejected = false;

  const sendNextChunks = async (): Promise<void> => {
    for (const [index, chunk] of missingChunks) {
      if (isRejected || signal.aborted) return;
      const chunkError = await sendChunk(
        { uploadId: upload.id, index, chunkCount: chunks.length, audio: chunk },
        api,
        signal,
      );
      if (chunkError === undefined) upload.uploadedChunks.add(index);
      else chunkErrors.set(index, chunkError);
      isRejected ||= chunkError !== undefined && !isTransient(chunkError);
    }
  };
  await Promise.all(Array.from({ length: UPLOAD.concurrency }, sendNextChunks));

  const uploadError = toUploadError(chunkErrors);
  if (uploadError !== undefined) throw uploadError;
}
