import { z } from 'zod';

/**
 * What the offline recogniser reads from the environment, to be spread into a process's own variables. `ASR_MODEL` is a
 * folder as Debian's pocketsphinx-en-us lays it out. `ASR_GRAMMAR` is a JSGF file: with it only what the grammar
 * describes is heard, instead of free English.
 */
export const dictationVariables = {
  FFMPEG: z.string().min(1).default('ffmpeg'),
  FFPROBE: z.string().min(1).default('ffprobe'),
  ASR_MODEL: z.string().min(1).default('/usr/share/pocketsphinx/model/en-us'),
  ASR_GRAMMAR: z.string().min(1).optional(),
} as const;

/** The variables of {@link dictationVariables}, read. */
export type DictationConfig = z.infer<z.ZodObject<typeof dictationVariables>>;
