/** Filler sounds with the commas around them. */
const FILLER_SOUND = /(?:,? )?(?<![\p{L}\p{N}'-])(?:u+m+|u+h+m?|erm+|hm+)(?![\p{L}\p{N}'-])[,.…]*/giu;

const NOT_A_FILLER_AFTER = '(?:as|do|did|if|how|what|that|people|because|would|let|than|when|lets|things?)';
const YOU_KNOW = new RegExp(
  `(?<!\\b${NOT_A_FILLER_AFTER},? ?),? ?(?<![\\w'])(?:you know)\\b,?(?! (?:how|what|that|why|where|who|when|which|if|the|about|your|it|me|my|someone|a|an|of)\\b)`,
  'gi',
);
const BASICALLY = /,? ?(?<![\w'-])basically\b,?/gi;

/** "Like" as a filler: between commas, at the start of a sentence, in "was like doing", "and like we" and "doing like the". */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/, like,/gi, ''],
  [/(?<=^|[.!?\n] ?)like, /gi, ''],
  [/(?<=\b(?:was|were|am|is|are)) like (?=\p{L}+ing\b)/giu, ' '],
  [/(?<=\b(?:and|so|but)) like (?=(?:i|we|they|it|he|she)\b)/gi, ' '],
  [/(?<=\b(?:did|doing)) like (?=(?:the|all|some|my)\b)/gi, ' '],
];

/** Fillers at the start of a sentence. */
const SENTENCE_OPENERS =
  /(?<=^|[.!?\n] ?)(?:(?:so|well|okay|ok|yeah|yes|right|and|also|then),? )+(?=(?:i|i'm|i've|we|we're|we've|my)\b)/gi;

const ALLOWED_REPETITIONS =
  'that|had|very|really|so|is|bye|ha|no|yes|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';
const REPEATED_WORD = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?!(?:${ALLOWED_REPETITIONS})\\b)([\\p{L}][\\p{L}']*)(?: (?:\\1)(?![\\p{L}\\p{N}'./-]))+`,
  'giu',
);
const REPEATED_PAIR =
  /(?<![\p{L}\p{N}'-])((?:i|we|in|on|to|for|with|and|of|at|it|the|this|my) \p{L}+) \1(?![\p{L}\p{N}'-])/giu;

/** Keeps repeated capitalised words, which may be a name (Walla Walla). */
const keepNames = (match: string, word: string): string =>
  /^\p{Lu}/u.test(word) && match.split(' ').every((part) => /^\p{Lu}/u.test(part)) && !/^I$/i.test(word) ? match : word;

/** Removes fillers and repeated words from an English text. */
export function removeFillers(text: string): string {
  const cleaned = LIKE.reduce(
    (result, [pattern, replacement]) => result.replace(pattern, replacement),
    text.replace(FILLER_SOUND, '').replace(YOU_KNOW, '').replace(BASICALLY, ''),
  );
  return cleaned
    .replace(/^[ ,]+/gm, '')
    .replace(REPEATED_WORD, keepNames)
    .replace(REPEATED_PAIR, '$1')
    .replace(SENTENCE_OPENERS, '');
}
