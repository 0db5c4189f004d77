import { toWordKeys } from './cues.js';
import type { Token } from './tokens.js';

const NEGATIONS = toWordKeys(
  "don't don’t doesn't doesn’t didn't didn’t haven't haven’t hasn't hasn’t can't can’t cannot never not without",
);
const KNOWLEDGE_VERBS = toWordKeys(`
  know knew known use used using work worked learn learned learnt touched touch tried try done program speak
`);
const NONE_WORDS = toWordKeys('no little zero');
const KNOWLEDGE_NOUNS = toWordKeys('experience knowledge idea skill clue');
const WISH_WORDS = toWordKeys('want like hope plan planning eager keen wish willing interested');
const LEARNING_VERBS = toWordKeys('learn learning study studying try get work move use become');
const OTHER_PEOPLE = toWordKeys(`
  colleague coworker boss manager brother sister father mother friend wife husband partner flatmate teammate developer engineer programmer other somebody someone he she they
`);
const ACTION_WORDS = toWordKeys(
  'know knew use used write wrote code coded build built program programmed do did work worked study studied',
);
const HEARSAY_VERBS = toWordKeys('heard read');
const ABOUT_WORDS = toWordKeys('of about');
const CLIENT_WORDS = toWordKeys('customer client competitor employer');
const EXAMPLE_WORDS = toWordKeys('such like including include included were was');
const NEGATION_END_WORDS = toWordKeys('but however although though except instead i we me my');
const MAX_DISTANCE = 4;

/**
 * Returns the positions of tokens where skills do not count because of a negation, a wish or another person: "I don't
 * know any Java", "want to learn Rust", "my brother wrote it in Perl". Each ends with the sentence or at "but" or "I".
 */
export function findNegatedTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const negatedPositions = new Set<number>();
  let isNegating = false;
  for (const [index, { kind, key }] of tokens.entries()) {
    if (kind === 'stop' || NEGATION_END_WORDS.has(key)) isNegating = false;
    else if (startsNegation(tokens, index)) isNegating = true;
    if (isNegating) negatedPositions.add(index);
  }
  return negatedPositions;
}

/** Word pairs that start a negation, with the maximum distance of the second word. */
const NEGATION_PAIRS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>, number])[] = [
  [NEGATIONS, KNOWLEDGE_VERBS, MAX_DISTANCE],
  [NONE_WORDS, KNOWLEDGE_NOUNS, MAX_DISTANCE],
  [WISH_WORDS, LEARNING_VERBS, MAX_DISTANCE],
  [OTHER_PEOPLE, ACTION_WORDS, 1],
  [HEARSAY_VERBS, ABOUT_WORDS, 1],
  [CLIENT_WORDS, EXAMPLE_WORDS, 1],
];

function startsNegation(tokens: readonly Token[], index: number): boolean {
  const key = tokens[index]?.key ?? '';
  return NEGATION_PAIRS.some(
    ([first, second, maxDistance]) =>
      first.has(key) && tokens.slice(index + 1, index + 1 + maxDistance).some((token) => second.has(token.key)),
  );
}
