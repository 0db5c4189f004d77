import { readData } from '../../../read-data.js';
import { ACTION_VERBS } from './action-verbs.js';

const WORD_LISTS = readData('words/ordinary-words') as Readonly<Record<string, readonly string[]>>;

const VERB_FORMS = ACTION_VERBS.flatMap(({ base, past, participle, gerund, third }) => [
  base,
  past,
  participle,
  gerund,
  third,
]);

/** Lower-case words that may start a sentence, where a capital letter does not mark a name. */
export const ORDINARY_WORDS: ReadonlySet<string> = new Set([...Object.values(WORD_LISTS).flat(), ...VERB_FORMS]);
