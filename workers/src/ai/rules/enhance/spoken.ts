/** Sounds that stand for a pause, with the commas about them. */
const PAUSE = /(?:,? )?(?<![\p{L}\p{N}'-])(?:u+m+|u+h+m?|erm+|hm+)(?![\p{L}\p{N}'-])[,.…]*/giu;

const WORD_BEFORE_YOU_KNOW = '(?:as|do|did|if|how|what|that|people|because|would|let|than|when|lets|things?)';
const YOU_KNOW = new RegExp(
  `(?<!\\b${WORD_BEFORE_YOU_KNOW},? ?),? ?(?<![\\w'])(?:you know)\\b,?(?! (?:how|what|that|why|where|who|when|which|if|the|about|your|it|me|my|someone|a|an|of)\\b)`,
  'gi',
);
const BASICALLY = /,? ?(?<![\w'-])basically\b,?/gi;

/** "Like" fills a gap between commas, first in a sentence, and before what somebody was doing; else it compares. */
const LIKE: readonly (readonly [RegExp, string])[] = [
  [/, like,/gi, ''],
  [/(?<=^|[.!?\n] ?)like, /gi, ''],
  [/(?<=\b(?:was|were|am|is|are)) like (?=\p{L}+ing\b)/giu, ' '],
  [/(?<=\b(?:and|so|but)) like (?=(?:i|we|they|it|he|she)\b)/gi, ' '],
];

/** What somebody says before they begin. */
const BEGINNING =
  /(?<=^|[.!?\n] ?)(?:(?:so|well|okay|ok|yeah|yes|right|and|also|then),? )+(?=(?:i|i'm|i've|we|we're|we've|my)\b)/gi;

const SAID_TWICE_ON_PURPOSE =
  'that|had|very|really|so|is|bye|ha|no|yes|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million';
const TWICE = new RegExp(
  `(?<![\\p{L}\\p{N}'-])(?!(?:${SAID_TWICE_ON_PURPOSE})\\b)([\\p{L}][\\p{L}']*)(?: (?:\\1)(?![\\p{L}\\p{N}'./-]))+`,
  'giu',
);
const PAIR_TWICE =
  /(?<![\p{L}\p{N}'-])((?:i|we|in|on|to|for|with|and|of|at|it|the|this|my) \p{L}+) \1(?![\p{L}\p{N}'-])/giu;

/** A name may double a word (Walla Walla), and so two capitals are left alone. */
const once = (whole: string, word: string): string =>
  /^\p{Lu}/u.test(word) && whole.split(' ').every((each) => /^\p{Lu}/u.test(each)) && !/^I$/i.test(word) ? whole : word;

/** An English text without the fillers and stammers of speech. */
export function withoutFillers(text: string): string {
  const spare = LIKE.reduce(
    (said, [pattern, instead]) => said.replace(pattern, instead),
    text.replace(PAUSE, '').replace(YOU_KNOW, '').replace(BASICALLY, ''),
  );
  return spare
    .replace(/^[ ,]+/gm, '')
    .replace(TWICE, once)
    .replace(PAIR_TWICE, '$1')
    .replace(BEGINNING, '');
}
