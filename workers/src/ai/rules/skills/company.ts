import { CONJUNCTIONS, WEAK_BEFORE } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { endsPhrase } from './phrase.js';
import type { Token } from './tokens.js';

const FURTHEST = 3;

/**
 * Decides the names that are left open by the company they keep: one that stands in a list with skills is a skill.
 * Two passes, so that a list counts from both of its ends.
 */
export function decided(tokens: readonly Token[], found: readonly Occurrence[]): Occurrence[] {
  const forward = pass(tokens, found);
  const both = pass(tokens, forward.toReversed()).reverse();
  const sentences = sentencesOf(tokens);
  const skilled = new Set(both.filter(speaksForOthers).map(({ first }) => sentences[first]));
  return both.filter(
    (open) => open.verdict === 'sure' || (skilled.has(sentences[open.first]) && isWholeMember(tokens, open)),
  );
}

/** The number of the sentence each token is in. */
function sentencesOf(tokens: readonly Token[]): number[] {
  let sentence = 0;
  return tokens.map(({ kind }) => (kind === 'stop' ? sentence++ : sentence));
}

function speaksForOthers({ verdict, skill }: Occurrence): boolean {
  return verdict === 'sure' && skill.category !== 'soft';
}

/** All there is between two pauses, in a list that has a skill elsewhere: "linux, phones, word, printers". */
function isWholeMember(tokens: readonly Token[], { first, last, verdict, skill, rule }: Occurrence): boolean {
  if (verdict === 'doubtful' && rule?.doubt === 'rare' && skill.category !== 'domain') return false;
  const before = tokens[first - 1];
  if (rule?.language && before && CONJUNCTIONS.has(before.key)) return endsPhrase(tokens, last);
  const sides = [before?.kind ?? 'stop', tokens[last + 1]?.kind ?? 'stop'];
  return !sides.includes('word') && sides.some((side) => side !== 'stop');
}

function pass(tokens: readonly Token[], found: readonly Occurrence[]): Occurrence[] {
  const seen: Occurrence[] = [];
  for (const [n, open] of found.entries()) {
    const kept = open.verdict !== 'sure' && keepsCompany(tokens, open, seen.slice(-2).reverse(), found[n + 1]);
    seen.push(kept ? { ...open, verdict: 'sure' } : open);
  }
  return seen;
}

/** Whether those passed last, the nearest first, and the one that comes next make a list with an open name. */
function keepsCompany(
  tokens: readonly Token[],
  open: Occurrence,
  [near, further]: readonly Occurrence[],
  next: Occurrence | undefined,
): boolean {
  if (!near || (near.skill.category === 'soft') !== (open.skill.category === 'soft') || !listed(tokens, open, near)) {
    return false;
  }
  if (open.verdict === 'capitals') return near.verdict !== 'doubtful';
  if (near.verdict !== 'sure' || !endsList(tokens, open, near, next)) return false;
  return !adjoins(open, near) || (further?.verdict === 'sure' && listed(tokens, near, further));
}

/** Whether the side of a name that is turned away from its neighbour is where a list may end, or go on. */
function endsList(tokens: readonly Token[], open: Occurrence, near: Occurrence, next: Occurrence | undefined): boolean {
  if (next && adjoins(open, next)) return true;
  return near.first < open.first ? endsPhrase(tokens, open.last) : beginsBefore(tokens, open);
}

/** Nothing between two names: so a list is dictated, but also "SQL access". */
function adjoins(one: Occurrence, other: Occurrence): boolean {
  return one.last + 1 === other.first || other.last + 1 === one.first;
}

/** Nothing between two names but commas, slashes, "and" and numbers of versions. */
function listed(tokens: readonly Token[], one: Occurrence, other: Occurrence): boolean {
  const [left, right] = one.first < other.first ? [one, other] : [other, one];
  const between = tokens.slice(left.last + 1, right.first);
  if (right.first - left.last > FURTHEST + 1) return false;
  return between.every(
    ({ kind, key }) => kind === 'pause' || kind === 'slash' || /^\d/u.test(key) || CONJUNCTIONS.has(key),
  );
}

function beginsBefore(tokens: readonly Token[], { first }: Occurrence): boolean {
  const before = tokens[first - 1];
  return !before || before.kind !== 'word' || WEAK_BEFORE.has(before.key) || CONJUNCTIONS.has(before.key);
}
