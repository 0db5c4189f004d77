import { CONJUNCTIONS, WEAK_BEFORE } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { isPhraseEnd } from './phrase.js';
import type { Token } from './tokens.js';

const MAX_DISTANCE = 3;

/**
 * Resolves ambiguous names by context: a name in a list with skills is a skill. Two passes, so that evidence spreads
 * from both ends of a list.
 */
export function resolveByContext(tokens: readonly Token[], found: readonly Occurrence[]): Occurrence[] {
  const forward = resolveOnce(tokens, found);
  const both = resolveOnce(tokens, forward.toReversed()).reverse();
  const sentences = numberSentences(tokens);
  const sentencesWithSkills = new Set(both.filter(isSupporting).map(({ first }) => sentences[first]));
  return both.filter(
    (open) => open.verdict === 'sure' || (sentencesWithSkills.has(sentences[open.first]) && isListMember(tokens, open)),
  );
}

/** Returns the sentence number of each token. */
function numberSentences(tokens: readonly Token[]): number[] {
  let sentence = 0;
  return tokens.map(({ kind }) => (kind === 'stop' ? sentence++ : sentence));
}

function isSupporting({ verdict, skill }: Occurrence): boolean {
  return verdict === 'sure' && skill.category !== 'soft';
}

/** Returns true if a name fills a list entry in a sentence with a skill: "linux, phones, word, printers". */
function isListMember(tokens: readonly Token[], { first, last, verdict, skill, rule }: Occurrence): boolean {
  if (verdict === 'doubtful' && rule?.doubt === 'rare' && skill.category !== 'domain') return false;
  const before = tokens[first - 1];
  if (rule?.language && before && CONJUNCTIONS.has(before.key)) return isPhraseEnd(tokens, last);
  const sides = [before?.kind ?? 'stop', tokens[last + 1]?.kind ?? 'stop'];
  return !sides.includes('word') && sides.some((side) => side !== 'stop');
}

function resolveOnce(tokens: readonly Token[], found: readonly Occurrence[]): Occurrence[] {
  const seen: Occurrence[] = [];
  for (const [n, open] of found.entries()) {
    const isResolved =
      open.verdict !== 'sure' && isSupportedByNeighbour(tokens, open, seen.slice(-2).reverse(), found[n + 1]);
    seen.push(isResolved ? { ...open, verdict: 'sure' } : open);
  }
  return seen;
}

/** Returns true if the preceding names (nearest first) and the next one form a list with an unresolved name. */
function isSupportedByNeighbour(
  tokens: readonly Token[],
  open: Occurrence,
  [near, further]: readonly Occurrence[],
  next: Occurrence | undefined,
): boolean {
  if (
    !near ||
    (near.skill.category === 'soft') !== (open.skill.category === 'soft') ||
    !isListedTogether(tokens, open, near)
  ) {
    return false;
  }
  if (open.verdict === 'capitals') return near.verdict !== 'doubtful';
  if (near.verdict !== 'sure' || !canEndList(tokens, open, near, next)) return false;
  return !isAdjacent(open, near) || (further?.verdict === 'sure' && isListedTogether(tokens, near, further));
}

/** Returns true if a list may end or continue on the other side of a name. */
function canEndList(
  tokens: readonly Token[],
  open: Occurrence,
  near: Occurrence,
  next: Occurrence | undefined,
): boolean {
  if (next && isAdjacent(open, next)) return true;
  return near.first < open.first ? isPhraseEnd(tokens, open.last) : canStartPhrase(tokens, open);
}

/** Returns true for adjacent names, as in dictated lists, but also in "SQL access". */
function isAdjacent(one: Occurrence, other: Occurrence): boolean {
  return one.last + 1 === other.first || other.last + 1 === one.first;
}

/** Returns true if only commas, slashes, conjunctions and version numbers separate two names. */
function isListedTogether(tokens: readonly Token[], one: Occurrence, other: Occurrence): boolean {
  const [left, right] = one.first < other.first ? [one, other] : [other, one];
  const between = tokens.slice(left.last + 1, right.first);
  if (right.first - left.last > MAX_DISTANCE + 1) return false;
  return between.every(
    ({ kind, key }) => kind === 'pause' || kind === 'slash' || /^\d/u.test(key) || CONJUNCTIONS.has(key),
  );
}

function canStartPhrase(tokens: readonly Token[], { first }: Occurrence): boolean {
  const before = tokens[first - 1];
  return !before || before.kind !== 'word' || WEAK_BEFORE.has(before.key) || CONJUNCTIONS.has(before.key);
}
