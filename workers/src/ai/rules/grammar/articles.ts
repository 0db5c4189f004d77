import { getBaseForms } from '../../language/wordnet.js';
import { NEUTRAL_WORDS } from '../../truth/neutral-words.js';

const VOWEL = /^[aeiou]/i;
/** Words that begin with the sound of "you" or "won": a user, a European, a one-off. */
const CONSONANT_SOUND =
  /^(?:eu|ewe|ubiq|ug[ae]|uk|unanim|uni[cfloqstv]|ur[aeiou]|us[aeu]|ut[aeio]|one(?!\p{L})|once)/iu;
const SILENT_H = /^(?:hour|honest|honou?r|heir)/i;
/** Words with h that some say "an" before. */
const OPTIONAL_H = /^(?:h[aeiouy]?(?:st|rb|tel)|habitual|heroic|horrific|hysteri)/i;
/** After these, "a" is a letter: grade a, vitamin a. */
const BEFORE_LETTER =
  /(?<!\p{L})(?:appendix|band|block|category|class|grade|group|hepatitis|influenza|league|level|option|plan|section|series|team|the|tier|type|vitamin) $/iu;
const NEVER_AFTER_ARTICLE = new Set(
  'about above after all along also although always among and any are around as because been before behind being below between by for from had has have however if in into is it its of off on only onto or our out outside over own since so than that the their them then there these they this those through to under until up upon us was were when where which while who with within without'.split(
    ' ',
  ),
);

const ARTICLE = /(?<![\p{L}\p{N}.'’/&+-])([Aa]n?) (?=(\p{L}\p{Ll}{2,})(?![\p{L}\p{N}.'’/]))/gu;
const LOOKED_BACK = 14;
const SENTENCE_START = new RegExp(String.raw`(?:^|[.!?:•\n-])\s{0,${LOOKED_BACK}}$`);

const startsWithVowelSound = (word: string): boolean =>
  VOWEL.test(word) ? !CONSONANT_SOUND.test(word) : SILENT_H.test(word);

/** Returns true for nouns and adjectives, and for names. An unknown word may be an acronym: "a api", "an sms". */
const mayFollowArticle = (word: string): boolean =>
  !NEVER_AFTER_ARTICLE.has(word.toLowerCase()) &&
  (/^\p{Lu}/u.test(word) || NEUTRAL_WORDS.has(word) || getBaseForms(word).length > 0);

/** Corrects the articles of an English text ("a award", "an user"), but not single letters and acronyms. */
export const correctArticles = (text: string): string =>
  text.replace(ARTICLE, (match, article: string, word: string, index: number) => {
    const before = text.slice(Math.max(0, index - LOOKED_BACK), index);
    const isLetter = BEFORE_LETTER.test(before) || (article.startsWith('A') && !SENTENCE_START.test(before));
    if (isLetter || !mayFollowArticle(word) || (article.length === 2 && OPTIONAL_H.test(word))) return match;
    return `${article.charAt(0)}${startsWithVowelSound(word) ? 'n' : ''} `;
  });
