import { AMBIGUOUS_NAMES } from './data/ambiguous-names.js';
import { canonicalSkill, nameKey } from './taxonomy.js';
import { wordKey } from './word-key.js';

/** How much it takes to believe a name that is also a word; data/ambiguous-names.ts says what each means. */
export type Doubt = 'plain' | 'hyphened' | 'cased' | 'strict' | 'rare';

/** What is said about one ambiguous name; words are kept as they are compared. */
export interface NameRule {
  readonly name: string;
  readonly doubt: Doubt;
  /** Whether programs are written in it, so that "wrote a parser in c" can be nothing else. */
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
for (const line of AMBIGUOUS_NAMES.split('\n').filter((line) => line !== '')) readLine(line);

/** `Name, name: doubt; before a, b; not after c` in one line. */
function readLine(line: string): void {
  const [names = '', said = ''] = line.split(': ');
  const [first, ...clauses] = said.split('; ');
  const [level, language] = first?.split(' ') ?? [];
  const doubt = DOUBTS.find((known) => known === level);
  if (!doubt) throw new Error(`No such doubt about "${names}": ${first}`);
  const left = new Map(clauses.map(readClause));
  const take = (clause: string): ReadonlySet<string> => {
    const words = left.get(clause) ?? NO_WORDS;
    left.delete(clause);
    return words;
  };
  const words = {
    before: take('before'),
    after: take('after'),
    notBefore: take('not before'),
    notAfter: take('not after'),
    notNear: take('not near'),
  };
  if (left.size > 0) throw new Error(`Not understood about "${names}": ${[...left.keys()].join(', ')}`);
  for (const name of names.split(', ')) keep({ name, doubt, language: language === 'language', ...words });
}

function keep(rule: NameRule): void {
  const key = nameKey(rule.name);
  if (rules.has(key)) throw new Error(`Two rules for the name "${rule.name}"`);
  if (!canonicalSkill(rule.name)) throw new Error(`A rule for a name that is in no list: "${rule.name}"`);
  rules.set(key, rule);
}

function readClause(clause: string): [string, ReadonlySet<string>] {
  const [, kind = clause, words = ''] = /^((?:not )?(?:before|after|near)) (.+)$/u.exec(clause) ?? [];
  return [kind, new Set(words.split(', ').map(wordKey))];
}

/** What is to be minded about a name that is also an ordinary word; undefined for the others. */
export function ruleFor(alias: string): NameRule | undefined {
  return rules.get(nameKey(alias));
}

/** Every rule there is. */
export const NAME_RULES: readonly NameRule[] = [...rules.values()];
