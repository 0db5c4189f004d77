import { z } from 'zod';
import { descriptionContext, engine, transcription } from '../ai/suggestions.js';
import { RECORDING_LIMITS } from '../constants.js';

/** The id of an upload, chosen by the client: a timestamp (spec section 9). The server treats it as opaque. */
export const uploadId = z
  .string('Upload ID is required')
  .regex(/^[\w-]{1,64}$/, 'Upload ID must be 1 to 64 letters, digits, _ or -');

const wholeNumber = (name: string) =>
  z
    .string(`${name} is required`)
    .regex(/^\d{1,4}$/, `${name} must be a whole number`)
    .transform(Number);

/** The fields of POST /transcription/transcribe-chunk besides `file`. Chunks are numbered from 0. */
export const chunkFields = z
  .object({
    uploadId,
    chunkIndex: wholeNumber('Chunk index'),
    totalChunks: wholeNumber('Number of chunks').refine(
      (total) => total >= 1 && total <= RECORDING_LIMITS.chunks,
      `A recording has 1 to ${String(RECORDING_LIMITS.chunks)} chunks`,
    ),
  })
  .refine(({ chunkIndex, totalChunks }) => chunkIndex < totalChunks, {
    path: ['chunkIndex'],
    error: 'Chunk index must be below the number of chunks',
  });

/** The whole form of POST /transcription/transcribe-chunk. */
export const chunkUpload = z.object({ ...chunkFields.shape, file: z.file() }).meta({ id: 'TranscribeChunk' });

/** The response to a chunk: the number of chunks received so far. */
export const chunkStored = z
  .object({ success: z.literal(true), received: z.int().positive() })
  .meta({ id: 'ChunkStored' });
export type ChunkStored = z.infer<typeof chunkStored>;

/** POST /transcription/transcribe-finalize. */
export const finalizeBody = z.strictObject({ uploadId, context: descriptionContext }).meta({ id: 'FinalizeRecording' });

/** The response to POST /transcription/transcribe-finalize (spec section 7). */
export const transcriptionResult = z
  .object({
    success: z.literal(true),
    message: z.string(),
    ...transcription.shape,
    engine,
  })
  .meta({ id: 'Transcribed' });
export type TranscriptionResult = z.infer<typeof transcriptionResult>;
