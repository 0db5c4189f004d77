import { isInDictionary } from './dictionary.js';
import { IRREGULAR_VERB_LINES } from './irregular-forms.js';
import { toVerbForms } from '../rules/words/verb-forms.js';

export interface IrregularVerb {
  readonly base: string;
  readonly past: string;
  readonly participle: string;
  /** Its regular past tenses, which are wrong: `writed`, `cutted`. */
  readonly mistakes: readonly string[];
}

let loadedVerbs: readonly IrregularVerb[] | undefined;

/** Returns the irregular verbs. The dictionary tells which regular forms are mistakes. */
export function getIrregularVerbs(): readonly IrregularVerb[] {
  loadedVerbs ??= IRREGULAR_VERB_LINES.map(([base = '', ...forms]) => {
    const regularForms = [toVerbForms(base).past, toVerbForms(`${base}+`).past];
    const [past = base, participle = past] = forms.filter((form) => !regularForms.includes(form));
    return { base, past, participle, mistakes: regularForms.filter((form) => !isInDictionary(form)) };
  });
  return loadedVerbs;
}
