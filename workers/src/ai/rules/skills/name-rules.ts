import { readData } from '../../../read-data.js';
import { toNameKey } from './taxonomy.js';
import { toWordKey } from './word-key.js';

/**
 * The evidence needed for a name that is also an ordinary word, person, place or company: `plain` the exact form (no
 * plural, no singular), `hyphened` its hyphens, `cased` its capitals within a sentence, `strict` its capitals and a cue or
 * another skill beside it, `rare` other skills nearby.
 */
export type RequiredEvidence = 'plain' | 'hyphened' | 'cased' | 'strict' | 'rare';

/**
 * The rule for one ambiguous name; words are stored as keys. A word of `before` after the name, or of `after` before the
 * name, proves the skill whatever the capitals; a word of `notBefore`, `notAfter` or `notNear` rules it out.
 */
export interface NameRule {
  readonly name: string;
  readonly doubt: RequiredEvidence;
  /** Whether it is a programming language, as in "wrote a parser in c". */
  readonly language: boolean;
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly notBefore: ReadonlySet<string>;
  readonly notAfter: ReadonlySet<string>;
  readonly notNear: ReadonlySet<string>;
}

/** A line of ambiguous-names.json: the rule for several names, with words as written. */
interface NameRuleEntry {
  readonly names: readonly string[];
  readonly doubt: RequiredEvidence;
  readonly language?: boolean;
  readonly before?: readonly string[];
  readonly after?: readonly string[];
  readonly notBefore?: readonly string[];
  readonly notAfter?: readonly string[];
  readonly notNear?: readonly string[];
}

const toWordKeys = (words: readonly string[] = []): ReadonlySet<string> => new Set(words.map(toWordKey));

function toNameRules({ names, doubt, language = false, ...words }: NameRuleEntry): readonly NameRule[] {
  const wordKeys = {
    before: toWordKeys(words.before),
    after: toWordKeys(words.after),
    notBefore: toWordKeys(words.notBefore),
    notAfter: toWordKeys(words.notAfter),
    notNear: toWordKeys(words.notNear),
  };
  return names.map((name) => ({ name, doubt, language, ...wordKeys }));
}

export const NAME_RULES: readonly NameRule[] = (readData('skills/ambiguous-names') as readonly NameRuleEntry[]).flatMap(
  toNameRules,
);

const ruleByKey = new Map(NAME_RULES.map((rule) => [toNameKey(rule.name), rule]));

/** Returns the rule for a name, or undefined if it is not ambiguous. */
export function findRule(alias: string): NameRule | undefined {
  return ruleByKey.get(toNameKey(alias));
}
