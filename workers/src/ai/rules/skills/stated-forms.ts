import { readData } from '../../../read-data.js';
import type { Occurrence } from './occurrences.js';
import { canonicalSkill, SKILLS, type Skill } from './taxonomy.js';
import { tokenize, type Token } from './tokens.js';

/** A phrase that states a skill: `head`, up to `gap` other words, `tail`. */
interface StatedForm {
  readonly skill: Skill;
  readonly head: readonly string[];
  readonly gap: number;
  readonly tail: readonly string[];
}

/** Actions that state a skill. None follows from a job alone. */
interface StatedFormsEntry {
  readonly skill: string;
  readonly forms: readonly string[];
}

const MAX_GAP = 4;
const byFirstWord = new Map<string, StatedForm[]>();
for (const entry of readData('skills/stated-forms') as readonly StatedFormsEntry[]) addForms(entry);

/** Adds the forms of a skill: `head` or `head ... tail`, where `...` stands for up to four words. */
function addForms({ skill: name, forms }: StatedFormsEntry): void {
  const canonical = canonicalSkill(name);
  const skill = SKILLS.find((known) => known.name === canonical?.name);
  if (!skill) throw new Error(`A stated form for a skill we do not know: ${name}`);
  for (const form of forms) {
    const [head = '', tail = ''] = form.split(' ... ');
    const heads = toKeys(head);
    const [first = ''] = heads;
    const known = byFirstWord.get(first) ?? [];
    known.push({ skill, head: heads, gap: tail === '' ? 0 : MAX_GAP, tail: toKeys(tail) });
    byFirstWord.set(first, known);
  }
}

function toKeys(words: string): string[] {
  return tokenize(words).map(({ key }) => key);
}

/** Finds skills that are stated as actions, such as "mentored two juniors". */
export function findStatedSkills(tokens: readonly Token[]): Occurrence[] {
  return tokens.flatMap((token, first) =>
    (byFirstWord.get(token.key) ?? []).flatMap((form): Occurrence[] => {
      const last = findEnd(form, tokens, first);
      return last === undefined ? [] : [{ skill: form.skill, first, last, verdict: 'sure' }];
    }),
  );
}

function findEnd({ head, gap, tail }: StatedForm, tokens: readonly Token[], first: number): number | undefined {
  if (!matchesAt(tokens, first, head)) return undefined;
  const after = first + head.length;
  if (tail.length === 0) return after - 1;
  for (let at = after; at <= after + gap; at++) {
    if (matchesAt(tokens, at, tail)) return at + tail.length - 1;
    if (tokens[at]?.kind !== 'word') return undefined;
  }
  return undefined;
}

function matchesAt(tokens: readonly Token[], place: number, keys: readonly string[]): boolean {
  return keys.every((key, n) => tokens[place + n]?.key === key);
}
