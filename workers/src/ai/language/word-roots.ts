import { BASE_BY_IRREGULAR_FORM } from './irregular-forms.js';
import { toWordKey } from '../rules/skills/word-key.js';
import { ACTION_VERBS } from '../rules/words/action-verbs.js';

const SUFFIX = /(?:ings?|ed|ers?|ors?|es?|s|ions?|ments?|ships?|als?|ly|y|ies|ied)$/;
const DOUBLED_CONSONANT = /([bdgklmnprtz])\1$/;
const MAX_SUFFIXES = 2;
const MIN_STEM_LENGTH = 3;

const BASE_BY_FORM: ReadonlyMap<string, string> = new Map(
  ACTION_VERBS.flatMap(({ base, past, participle, gerund, third }) =>
    [past, participle, gerund, third, base].map((form): readonly [string, string] => [form, base]),
  ),
);

/** Returns a lower-case word without suffixes: the same for hired, hiring and hires. */
export function stem(word: string): string {
  let stemmedWord = word;
  for (let count = 0; count < MAX_SUFFIXES; count += 1) {
    const shorterWord = stemmedWord.replace(SUFFIX, '');
    if (shorterWord.length >= MIN_STEM_LENGTH) stemmedWord = shorterWord;
  }
  return stemmedWord;
}

/** Returns the common root of the forms of a lower-case word, including irregular ones: written and wrote. */
export function getRoot(word: string): string {
  const base = BASE_BY_IRREGULAR_FORM.get(word) ?? BASE_BY_FORM.get(word) ?? word;
  return stem(toWordKey(base)).replace(DOUBLED_CONSONANT, '$1');
}
