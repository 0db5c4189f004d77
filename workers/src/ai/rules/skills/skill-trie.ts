import { findRule, type NameRule } from './name-rules.js';
import { SKILLS, type Skill } from './taxonomy.js';
import { tokenize, type Token } from './tokens.js';

/** The skill of a name, the name in the catalogue's spelling, and its rule if it is ambiguous. */
export interface NameEntry {
  readonly skill: Skill;
  readonly name: string;
  readonly rule: NameRule | undefined;
}

interface Node {
  /** Missing at the end of a name, as in most nodes: an empty map takes more memory than all else of them. */
  next?: Map<string, Node>;
  entry?: NameEntry;
}

const root: Node = {};
for (const skill of SKILLS) {
  for (const alias of [skill.name, ...skill.aliases]) addName(alias, skill);
}

function addName(alias: string, skill: Skill): void {
  let node = root;
  for (const { key } of tokenize(alias)) {
    node.next ??= new Map();
    let next = node.next.get(key);
    if (!next) node.next.set(key, (next = {}));
    node = next;
  }
  node.entry = { skill, name: alias, rule: findRule(alias) };
}

/** A name found in a text, with the position of its last token. */
export interface Match extends NameEntry {
  readonly last: number;
}

/** Returns the names that start at a token, longest first. */
export function matchNames(tokens: readonly Token[], first: number): Match[] {
  const matches: Match[] = [];
  let node: Node | undefined = root;
  for (let index = first; node; index++) {
    const token = tokens[index];
    node = token && (node.next?.get(token.key) ?? node.next?.get(removeVersion(token.key)));
    if (node?.entry) matches.unshift({ ...node.entry, last: index });
  }
  return matches;
}

/** Returns the skill with the name of these keys. */
export function findSkill(keys: readonly string[]): Skill | undefined {
  let node: Node | undefined = root;
  for (const key of keys) node = node?.next?.get(key);
  return node?.entry?.skill;
}

/** Removes a version number: Angular2, Java8. Keeps the digits of short names: EC2. */
export function removeVersion(key: string): string {
  if (!/[\d.]$/.test(key)) return key;
  const withoutNumber = key.replace(/(?<=\p{L}{2})\d[\d.]*$/u, '');
  return withoutNumber.length > 2 ? withoutNumber : key;
}
