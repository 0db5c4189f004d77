import {
  BUSINESSES,
  GOOD,
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
import { endsPhrase, wordAt } from './phrase.js';
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
  { last, skill, rule }: Match,
  shouted: boolean,
): Verdict {
  const before = wordAt(tokens, first - 1);
  const after = wordAt(tokens, last + 1);
  if (namesABusiness(tokens, last) || (skill.category === 'tools' && namesAnEmployer(tokens, first, last))) return 'no';
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

/** "An insurance company", "a robotics start-up": what others do for a living. */
function namesABusiness(tokens: readonly Token[], last: number): boolean {
  const [one, two] = [wordAt(tokens, last + 1), wordAt(tokens, last + 2)];
  return Boolean(one && (BUSINESSES.has(one.key) || (two?.joined && BUSINESSES.has(`${one.key}-${two.key}`))));
}

/** "Engineer at Slack" and "the SAP campus" are about an employer, "expert at Excel" is about Excel. */
function namesAnEmployer(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, after] = [wordAt(tokens, first - 1), wordAt(tokens, last + 1)];
  if ((before && JOINING.has(before.key)) || (after && PLACES.has(after.key))) return true;
  return before?.key === 'at' && !GOOD.has(wordAt(tokens, first - 2)?.key ?? '');
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
