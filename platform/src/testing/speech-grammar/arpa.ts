import { BEGIN, END, type WordPairs } from './word-pairs.js';

/** The probability of a word on its own (base-10 logarithm), the same for all words. */
const WORD_LOG_PROBABILITY = -1;
/** The back-off weight of a word (base-10 logarithm) that makes every pair which is not listed impossible. */
const NO_BACK_OFF_LOG_WEIGHT = -99;

/**
 * Creates a language model in ARPA format that allows only the given word pairs, with equally likely followers.
 * ffmpeg's `asr` filter supports such models, but not grammars.
 */
export function toArpaModel(pairs: WordPairs): string {
  const words = [...new Set([BEGIN, END, ...[...pairs].flatMap(([word, followers]) => [word, ...followers])])].sort();
  const bigrams = [...pairs]
    .flatMap(([word, followers]) =>
      [...followers].map((follower) => ({ word, follower, followerCount: followers.size })),
    )
    .sort((a, b) => (`${a.word} ${a.follower}` < `${b.word} ${b.follower}` ? -1 : 1));
  return [
    '\\data\\',
    `ngram 1=${String(words.length)}`,
    `ngram 2=${String(bigrams.length)}`,
    '',
    '\\1-grams:',
    ...words.map((word) => `${String(WORD_LOG_PROBABILITY)}\t${word}\t${String(NO_BACK_OFF_LOG_WEIGHT)}`),
    '',
    '\\2-grams:',
    ...bigrams.map(
      ({ word, follower, followerCount }) => `${(-Math.log10(followerCount)).toFixed(4)}\t${word} ${follower}`,
    ),
    '',
    '\\end\\',
    '',
  ].join('\n');
}
