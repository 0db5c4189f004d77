import { BEGIN, END, type WordPairs } from './word-pairs.js';

/** Logarithms to base 10: as good as impossible, and any word alone. */
const NEVER = -99;
const ALONE = -1;

/**
 * A language model in ARPA format in which only the given word pairs occur, each follower of a word as likely as the
 * others. ffmpeg's recogniser takes such models, but no grammars.
 */
export function arpaModel(pairs: WordPairs): string {
  const words = [...new Set([BEGIN, END, ...[...pairs].flatMap(([word, followers]) => [word, ...followers])])].sort();
  const bigrams = [...pairs]
    .flatMap(([word, followers]) => [...followers].map((follower) => ({ word, follower, of: followers.size })))
    .sort((one, other) => (`${one.word} ${one.follower}` < `${other.word} ${other.follower}` ? -1 : 1));
  return [
    '\\data\\',
    `ngram 1=${String(words.length)}`,
    `ngram 2=${String(bigrams.length)}`,
    '',
    '\\1-grams:',
    ...words.map((word) => `${String(ALONE)}\t${word}\t${String(NEVER)}`),
    '',
    '\\2-grams:',
    ...bigrams.map(({ word, follower, of }) => `${(-Math.log10(of)).toFixed(4)}\t${word} ${follower}`),
    '',
    '\\end\\',
    '',
  ].join('\n');
}
