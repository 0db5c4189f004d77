import { readData } from '../../../read-data.js';
import type { Occurrence } from './occurrences.js';
import { findCanonicalSkill, SKILLS, type Skill } from './taxonomy.js';
import { tokenize, type Token } from './tokens.js';

/** A phrase that states a skill: `head`, up to `gap` other words, `tail`. */
interface StatedForm {
  readonly skill: Skill;
  readonly head: readonly string[];
  readonly gap: number;
  readonly tail: readonly string[];
}

/** A skill and phrases that state it. Phrases that a job alone implies are not listed. */
interface StatedFormsEntry {
  readonly skill: string;
  readonly forms: readonly string[];
}

const MAX_GAP = 4;
const byFirstWord = new Map<string, StatedForm[]>();
for (const entry of readData('skills/stated-forms') as readonly StatedFormsEntry[]) addForms(entry);

/** Adds the forms of a skill: `head` or `head ... tail`, where `...` stands for up to four words. */
function addForms({ skill: name, forms }: StatedFormsEntry): void {
  const canonical = findCanonicalSkill(name);
  const skill = SKILLS.find((candidate) => candidate.name === canonical?.name);
  if (!skill) throw new Error(`Unknown skill in stated-forms.json: ${name}`);
  for (const form of forms) {
    const [head = '', tail = ''] = form.split(' ... ');
    const headKeys = toKeys(head);
    const [first = ''] = headKeys;
    const formsOfWord = byFirstWord.get(first) ?? [];
    formsOfWord.push({ skill, head: headKeys, gap: tail === '' ? 0 : MAX_GAP, tail: toKeys(tail) });
    byFirstWord.set(first, formsOfWord);
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
  for (let index = after; index <= after + gap; index++) {
    if (matchesAt(tokens, index, tail)) return index + tail.length - 1;
    if (tokens[index]?.kind !== 'word') return undefined;
  }
  return undefined;
}

function matchesAt(tokens: readonly Token[], start: number, keys: readonly string[]): boolean {
  return keys.every((key, offset) => tokens[start + offset]?.key === key);
}
