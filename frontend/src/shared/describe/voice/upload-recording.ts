import { UPLOAD } from '@trackrecord/contracts/constants';
import type { ApiError } from '../../api/api-error';
import { endpointRequest } from '../../api/endpoint-request';
import { send } from '../../api/send';
import type { Services } from '../../api/services';

/** A recording on its way to the server: what arrived need not be sent again. */
export interface Upload {
  readonly id: string;
  readonly arrived: Set<number>;
}

/** A timestamp, and something that no other tab has (spec section 9). */
export const newUpload = (): Upload => ({
  id: `${Date.now()}-${crypto.randomUUID().slice(0, 8)}`,
  arrived: new Set(),
});

/** Why a recording did not arrive, as it is told to the person. */
export class UploadFailure extends Error {
  override readonly name = 'UploadFailure';

  constructor(
    message: string,
    /** Whether the server said no: trying again would change nothing. */
    readonly refused: boolean,
  ) {
    super(message);
  }
}

/** Longer than this (ms) nobody waits because a server asks for it. */
const LONGEST_PAUSE = 10_000;

const isPassing = ({ status }: ApiError): boolean =>
  typeof status === 'string' || status >= 500 || status === 408 || status === 429;

const chunksOf = (sound: Blob): readonly Blob[] =>
  Array.from({ length: Math.ceil(sound.size / UPLOAD.chunkSize) }, (_, index) =>
    sound.slice(index * UPLOAD.chunkSize, (index + 1) * UPLOAD.chunkSize, sound.type),
  );

function formOf(id: string, chunk: Blob, index: number, total: number): FormData {
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
    if (error === undefined || signal.aborted || !isPassing(error) || retries === UPLOAD.retries) return error;
    await services.wait(Math.min(Math.max(error.retryAfter ?? 0, UPLOAD.retryDelay), LONGEST_PAUSE));
  }
}

function failureOf(failed: ReadonlyMap<number, ApiError>): UploadFailure | undefined {
  const refusal = [...failed.values()].find((error) => !isPassing(error));
  if (refusal?.error !== undefined) return new UploadFailure(refusal.error, true);
  if (failed.size > 1) return new UploadFailure(`Failed to upload ${failed.size} chunks`, false);
  const [index] = failed.keys();
  if (index === undefined) return undefined;
  return new UploadFailure(`Failed to upload chunk ${index + 1} after ${UPLOAD.retries} retries`, false);
}

/**
 * Sends a recording in chunks of 1 MiB, three at a time, leaving out those that arrived before (spec section 9). What
 * the server refuses ends it; what does not get through does not keep the others from arriving.
 * @throws {UploadFailure} with the text of spec section 8, Transcription.
 */
export async function uploadRecording(
  sound: Blob,
  upload: Upload,
  services: Services,
  signal: AbortSignal,
): Promise<void> {
  const chunks = chunksOf(sound);
  const missing = [...chunks.entries()].filter(([index]) => !upload.arrived.has(index)).values();
  const failed = new Map<number, ApiError>();
  let refused = false;

  const sendInTurn = async (): Promise<void> => {
    for (const [index, chunk] of missing) {
      if (refused || signal.aborted) return;
      const failure = await sendChunk(formOf(upload.id, chunk, index, chunks.length), services, signal);
      if (failure === undefined) upload.arrived.add(index);
      else failed.set(index, failure);
      refused ||= failure !== undefined && !isPassing(failure);
    }
  };
  await Promise.all(Array.from({ length: UPLOAD.concurrency }, sendInTurn));

  const failure = failureOf(failed);
  if (failure !== undefined) throw failure;
}
