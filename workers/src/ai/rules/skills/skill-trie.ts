import { ruleFor, type NameRule } from './name-rules.js';
import { SKILLS, type Skill } from './taxonomy.js';
import { tokenize, type Token } from './tokens.js';

/** What a name leads to: the skill, the name as the catalogue writes it, and what is to be minded about it. */
export interface Named {
  readonly skill: Skill;
  readonly alias: string;
  readonly rule: NameRule | undefined;
}

interface Node {
  readonly next: Map<string, Node>;
  named?: Named;
}

const root: Node = { next: new Map() };
for (const skill of SKILLS) {
  for (const alias of [skill.name, ...skill.aliases]) place(alias, skill);
}

function place(alias: string, skill: Skill): void {
  let node = root;
  for (const { key } of tokenize(alias)) {
    let next = node.next.get(key);
    if (!next) node.next.set(key, (next = { next: new Map() }));
    node = next;
  }
  node.named = { skill, alias, rule: ruleFor(alias) };
}

/** A name found in a text, and the place of its last token. */
export interface Match extends Named {
  readonly last: number;
}

/** The names that begin at a token, the longest first; it looks no further ahead than the longest name we know. */
export function namesAt(tokens: readonly Token[], first: number): Match[] {
  const found: Match[] = [];
  let node: Node | undefined = root;
  for (let place = first; node; place++) {
    const token = tokens[place];
    node = token && (node.next.get(token.key) ?? node.next.get(withoutVersion(token.key)));
    if (node?.named) found.unshift({ ...node.named, last: place });
  }
  return found;
}

/** The skill that goes by these words. */
export function skillOf(keys: readonly string[]): Skill | undefined {
  let node: Node | undefined = root;
  for (const key of keys) node = node?.next.get(key);
  return node?.named?.skill;
}

/** Angular2 and Java8 are Angular and Java, where a name with its number is not known by itself. */
export function withoutVersion(key: string): string {
  const bare = key.replace(/(?<=\p{L}{2})\d[\d.]*$/u, '');
  return bare.length > 2 ? bare : key;
}
