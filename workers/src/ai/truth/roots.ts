import { wordKey } from '../rules/skills/word-key.js';
import { ACTION_VERBS } from '../rules/words/action-verbs.js';

const ENDING = /(?:ings?|ed|ers?|ors?|es?|s|ions?|ments?|ships?|als?|ly|y|ies|ied)$/;
const TWICE = /([bdgklmnprtz])\1$/;
const MOST_CUTS = 2;
const SHORTEST = 3;

const BASES: ReadonlyMap<string, string> = new Map(
  ACTION_VERBS.flatMap(({ base, past, participle, gerund, third }) =>
    [past, participle, gerund, third, base].map((form): readonly [string, string] => [form, base]),
  ),
);

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['people', 'person'],
  ['children', 'child'],
  ['men', 'man'],
  ['women', 'woman'],
  ['spent', 'spend'],
  ['thought', 'think'],
  ['held', 'hold'],
  ['fell', 'fall'],
  ['left', 'leave'],
  ['went', 'go'],
]);

/** A word in lower case without its endings, so that hired, hiring and hires are one. */
export function stem(word: string): string {
  let short = word;
  for (let cut = 0; cut < MOST_CUTS; cut += 1) {
    const shorter = short.replace(ENDING, '');
    if (shorter.length >= SHORTEST) short = shorter;
  }
  return short;
}

/** What the forms of a word in lower case have in common, whatever its spelling: written and wrote, people and person. */
export function rootOf(word: string): string {
  const base = IRREGULAR.get(word) ?? BASES.get(word) ?? word;
  return stem(wordKey(base)).replace(TWICE, '$1');
}
