import { AMBIGUOUS_NAMES } from './data/ambiguous-names.js';
import { nameKey } from './taxonomy.js';
import { wordKey } from './word-key.js';

/**
 * How much it takes to believe a name that is also a word:
 * `plain` its exact form, `cased` its capitals, `strict` its capitals and a cue or a skill beside it, `rare` the company
 * of other skills or a word of its own.
 */
export type Doubt = 'plain' | 'cased' | 'strict' | 'rare';

/** What is said about one ambiguous name; words are kept as they are compared. */
export interface NameRule {
  readonly name: string;
  readonly doubt: Doubt;
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly notBefore: ReadonlySet<string>;
  readonly notAfter: ReadonlySet<string>;
  readonly notNear: ReadonlySet<string>;
}

const DOUBTS: readonly Doubt[] = ['plain', 'cased', 'strict', 'rare'];
const NO_WORDS: ReadonlySet<string> = new Set();

const rules = new Map<string, NameRule>();
for (const line of AMBIGUOUS_NAMES.split('\n').filter((line) => line !== '')) {
  const rule = readLine(line);
  const key = nameKey(rule.name);
  if (rules.has(key)) throw new Error(`Two rules for the name "${rule.name}"`);
  rules.set(key, rule);
}

/** `Name: doubt; before a, b; not after c` in one line. */
function readLine(line: string): NameRule {
  const [name = '', said = ''] = line.split(': ');
  const [first, ...clauses] = said.split('; ');
  const doubt = DOUBTS.find((known) => known === first);
  if (!doubt) throw new Error(`No such doubt about "${name}": ${first}`);
  const left = new Map(clauses.map(readClause));
  const take = (clause: string): ReadonlySet<string> => {
    const words = left.get(clause) ?? NO_WORDS;
    left.delete(clause);
    return words;
  };
  const rule = {
    name,
    doubt,
    before: take('before'),
    after: take('after'),
    notBefore: take('not before'),
    notAfter: take('not after'),
    notNear: take('not near'),
  };
  if (left.size > 0) throw new Error(`Not understood about "${name}": ${[...left.keys()].join(', ')}`);
  return rule;
}

function readClause(clause: string): [string, ReadonlySet<string>] {
  const [, kind = clause, words = ''] = /^((?:not )?(?:before|after|near)) (.+)$/u.exec(clause) ?? [];
  return [kind, new Set(words.split(', ').map(wordKey))];
}

/** What is to be minded about a name that is also an ordinary word; undefined for the others. */
export function ruleFor(alias: string): NameRule | undefined {
  return rules.get(nameKey(alias));
}

/** Every rule, for the check that each is about a name of the catalogue. */
export const NAME_RULES: readonly NameRule[] = [...rules.values()];
