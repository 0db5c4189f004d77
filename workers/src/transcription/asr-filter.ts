import { join, resolve } from 'node:path';
import type { DictationConfig } from './dictation-config.js';
import { escapeFilterValue } from './escape-filter-value.js';

/** The paths of a model. */
export interface Model {
  readonly acoustic: string;
  readonly dictionary: string;
  readonly language: string;
}

/** Returns the paths of the configured model, in the layout of Debian's pocketsphinx-en-us. */
export function locateModel({ ASR_MODEL }: Pick<DictationConfig, 'ASR_MODEL'>): Model {
  const folder = resolve(ASR_MODEL);
  return {
    acoustic: join(folder, 'en-us'),
    dictionary: join(folder, 'cmudict-en-us.dict'),
    language: join(folder, 'en-us.lm.bin'),
  };
}

/** Returns ffmpeg's `asr` filter (libpocketsphinx) with a model. */
export const buildAsrFilter = ({ acoustic, dictionary, language }: Model): string =>
  `asr=hmm=${escapeFilterValue(acoustic)}:dict=${escapeFilterValue(dictionary)}:lm=${escapeFilterValue(language)}`;
