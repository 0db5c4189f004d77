import { STATED_FORMS } from './data/stated-forms.js';
import type { Occurrence } from './occurrences.js';
import { canonicalSkill, SKILLS, type Skill } from './taxonomy.js';
import { tokenize, type Token } from './tokens.js';

/** A way of saying that somebody did a thing: some words, up to a few others, and some words more. */
interface Form {
  readonly skill: Skill;
  readonly head: readonly string[];
  readonly gap: number;
  readonly tail: readonly string[];
}

const MOST_BETWEEN = 4;
const byFirstWord = new Map<string, Form[]>();
for (const line of STATED_FORMS.split('\n').filter((line) => line !== '')) readLine(line);

/** `Skill: form, form ... tail` where `...` stands for up to four words. */
function readLine(line: string): void {
  const [name = '', forms = ''] = line.split(': ');
  const canonical = canonicalSkill(name);
  const skill = SKILLS.find((known) => known.name === canonical?.name);
  if (!skill) throw new Error(`A stated form for a skill we do not know: ${name}`);
  for (const form of forms.split(', ')) {
    const [head = '', tail = ''] = form.split(' ... ');
    const heads = keysOf(head);
    const [first = ''] = heads;
    const known = byFirstWord.get(first) ?? [];
    known.push({ skill, head: heads, gap: tail === '' ? 0 : MOST_BETWEEN, tail: keysOf(tail) });
    byFirstWord.set(first, known);
  }
}

function keysOf(words: string): string[] {
  return tokenize(words).map(({ key }) => key);
}

/** Skills by what is said to have been done, such as "mentored two juniors"; none that is merely likely. */
export function statedIn(tokens: readonly Token[]): Occurrence[] {
  return tokens.flatMap((token, first) =>
    (byFirstWord.get(token.key) ?? []).flatMap((form): Occurrence[] => {
      const last = endOf(form, tokens, first);
      return last === undefined ? [] : [{ skill: form.skill, first, last, verdict: 'sure' }];
    }),
  );
}

function endOf({ head, gap, tail }: Form, tokens: readonly Token[], first: number): number | undefined {
  if (!wordsAt(tokens, first, head)) return undefined;
  const after = first + head.length;
  if (tail.length === 0) return after - 1;
  for (let at = after; at <= after + gap; at++) {
    if (wordsAt(tokens, at, tail)) return at + tail.length - 1;
    if (tokens[at]?.kind !== 'word') return undefined;
  }
  return undefined;
}

function wordsAt(tokens: readonly Token[], place: number, keys: readonly string[]): boolean {
  return keys.every((key, n) => tokens[place + n]?.key === key);
}
