import type { DescriptionContext } from '@trackrecord/contracts';
import { RESPONSE_TIMEOUTS_MS, UPLOAD } from '@trackrecord/contracts/constants';
import { endpointRequest } from '../../api/endpoint-request';
import { fileApi } from '../../api/file-api';
import { isRecord } from '../../is-record';

/** A part of a recording; `index` starts at 0. */
export interface Chunk {
  readonly uploadId: string;
  readonly index: number;
  readonly chunkCount: number;
  readonly audio: Blob;
  readonly correlationId?: string | undefined;
}

interface FinalizeInput {
  readonly uploadId: string;
  readonly context: DescriptionContext;
  readonly correlationId: string | undefined;
}

function toFormData({ uploadId, index, chunkCount, audio }: Chunk): FormData {
  const form = new FormData();
  form.set('uploadId', uploadId);
  form.set('chunkIndex', String(index));
  form.set('totalChunks', String(chunkCount));
  form.set('file', audio, `chunk-${index}`);
  return form;
}

/** Slightly longer than the deadline of the server. */
const FINALIZE_TIMEOUT_MS = RESPONSE_TIMEOUTS_MS.transcription + 10_000;

/** Endpoints of the dictation (spec section 7). */
export const transcriptionApi = fileApi.injectEndpoints({
  endpoints: (build) => ({
    uploadChunk: build.mutation<unknown, Chunk>({
      query: (chunk) =>
        endpointRequest('POST /api/transcription/transcribe-chunk', {
          body: toFormData(chunk),
          timeoutMs: UPLOAD.timeoutMs,
          correlationId: chunk.correlationId,
        }),
    }),
    finalizeUpload: build.mutation<unknown, FinalizeInput>({
      query: ({ correlationId, ...body }) =>
        endpointRequest('POST /api/transcription/transcribe-finalize', {
          body,
          timeoutMs: FINALIZE_TIMEOUT_MS,
          correlationId,
        }),
      transformResponse: (response, meta) => (isRecord(response) ? { ...response, ...meta } : response),
    }),
  }),
});

export const { useUploadChunkMutation, useFinalizeUploadMutation } = transcriptionApi;
