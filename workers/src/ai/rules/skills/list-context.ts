import { CONJUNCTIONS, WEAK_CUES_BEFORE } from './cues.js';
import type { Occurrence } from './occurrences.js';
import { isPhraseEnd } from './phrase.js';
import { findTagListNames } from './tag-lists.js';
import type { Token } from './tokens.js';

/** The maximum number of tokens between two names of a list. */
const MAX_TOKENS_BETWEEN = 3;

/**
 * Resolves ambiguous names by context: a name in a list with skills is a skill. Two passes, so that evidence spreads
 * from both ends of a list. Skills that are stated as actions show that a sentence is about skills.
 */
export function resolveByContext(
  tokens: readonly Token[],
  occurrences: readonly Occurrence[],
  statedSkills: readonly Occurrence[] = [],
): Occurrence[] {
  const tagListNames = findTagListNames(tokens, occurrences);
  const knownOccurrences = occurrences.map((occurrence): Occurrence =>
    tagListNames.has(occurrence) ? { ...occurrence, verdict: 'sure' } : occurrence,
  );
  const resolvedForwards = resolveOnce(tokens, knownOccurrences);
  const resolvedOccurrences = resolveOnce(tokens, resolvedForwards.toReversed()).reverse();
  const sentenceNumbers = numberSentences(tokens);
  const evidence = [...resolvedOccurrences, ...statedSkills].filter(isListEvidence);
  const getSentences = (occurrences: readonly Occurrence[]) =>
    new Set(occurrences.map(({ first }) => sentenceNumbers[first]));
  const sentencesWithSkills = getSentences(evidence);
  const sentencesWithSoftware = getSentences(evidence.filter(isSoftware));
  return resolvedOccurrences.filter((occurrence) => {
    if (occurrence.verdict === 'sure') return true;
    const sentences = needsSoftware(occurrence) ? sentencesWithSoftware : sentencesWithSkills;
    return sentences.has(sentenceNumbers[occurrence.first]) && isListMember(tokens, occurrence);
  });
}

/** Returns the sentence number of each token. */
function numberSentences(tokens: readonly Token[]): number[] {
  let sentence = 0;
  return tokens.map(({ kind }) => (kind === 'stop' ? sentence++ : sentence));
}

/** Returns true for a name that shows that its sentence lists skills. */
function isListEvidence({ verdict, skill }: Occurrence): boolean {
  return verdict === 'sure' && skill.category !== 'soft';
}

/** Returns true for a product or technology of software: no practice, and of no other trade. */
const isSoftware = ({ skill }: Occurrence): boolean => skill.isTrade !== true && skill.category !== 'domain';

/** Returns true for a name of software that is an ordinary word, which no other skill supports: "packing, ruby". */
const needsSoftware = (occurrence: Occurrence): boolean => occurrence.rule !== undefined && isSoftware(occurrence);

/** Returns true for names that are ordinary words of other trades, too: "assembly, welding". */
const isRareProduct = ({ skill, rule }: Occurrence): boolean =>
  rule?.requiredEvidence === 'rare' && skill.category !== 'domain';

/** Returns true if a name fills a list entry in a sentence with a skill: "linux, phones, word, printers". */
function isListMember(tokens: readonly Token[], occurrence: Occurrence): boolean {
  const { first, last, verdict, rule } = occurrence;
  if (verdict === 'doubtful' && isRareProduct(occurrence)) return false;
  const before = tokens[first - 1];
  if (rule?.isProgrammingLanguage && before && CONJUNCTIONS.has(before.key)) return isPhraseEnd(tokens, last);
  const neighbourKinds = [before?.kind ?? 'stop', tokens[last + 1]?.kind ?? 'stop'];
  return !neighbourKinds.includes('word') && neighbourKinds.some((kind) => kind !== 'stop');
}

function resolveOnce(tokens: readonly Token[], occurrences: readonly Occurrence[]): Occurrence[] {
  const resolvedOccurrences: Occurrence[] = [];
  for (const [index, occurrence] of occurrences.entries()) {
    const isResolved =
      occurrence.verdict !== 'sure' &&
      isSupportedByNeighbour(tokens, occurrence, resolvedOccurrences.slice(-2).reverse(), occurrences[index + 1]);
    resolvedOccurrences.push(isResolved ? { ...occurrence, verdict: 'sure' } : occurrence);
  }
  return resolvedOccurrences;
}

/** Returns true if the preceding names (nearest first) and the next one form a list with an unresolved name. */
function isSupportedByNeighbour(
  tokens: readonly Token[],
  occurrence: Occurrence,
  [nearest, further]: readonly Occurrence[],
  next: Occurrence | undefined,
): boolean {
  if (
    !nearest ||
    (nearest.skill.category === 'soft') !== (occurrence.skill.category === 'soft') ||
    !isListedTogether(tokens, occurrence, nearest)
  ) {
    return false;
  }
  if (needsSoftware(occurrence) && !isSoftware(nearest)) return false;
  if (occurrence.verdict === 'capitals') return nearest.verdict !== 'doubtful';
  if (isRareProduct(occurrence) && nearest.skill.category === 'domain') return false;
  if (nearest.verdict !== 'sure' || !canEndList(tokens, occurrence, nearest, next)) return false;
  return (
    !isAdjacent(occurrence, nearest) || (further?.verdict === 'sure' && isListedTogether(tokens, nearest, further))
  );
}

/** Returns true if a list may end or continue on the other side of a name. */
function canEndList(
  tokens: readonly Token[],
  occurrence: Occurrence,
  nearest: Occurrence,
  next: Occurrence | undefined,
): boolean {
  if (next && isAdjacent(occurrence, next)) return true;
  return nearest.first < occurrence.first ? isPhraseEnd(tokens, occurrence.last) : canStartPhrase(tokens, occurrence);
}

/** Returns true for adjacent names, as in dictated lists, but also in "SQL access". */
function isAdjacent(a: Occurrence, b: Occurrence): boolean {
  return a.last + 1 === b.first || b.last + 1 === a.first;
}

/** Returns true if only commas, slashes, conjunctions and version numbers separate two names. */
function isListedTogether(tokens: readonly Token[], a: Occurrence, b: Occurrence): boolean {
  const [first, second] = a.first < b.first ? [a, b] : [b, a];
  const between = tokens.slice(first.last + 1, second.first);
  if (between.length > MAX_TOKENS_BETWEEN) return false;
  return between.every(
    ({ kind, key }) => kind === 'pause' || kind === 'slash' || /^\d/u.test(key) || CONJUNCTIONS.has(key),
  );
}

function canStartPhrase(tokens: readonly Token[], { first }: Occurrence): boolean {
  const before = tokens[first - 1];
  return !before || before.kind !== 'word' || WEAK_CUES_BEFORE.has(before.key) || CONJUNCTIONS.has(before.key);
}
