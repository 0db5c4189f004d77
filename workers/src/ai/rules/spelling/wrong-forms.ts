import { isInDictionary } from '../../language/dictionary.js';
import { IRREGULAR_NOUN_LINES } from '../../language/irregular-forms.js';
import { getIrregularVerbs, type IrregularVerb } from '../../language/irregular-verbs.js';
import { getBaseForms } from '../../language/wordnet.js';
import { toVerbForms } from '../words/verb-forms.js';

let loadedVerbs: ReadonlyMap<string, IrregularVerb> | undefined;
let loadedPlurals: ReadonlyMap<string, string> | undefined;

const getVerb = (mistake: string): IrregularVerb | undefined => {
  loadedVerbs ??= new Map(
    getIrregularVerbs().flatMap((verb) => verb.mistakes.map((form): readonly [string, IrregularVerb] => [form, verb])),
  );
  return loadedVerbs.get(mistake);
};

/** Returns the plural for a regular one of an irregular noun: `children` for `childs`. */
const getPlural = (mistake: string): string | undefined => {
  loadedPlurals ??= new Map(
    IRREGULAR_NOUN_LINES.flatMap(([base = '', plural = '']): readonly (readonly [string, string])[] =>
      plural === `${base}s` ? [] : [[`${base}s`, plural]],
    ),
  );
  return loadedPlurals.get(mistake);
};

const BEFORE_PARTICIPLE = new Set("have has had having 've been be was were is are being got".split(' '));
const ENDS_IN_CONSONANT_AND_YS = /[^aeiou]ys$/;

/** Returns the spelling of the dictionary for a form with a wrong ending: `lorries` for `lorrys`, `controlled`. */
function correctEnding(word: string): string | undefined {
  for (const base of getBaseForms(word)) {
    const regular = toVerbForms(base);
    const doubled = toVerbForms(`${base}+`);
    if (ENDS_IN_CONSONANT_AND_YS.test(word) && word === `${base}s`) return regular.third;
    if (word === regular.past && isInDictionary(doubled.past)) return doubled.past;
    if (word === regular.gerund && isInDictionary(doubled.gerund)) return doubled.gerund;
  }
  return undefined;
}

/** Returns the right form for a wrong one of a known word, which no dictionary has: writed, calfs, lorrys, controled. */
export function correctForm(word: string, previousWord: string): string | undefined {
  const verb = getVerb(word);
  if (verb) return BEFORE_PARTICIPLE.has(previousWord) ? verb.participle : verb.past;
  return getPlural(word) ?? correctEnding(word);
}
