import { ORDINARY_WORDS } from '../rules/words/ordinary-words.js';

const FOREIGN_FUNCTION_WORDS = new Set(
  `de la el los las una un y en que con para por se les des et le du dans pour avec sur est une und der die das mit ein eine ich
  für von zu im auf den dem nicht het een met van voor op ik och att som är det på jag og til av er jeg il lo gli di che per
  della nel ho sono o os as um uma em do da no na com não eu w z na że jest się ve bir bu için ile pada dan yang untuk dengan ng sa ang mga`
    .trim()
    .split(/\s+/),
);
/** Words that English shares with other languages, which are ignored. */
const SHARED_WORDS = new Set('a an as do in on no so me an is am i'.split(' '));
/** An English text has more than this many ordinary English words per foreign function word. */
const MIN_ENGLISH_WORDS_PER_FOREIGN_WORD = 2;
/** At least one word in this many is an ordinary English word in an English text. */
const MAX_WORDS_PER_ENGLISH_WORD = 12;
const LATIN = /\p{Script=Latin}/u;

/** Returns true if a text is clearly English, judging by its function words and script. */
export function isEnglish(text: string): boolean {
  const letters = [...text.matchAll(/\p{L}/gu)].map(([letter]) => letter);
  const latinCount = letters.filter((letter) => LATIN.test(letter)).length;
  if (latinCount === 0 || latinCount < letters.length) return false;
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const englishCount = words.filter((word) => ORDINARY_WORDS.has(word) && !SHARED_WORDS.has(word)).length;
  const foreignCount = words.filter((word) => FOREIGN_FUNCTION_WORDS.has(word) && !SHARED_WORDS.has(word)).length;
  return (
    englishCount > 0 &&
    englishCount > foreignCount * MIN_ENGLISH_WORDS_PER_FOREIGN_WORD &&
    englishCount * MAX_WORDS_PER_ENGLISH_WORD >= words.length
  );
}
