import { z } from 'zod';

/** A variable of the environment, where an empty text means that it is not set. */
const orElse = <Fallback extends string | undefined>(fallback: Fallback) =>
  z
    .string()
    .optional()
    .transform((value) => (value === undefined || value.trim() === '' ? fallback : value));

/**
 * What the offline recogniser reads from the environment, to be spread into a process's own variables. `ASR_MODEL` is a
 * folder as Debian's pocketsphinx-en-us lays it out. `ASR_GRAMMAR` is a JSGF file: with it only what the grammar
 * describes is heard, instead of free English.
 */
export const dictationVariables = {
  FFMPEG: orElse('ffmpeg'),
  FFPROBE: orElse('ffprobe'),
  ASR_MODEL: orElse('/usr/share/pocketsphinx/model/en-us'),
  ASR_GRAMMAR: orElse(undefined),
} as const;

/** The variables of {@link dictationVariables}, read. */
export type DictationConfig = z.infer<z.ZodObject<typeof dictationVariables>>;
