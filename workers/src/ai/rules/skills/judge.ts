import {
  GOES_ON,
  JOINING,
  MAKING,
  NAMING,
  PLACES,
  STRONG_AFTER,
  STRONG_BEFORE,
  WEAK_AFTER,
  WEAK_BEFORE,
} from './cues.js';
import type { NameRule } from './name-rules.js';
import { namesAt, type Match } from './skill-trie.js';
import type { Token } from './tokens.js';

/**
 * What is made of a name: `sure` it is the skill, `no` it is not, or its company decides, where `capitals` speak for it
 * already and `doubtful` has nothing for it yet.
 */
export type Verdict = 'sure' | 'capitals' | 'doubtful' | 'no';

const NEAR = 8;
/** How far before a language the verb may stand that says what was made in it. */
const MAKING_NEAR = 12;

/** Weighs what stands around a name; `shouted` for a text all in capitals, where capitals say nothing. */
export function judge(
  tokens: readonly Token[],
  first: number,
  { last, skill }: Match,
  rule: NameRule | undefined,
  shouted: boolean,
): Verdict {
  const before = wordAt(tokens, first - 1);
  const after = wordAt(tokens, last + 1);
  if (
    skill.category === 'tools' &&
    before &&
    (JOINING.has(before.key) || (before.key === 'at' && namesAnEmployer(tokens, first)))
  )
    return 'no';
  if (skill.category === 'tools' && after && PLACES.has(after.key)) return 'no';
  if (!rule) return 'sure';
  if (before && NAMING.has(before.key)) return 'no';

  if (before && rule.notAfter.has(before.key)) return 'no';
  if (after && rule.notBefore.has(after.key)) return 'no';
  if (rule.notNear.size > 0 && nearby(tokens, first, last).some(({ key }) => rule.notNear.has(key))) return 'no';
  if (rule.doubt === 'plain') return 'sure';
  if (rule.doubt === 'hyphened') return tokens.slice(first + 1, last + 1).every(({ joined }) => joined) ? 'sure' : 'no';

  if ((before && rule.after.has(before.key)) || (after && rule.before.has(after.key))) return 'sure';
  if (hyphened(tokens, first, last)) return after?.key === 'based' ? 'sure' : 'no';
  const capitals = !shouted && hasItsCapitals(tokens, first, last, rule.name);
  if (after && STRONG_AFTER.has(after.key)) return 'sure';
  if (strongBefore(tokens, first) && (capitals || endsPhrase(tokens, last))) return 'sure';
  if (rule.language && endsPhrase(tokens, last) && programsIn(tokens, first)) return 'sure';
  if (!capitals) return opensWithIt(tokens, first, rule) && after && WEAK_AFTER.has(after.key) ? 'sure' : 'doubtful';
  if (rule.doubt === 'cased') return 'sure';
  const cued = (before && WEAK_BEFORE.has(before.key)) || (after && WEAK_AFTER.has(after.key));
  return rule.doubt === 'strict' && cued ? 'sure' : 'capitals';
}

function wordAt(tokens: readonly Token[], place: number): Token | undefined {
  const token = tokens[place];
  return token?.kind === 'word' ? token : undefined;
}

/** "Expert at Excel" is about Excel, "engineer at Slack" about an employer. */
function namesAnEmployer(tokens: readonly Token[], first: number): boolean {
  return !/^(?:expert|proficient|skilled|good|great|excellent|adept|competent|best)$/u.test(
    wordAt(tokens, first - 2)?.key ?? '',
  );
}

function nearby(tokens: readonly Token[], first: number, last: number): readonly Token[] {
  return [...tokens.slice(Math.max(0, first - NEAR), first), ...tokens.slice(last + 1, last + 1 + NEAR)];
}

function hyphened(tokens: readonly Token[], first: number, last: number): boolean {
  return Boolean(tokens[first]?.joined) || Boolean(tokens[last + 1]?.joined);
}

function strongBefore(tokens: readonly Token[], first: number): boolean {
  const [one, two] = [wordAt(tokens, first - 2), wordAt(tokens, first - 1)];
  return Boolean(one && two && STRONG_BEFORE.has(`${one.key} ${two.key}`));
}

function endsPhrase(tokens: readonly Token[], last: number): boolean {
  const next = tokens[last + 1];
  return !next || next.kind !== 'word' || GOES_ON.has(next.key);
}

/** "Wrote a parser in c": something is made in it. */
function programsIn(tokens: readonly Token[], first: number): boolean {
  if (wordAt(tokens, first - 1)?.key !== 'in') return false;
  return tokens.slice(Math.max(0, first - MAKING_NEAR), first).some(({ key }) => MAKING.has(key));
}

/** A sentence that begins with the name as it is written, followed by what is made of it: "Flask services". */
function opensWithIt(tokens: readonly Token[], first: number, { doubt, name }: NameRule): boolean {
  return doubt === 'cased' && tokens[first]?.text === name;
}

/** Capitals speak for a name only where they are not those of a sentence's start or of a longer proper name. */
function hasItsCapitals(tokens: readonly Token[], first: number, last: number, name: string): boolean {
  const written = tokens
    .slice(first, last + 1)
    .map(({ text }) => text.replace(/['’]s$/u, ''))
    .join(' ');
  if (written !== name) return false;
  if (/\p{Lu}{2}/u.test(name)) return true;
  const before = tokens[first - 1];
  if (!before || before.kind === 'stop') return false;
  const after = wordAt(tokens, last + 1);
  return (
    !after || !/^\p{Lu}\p{Ll}/u.test(after.text) || STRONG_AFTER.has(after.key) || namesAt(tokens, last + 1).length > 0
  );
}
