import { z } from 'zod';

/** An environment variable with a default for unset and empty values. */
const withDefault = (fallback: string) =>
  z
    .string()
    .optional()
    .transform((value) => (value === undefined || value.trim() === '' ? fallback : value));

/**
 * The environment variables of the offline transcriber. `ASR_MODEL` is a folder with acoustic model, dictionary and
 * language model in the layout of Debian's pocketsphinx-en-us.
 */
export const dictationVariables = {
  FFMPEG: withDefault('ffmpeg'),
  FFPROBE: withDefault('ffprobe'),
  ASR_MODEL: withDefault('/usr/share/pocketsphinx/model/en-us'),
} as const;

export type DictationConfig = z.infer<z.ZodObject<typeof dictationVariables>>;
