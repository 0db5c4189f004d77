import { join, resolve } from 'node:path';
import type { DictationConfig } from './dictation-config.js';
import { filterValue } from './filter-value.js';

/** The parts of a model, in a folder as Debian's pocketsphinx-en-us lays it out. */
export interface Model {
  readonly acoustic: string;
  readonly dictionary: string;
  readonly language: string;
}

/** Where the parts of the configured model should be. */
export function modelIn({ ASR_MODEL }: Pick<DictationConfig, 'ASR_MODEL'>): Model {
  const folder = resolve(ASR_MODEL);
  return {
    acoustic: join(folder, 'en-us'),
    dictionary: join(folder, 'cmudict-en-us.dict'),
    language: join(folder, 'en-us.lm.bin'),
  };
}

/** ffmpeg's recogniser (libpocketsphinx) as a filter. */
export const recogniserFilter = ({ acoustic, dictionary, language }: Model): string =>
  `asr=hmm=${filterValue(acoustic)}:dict=${filterValue(dictionary)}:lm=${filterValue(language)}`;
