import {
  BUSINESS_WORDS,
  PRAISE_WORDS,
  EMPLOYMENT_VERBS,
  LINKING_CUES,
  MAKING_VERBS,
  NAMING_WORDS,
  COMPANY_WORDS,
  STRONG_CUES_AFTER,
  STRONG_CUES_BEFORE,
  WEAK_CUES_AFTER,
  WEAK_CUES_BEFORE,
} from './cues.js';
import { isEnumeratedLetter } from './enumerated-letters.js';
import type { NameRule } from './name-rules.js';
import { isPhraseEnd, getWordAt } from './phrase.js';
import { matchNames, type Match } from './skill-trie.js';
import { isSpokenLanguage } from './spoken-languages.js';
import type { Token } from './tokens.js';

/**
 * The verdict on a name: `sure` is a skill, `no` is not, the others depend on the context: `capitals` with a
 * distinctive spelling, `doubtful` without.
 */
export type Verdict = 'sure' | 'capitals' | 'doubtful' | 'no';

const NEARBY_TOKEN_COUNT = 8;
/** Maximum distance of the verb before a language. */
const MAKING_VERB_DISTANCE = 12;

/** Judges a name by its surroundings. Capitals are ignored if the text is all caps. */
export function judgeMatch(
  tokens: readonly Token[],
  first: number,
  { last, skill, rule }: Match,
  isAllCaps: boolean,
): Verdict {
  const before = getWordAt(tokens, first - 1);
  const after = getWordAt(tokens, last + 1);
  if (isBusinessDescription(tokens, last) || (skill.category === 'tools' && isEmployer(tokens, first, last)))
    return 'no';
  if (!rule) return 'sure';
  if (before && NAMING_WORDS.has(before.key)) return 'no';

  if (before && rule.notPrecededBy.has(before.key)) return 'no';
  if (after && rule.notFollowedBy.has(after.key)) return 'no';
  if (isNear(tokens, first, last, rule.notNear)) return 'no';
  if (rule.name.length === 1 && isEnumeratedLetter(tokens, first)) return 'no';
  if (rule.requiredEvidence === 'plain') return 'sure';
  if (rule.requiredEvidence === 'spoken') return isSpokenLanguage(tokens, first, last) ? 'sure' : 'doubtful';
  if (rule.requiredEvidence === 'hyphened')
    return tokens.slice(first + 1, last + 1).every(({ isJoined }) => isJoined) ? 'sure' : 'no';

  if ((before && rule.precededBy.has(before.key)) || (after && rule.followedBy.has(after.key))) return 'sure';
  if (isNear(tokens, first, last, rule.near)) return 'sure';
  if (isHyphenated(tokens, first, last)) return after?.key === 'based' ? 'sure' : 'no';
  const isCapitalised = !isAllCaps && hasDistinctiveCapitals(tokens, first, last, rule.name);
  if (after && STRONG_CUES_AFTER.has(after.key)) return 'sure';
  if (hasStrongCueBefore(tokens, first) && (isCapitalised || isPhraseEnd(tokens, last))) return 'sure';
  if (rule.isProgrammingLanguage && isPhraseEnd(tokens, last) && isProgrammedIn(tokens, first)) return 'sure';
  if (!isCapitalised)
    return hasRequiredCapitals(tokens, first, rule) && after && WEAK_CUES_AFTER.has(after.key) ? 'sure' : 'doubtful';
  if (rule.requiredEvidence === 'cased') return 'sure';
  const hasCueBefore =
    before && WEAK_CUES_BEFORE.has(before.key) && (!LINKING_CUES.has(before.key) || canEndPhrase(tokens, last));
  const hasCue = hasCueBefore || (after && WEAK_CUES_AFTER.has(after.key));
  return rule.requiredEvidence === 'strict' && hasCue ? 'sure' : 'capitals';
}

/** Returns true if a phrase may end with a name, or continues with another name: "in Go", but not "on Rust stains". */
const canEndPhrase = (tokens: readonly Token[], last: number): boolean =>
  isPhraseEnd(tokens, last) || matchNames(tokens, last + 1).length > 0;

/** Matches "an insurance company", "a robotics start-up". */
function isBusinessDescription(tokens: readonly Token[], last: number): boolean {
  const [next, secondNext] = [getWordAt(tokens, last + 1), getWordAt(tokens, last + 2)];
  return Boolean(
    next &&
    (BUSINESS_WORDS.has(next.key) || (secondNext?.isJoined && BUSINESS_WORDS.has(`${next.key}-${secondNext.key}`))),
  );
}

/** Matches "engineer at Slack" and "the SAP campus", but not "expert at Excel". */
function isEmployer(tokens: readonly Token[], first: number, last: number): boolean {
  const [before, after] = [getWordAt(tokens, first - 1), getWordAt(tokens, last + 1)];
  if ((before && EMPLOYMENT_VERBS.has(before.key)) || (after && COMPANY_WORDS.has(after.key))) return true;
  return before?.key === 'at' && !PRAISE_WORDS.has(getWordAt(tokens, first - 2)?.key ?? '');
}

/** Returns true if one of the words is within a few tokens of a name. */
const isNear = (tokens: readonly Token[], first: number, last: number, words: ReadonlySet<string>): boolean =>
  words.size > 0 &&
  [
    ...tokens.slice(Math.max(0, first - NEARBY_TOKEN_COUNT), first),
    ...tokens.slice(last + 1, last + 1 + NEARBY_TOKEN_COUNT),
  ].some(({ key }) => words.has(key));

function isHyphenated(tokens: readonly Token[], first: number, last: number): boolean {
  return Boolean(tokens[first]?.isJoined) || Boolean(tokens[last + 1]?.isJoined);
}

function hasStrongCueBefore(tokens: readonly Token[], first: number): boolean {
  const [secondLast, previous] = [getWordAt(tokens, first - 2), getWordAt(tokens, first - 1)];
  return Boolean(secondLast && previous && STRONG_CUES_BEFORE.has(`${secondLast.key} ${previous.key}`));
}

/** Matches "wrote a parser in c". */
function isProgrammedIn(tokens: readonly Token[], first: number): boolean {
  if (getWordAt(tokens, first - 1)?.key !== 'in') return false;
  return tokens.slice(Math.max(0, first - MAKING_VERB_DISTANCE), first).some(({ key }) => MAKING_VERBS.has(key));
}

/** Returns true if a name that needs its capitals has them, also at the start of a sentence: "Flask services". */
function hasRequiredCapitals(tokens: readonly Token[], first: number, { requiredEvidence, name }: NameRule): boolean {
  return requiredEvidence === 'cased' && tokens[first]?.text === name;
}

/**
 * Returns true if a name has its exact capitals, and not only at the start of a sentence or in a longer proper name.
 */
function hasDistinctiveCapitals(tokens: readonly Token[], first: number, last: number, name: string): boolean {
  const writtenName = tokens
    .slice(first, last + 1)
    .map(({ text }) => text.replace(/['’]s$/u, ''))
    .join(' ');
  if (writtenName !== name) return false;
  if (/\p{Lu}{2}/u.test(name)) return true;
  const before = tokens[first - 1];
  if (!before || before.kind === 'stop') return false;
  const after = getWordAt(tokens, last + 1);
  return (
    !after ||
    !/^\p{Lu}\p{Ll}/u.test(after.text) ||
    STRONG_CUES_AFTER.has(after.key) ||
    matchNames(tokens, last + 1).length > 0
  );
}
