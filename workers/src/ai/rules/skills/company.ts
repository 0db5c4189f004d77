import { CONJUNCTIONS, GOES_ON, WEAK_BEFORE } from './cues.js';
import type { Occurrence } from './occurrences.js';
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

/** All there is between two pauses, in a list that has a skill elsewhere: "linux, word, phone systems". */
function isWholeMember(tokens: readonly Token[], { first, last, verdict, skill, rule }: Occurrence): boolean {
  if (verdict === 'doubtful' && rule?.doubt === 'rare' && skill.category !== 'domain') return false;
  const [before, after] = [tokens[first - 1], tokens[last + 1]];
  if (rule?.language && before && CONJUNCTIONS.has(before.key)) return !after || GOES_ON.has(after.key);
  const sides = [before?.kind ?? 'stop', after?.kind ?? 'stop'];
  return !sides.includes('word') && sides.some((side) => side !== 'stop');
}

function pass(tokens: readonly Token[], found: readonly Occurrence[]): Occurrence[] {
  const seen: Occurrence[] = [];
  for (const occurrence of found) {
    const last = seen.at(-1);
    const kept = last !== undefined && keepsCompany(tokens, occurrence, last);
    seen.push(kept ? { ...occurrence, verdict: 'sure' } : occurrence);
  }
  return seen;
}

function keepsCompany(tokens: readonly Token[], open: Occurrence, other: Occurrence): boolean {
  if (open.verdict !== 'doubtful' && open.verdict !== 'capitals') return false;
  if ((other.skill.category === 'soft') !== (open.skill.category === 'soft')) return false;
  const [left, right] = other.first < open.first ? [other, open] : [open, other];
  if (!listed(tokens, left, right)) return false;
  if (open.verdict === 'capitals') return other.verdict === 'sure' || other.verdict === 'capitals';
  return other.verdict === 'sure' && (open === right ? endsAfter(tokens, open) : beginsBefore(tokens, open));
}

/** Nothing between two names but commas, slashes, "and" and numbers of versions. */
function listed(tokens: readonly Token[], left: Occurrence, right: Occurrence): boolean {
  const between = tokens.slice(left.last + 1, right.first);
  if (right.first - left.last > FURTHEST + 1) return false;
  return between.every(
    ({ kind, key }) => kind === 'pause' || kind === 'slash' || /^\d/u.test(key) || CONJUNCTIONS.has(key),
  );
}

function endsAfter(tokens: readonly Token[], { last }: Occurrence): boolean {
  const next = tokens[last + 1];
  return !next || next.kind !== 'word' || GOES_ON.has(next.key);
}

function beginsBefore(tokens: readonly Token[], { first }: Occurrence): boolean {
  const before = tokens[first - 1];
  return !before || before.kind !== 'word' || WEAK_BEFORE.has(before.key) || CONJUNCTIONS.has(before.key);
}
