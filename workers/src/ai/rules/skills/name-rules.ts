import { readData } from '../../../read-data.js';
import { type Skill, toNameKey } from './taxonomy.js';
import { toWordKey } from './word-key.js';

/**
 * The evidence needed for a name that is also an ordinary word, person, place or company: `plain` the exact form (no
 * plural, no singular), `hyphened` its hyphens, `cased` its capitals within a sentence, `strict` its capitals and a cue
 * or another skill beside it, `rare` other skills nearby, `spoken` a statement that the author speaks the language.
 */
export type RequiredEvidence = 'plain' | 'hyphened' | 'cased' | 'strict' | 'rare' | 'spoken';

/**
 * The rule for one ambiguous name; words are stored as keys. A name that is followed or preceded by such a word is a
 * skill whatever its capitals, as is one near the words of `near`; one that is followed by, preceded by or near one of the other words is not.
 */
export interface NameRule {
  readonly name: string;
  readonly requiredEvidence: RequiredEvidence;
  /** Whether it is a programming language, as in "wrote a parser in c". */
  readonly isProgrammingLanguage: boolean;
  readonly followedBy: ReadonlySet<string>;
  readonly precededBy: ReadonlySet<string>;
  readonly notFollowedBy: ReadonlySet<string>;
  readonly notPrecededBy: ReadonlySet<string>;
  readonly near: ReadonlySet<string>;
  readonly notNear: ReadonlySet<string>;
}

/** A line of ambiguous-names.json: the rule for several names, with words as written. */
interface NameRuleEntry {
  readonly names: readonly string[];
  readonly requiredEvidence: RequiredEvidence;
  readonly isProgrammingLanguage?: boolean;
  readonly followedBy?: readonly string[];
  readonly precededBy?: readonly string[];
  readonly notFollowedBy?: readonly string[];
  readonly notPrecededBy?: readonly string[];
  readonly near?: readonly string[];
  readonly notNear?: readonly string[];
}

const toWordKeys = (words: readonly string[] = []): ReadonlySet<string> => new Set(words.map(toWordKey));

function toNameRules({
  names,
  requiredEvidence,
  isProgrammingLanguage = false,
  ...words
}: NameRuleEntry): readonly NameRule[] {
  const wordKeys = {
    followedBy: toWordKeys(words.followedBy),
    precededBy: toWordKeys(words.precededBy),
    notFollowedBy: toWordKeys(words.notFollowedBy),
    notPrecededBy: toWordKeys(words.notPrecededBy),
    near: toWordKeys(words.near),
    notNear: toWordKeys(words.notNear),
  };
  return names.map((name) => ({ name, requiredEvidence, isProgrammingLanguage, ...wordKeys }));
}

/** The names of human languages of one word, which are also nationalities: "Polish", "Turkish coffee". */
const getLanguageNames = (): readonly string[] =>
  (readData('skills/human-languages') as readonly Pick<Skill, 'name' | 'aliases'>[])
    .flatMap(({ name, aliases }) => [name, ...aliases])
    .filter((name) => !name.includes(' '));

export const NAME_RULES: readonly NameRule[] = [
  ...(readData('skills/ambiguous-names') as readonly NameRuleEntry[]),
  { names: getLanguageNames(), requiredEvidence: 'spoken' } as const,
].flatMap(toNameRules);

const ruleByKey = new Map(NAME_RULES.map((rule) => [toNameKey(rule.name), rule]));

/** Returns the rule for a name, or undefined if it is not ambiguous. */
export function findRule(alias: string): NameRule | undefined {
  return ruleByKey.get(toNameKey(alias));
}
