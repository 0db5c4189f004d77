import { z } from 'zod';
import { descriptionContext, engine, transcription } from '../ai/suggestions.js';
import { RECORDING_LIMITS } from '../constants.js';

/** The name a client gives an upload: a timestamp (spec section 9). It means nothing to anybody else. */
export const uploadId = z
  .string('Upload ID is required')
  .regex(/^[\w-]{1,64}$/, 'Upload ID must be 1 to 64 letters, digits, _ or -');

const wholeNumber = (name: string) =>
  z
    .string(`${name} is required`)
    .regex(/^\d{1,4}$/, `${name} must be a whole number`)
    .transform(Number);

/** The fields of POST /transcription/transcribe-chunk beside `file`; chunks are counted from 0. */
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
export const chunkUpload = z.object({ ...chunkFields.shape, file: z.file() });

/** The answer to a chunk: how many of the upload are there now. */
export const chunkStored = z.object({ success: z.literal(true), received: z.int().positive() });
export type ChunkStored = z.infer<typeof chunkStored>;

/** POST /transcription/transcribe-finalize. */
export const finalizeBody = z.strictObject({ uploadId, context: descriptionContext });

/** The answer to it (spec section 7). */
export const transcribed = z.object({
  success: z.literal(true),
  message: z.string(),
  ...transcription.shape,
  engine,
});
export type Transcribed = z.infer<typeof transcribed>;
