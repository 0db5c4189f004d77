import { z } from 'zod';

/** An environment variable with a default for unset and empty values. */
const withDefault = <Fallback extends string | undefined>(fallback: Fallback) =>
  z
    .string()
    .optional()
    .transform((value) => (value === undefined || value.trim() === '' ? fallback : value));

/**
 * The environment variables of the offline recogniser. `ASR_MODEL` is a folder with the layout of Debian's
 * pocketsphinx-en-us. `ASR_GRAMMAR` is an optional JSGF file that restricts what is recognised; without it the
 * recogniser uses free English.
 */
export const dictationVariables = {
  FFMPEG: withDefault('ffmpeg'),
  FFPROBE: withDefault('ffprobe'),
  ASR_MODEL: withDefault('/usr/share/pocketsphinx/model/en-us'),
  ASR_GRAMMAR: withDefault(undefined),
} as const;

export type DictationConfig = z.infer<z.ZodObject<typeof dictationVariables>>;
