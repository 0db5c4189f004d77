import { UPLOAD } from '@trackrecord/contracts/constants';
import type { ApiError } from '../../api/api-error';
import { endpointRequest } from '../../api/endpoint-request';
import { send } from '../../api/send';
import type { Services } from '../../api/services';

/** A recording on its way to the server: what arrived need not be sent again. */
export interface Upload {
  readonly id: string;
  readonly uploadedChunks: Set<number>;
}

/** A timestamp, and something that no other tab has (spec section 9). */
export const createUpload = (): Upload => ({
  id: `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`,
  uploadedChunks: new Set(),
});

/** Why a recording did not arrive, as it is told to the person. */
export class UploadError extends Error {
  override readonly name = 'UploadFailure';

  constructor(
    message: string,
    /** Whether the server said no: trying again would change nothing. */
    readonly isRejected: boolean,
  ) {
    super(message);
  }
}

/** Longer than this (ms) nobody waits because a server asks for it. */
const MAX_RETRY_DELAY_MS = 10_000;

const isTransient = ({ status }: ApiError): boolean =>
  typeof status === 'string' || status >= 500 || status === 408 || status === 429;

const splitIntoChunks = (sound: Blob): readonly Blob[] =>
  Array.from({ length: Math.ceil(sound.size / UPLOAD.chunkSize) }, (_, index) =>
    sound.slice(index * UPLOAD.chunkSize, (index + 1) * UPLOAD.chunkSize, sound.type),
  );

function toFormData(id: string, chunk: Blob, index: number, total: number): FormData {
  const form = new FormData();
  form.set('uploadId', id);
  form.set('chunkIndex', String(index));
  form.set('totalChunks', String(total));
  form.set('file', chunk, `chunk-${index}`);
  return form;
}

/** Sends a chunk, up to 3 times more; why it did not arrive, where it did not. */
async function sendChunk(body: FormData, services: Services, signal: AbortSignal): Promise<ApiError | undefined> {
  const request = endpointRequest('POST /api/transcription/transcribe-chunk', { body, timeout: UPLOAD.timeout });
  for (let retries = 0; ; retries += 1) {
    const { error } = await send(request, services, signal);
    if (error === undefined || signal.aborted || !isTransient(error) || retries === UPLOAD.retries) return error;
    await services.wait(Math.min(Math.max(error.retryAfter ?? 0, UPLOAD.retryDelay), MAX_RETRY_DELAY_MS));
  }
}

function toUploadError(failed: ReadonlyMap<number, ApiError>): UploadError | undefined {
  const rejection = [...failed.values()].find((error) => !isTransient(error));
  if (rejection?.error !== undefined) return new UploadError(rejection.error, true);
  if (failed.size > 1) return new UploadError(`Failed to upload ${failed.size} chunks`, false);
  const [index] = failed.keys();
  if (index === undefined) return undefined;
  return new UploadError(`Failed to upload chunk ${index + 1} after ${UPLOAD.retries} retries`, false);
}

/**
 * Sends a recording in chunks of 1 MiB, three at a time, leaving out those that arrived before (spec section 9). What
 * the server refuses ends it; what does not get through does not keep the others from arriving.
 * @throws {UploadError} with the text of spec section 8, Transcription.
 */
export async function uploadRecording(
  sound: Blob,
  upload: Upload,
  services: Services,
  signal: AbortSignal,
): Promise<void> {
  const chunks = splitIntoChunks(sound);
  const missing = [...chunks.entries()].filter(([index]) => !upload.uploadedChunks.has(index)).values();
  const failed = new Map<number, ApiError>();
  let isRejected = false;

  const sendNextChunks = async (): Promise<void> => {
    for (const [index, chunk] of missing) {
      if (isRejected || signal.aborted) return;
      const chunkError = await sendChunk(toFormData(upload.id, chunk, index, chunks.length), services, signal);
      if (chunkError === undefined) upload.uploadedChunks.add(index);
      else failed.set(index, chunkError);
      isRejected ||= chunkError !== undefined && !isTransient(chunkError);
    }
  };
  await Promise.all(Array.from({ length: UPLOAD.concurrency }, sendNextChunks));

  const uploadError = toUploadError(failed);
  if (uploadError !== undefined) throw uploadError;
}
