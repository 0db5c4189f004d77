import { AMBIGUOUS_NAMES } from './data/ambiguous-names.js';
import { canonicalSkill, toNameKey } from './taxonomy.js';
import { toWordKey } from './word-key.js';

/** The evidence needed for an ambiguous name; see data/ambiguous-names.ts. */
export type Doubt = 'plain' | 'hyphened' | 'cased' | 'strict' | 'rare';

/** The rule for one ambiguous name; words are stored as keys. */
export interface NameRule {
  readonly name: string;
  readonly doubt: Doubt;
  /** Whether it is a programming language, as in "wrote a parser in c". */
  readonly language: boolean;
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
  readonly notBefore: ReadonlySet<string>;
  readonly notAfter: ReadonlySet<string>;
  readonly notNear: ReadonlySet<string>;
}

const DOUBTS: readonly Doubt[] = ['plain', 'hyphened', 'cased', 'strict', 'rare'];
const NO_WORDS: ReadonlySet<string> = new Set();

const rules = new Map<string, NameRule>();
for (const line of AMBIGUOUS_NAMES.split('\n').filter((line) => line !== '')) parseLine(line);

/** Parses `Name, name: doubt; before a, b; not after c`. */
function parseLine(line: string): void {
  const [names = '', definition = ''] = line.split(': ');
  const [first, ...clauses] = definition.split('; ');
  const [level, language] = first?.split(' ') ?? [];
  const doubt = DOUBTS.find((known) => known === level);
  if (!doubt) throw new Error(`No such doubt about "${names}": ${first}`);
  const remaining = new Map(clauses.map(parseClause));
  const takeClause = (clause: string): ReadonlySet<string> => {
    const words = remaining.get(clause) ?? NO_WORDS;
    remaining.delete(clause);
    return words;
  };
  const words = {
    before: takeClause('before'),
    after: takeClause('after'),
    notBefore: takeClause('not before'),
    notAfter: takeClause('not after'),
    notNear: takeClause('not near'),
  };
  if (remaining.size > 0) throw new Error(`Not understood about "${names}": ${[...remaining.keys()].join(', ')}`);
  for (const name of names.split(', ')) addRule({ name, doubt, language: language === 'language', ...words });
}

function addRule(rule: NameRule): void {
  const key = toNameKey(rule.name);
  if (rules.has(key)) throw new Error(`Two rules for the name "${rule.name}"`);
  if (!canonicalSkill(rule.name)) throw new Error(`A rule for a name that is in no list: "${rule.name}"`);
  rules.set(key, rule);
}

function parseClause(clause: string): [string, ReadonlySet<string>] {
  const [, kind = clause, words = ''] = /^((?:not )?(?:before|after|near)) (.+)$/u.exec(clause) ?? [];
  return [kind, new Set(words.split(', ').map(toWordKey))];
}

/** Returns the rule for a name, or undefined if it is not ambiguous. */
export function findRule(alias: string): NameRule | undefined {
  return rules.get(toNameKey(alias));
}

export const NAME_RULES: readonly NameRule[] = [...rules.values()];
