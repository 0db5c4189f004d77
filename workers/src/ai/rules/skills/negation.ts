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
const DENIAL_END_WORDS = toWordKeys('but however although though except instead i we me my');
const MAX_DISTANCE = 4;

/**
 * Returns the positions of tokens where a text denies skills, whoever has them: "no experience with Java is needed". Each
 * denial ends with the sentence or at "but" or "I". Whether their author has them, tells `findDisclaimers`.
 */
export function findDeniedTokens(tokens: readonly Token[]): ReadonlySet<number> {
  const deniedPositions = new Set<number>();
  let isDenied = false;
  for (const [index, { kind, key }] of tokens.entries()) {
    if (kind === 'stop' || DENIAL_END_WORDS.has(key)) isDenied = false;
    else if (startsDenial(tokens, index)) isDenied = true;
    if (isDenied) deniedPositions.add(index);
  }
  return deniedPositions;
}

/** Word pairs that start a denial, with the maximum distance of the second word. */
const DENIAL_PAIRS: readonly (readonly [ReadonlySet<string>, ReadonlySet<string>, number])[] = [
  [NEGATIONS, KNOWLEDGE_VERBS, MAX_DISTANCE],
  [NONE_WORDS, KNOWLEDGE_NOUNS, MAX_DISTANCE],
];

function startsDenial(tokens: readonly Token[], index: number): boolean {
  const key = tokens[index]?.key ?? '';
  return DENIAL_PAIRS.some(
    ([first, second, maxDistance]) =>
      first.has(key) && tokens.slice(index + 1, index + 1 + maxDistance).some((token) => second.has(token.key)),
  );
}
