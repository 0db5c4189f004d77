import { ENHANCEMENT, type Enhancement, truncateForEnhancement } from '@trackrecord/contracts';
import { findUnsupportedClaims } from '../../truth/find-unsupported-claims.js';
import { detectSkills } from '../skills/detect-skills.js';
import { ORDINARY_WORDS } from '../words/ordinary-words.js';
import { putActionFirst } from './action-first.js';
import { removeFillers } from './fillers.js';
import { splitStatements } from './sentences.js';
import { correctSkillSpelling } from './skill-spelling.js';

/** A list or sentences that still change after this many passes are discarded. */
const MAX_PASSES = 8;

/**
 * Normalizes spacing in any language: one space between words, none before commas or at the ends of lines, at most one
 * empty line.
 */
function tidySpacing(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ +([,;!?])/g, '$1')
    .replace(/(?<=[\p{L}\p{N}]) +\.(?=\s|$)/gu, '.')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Normalizes English punctuation: a space after commas, no repeated marks. */
function tidyPunctuation(text: string): string {
  return text
    .replace(/(?<=\p{L}),(?=\p{L})/gu, ', ')
    .replace(/,(?: ?,)+/g, ',')
    .replace(/([!?])\1+/g, '$1')
    .replace(/(?<=[^\s.])\.\.(?!\.)/g, '.')
    .replace(/([.!?]),/g, '$1');
}

const LINK_AT_END = /(?:\S+@\S+|:\/\/\S+|\bwww\.\S+)$/;
const STARTS_WITH_NAME = /^\S*(?:\p{Ll}\p{Lu}|[\d@:/._\\])/u;

const capitalise = (sentence: string): string =>
  STARTS_WITH_NAME.test(sentence) ? sentence : sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const addFullStop = (sentence: string): string =>
  /[\p{L}\p{N})\]"'%+#]$/u.test(sentence) && !LINK_AT_END.test(sentence)
    ? `${sentence}.`
    : sentence.replace(/[,;]$/, '.');

const capitaliseI = (sentence: string): string =>
  sentence.replace(/(?<![\p{L}\p{N}.'/-])i(?=(?:'(?:m|ve|d|ll))?[\s,.!?]|$)/gu, 'I');

const toSentence = (text: string): string => addFullStop(capitalise(capitaliseI(putActionFirst(text))));

/** Applies all improvements once, formatting the text as sentences or as a list. */
function improve(text: string, isList: boolean): string {
  const statements = splitStatements(tidySpacing(removeFillers(tidyPunctuation(tidySpacing(text)))));
  const hasSeveralStatements = statements.filter(({ isHeading }) => !isHeading).length > 1;
  const lines = statements.map(({ text: content, isHeading }) => {
    if (isHeading) return capitalise(content);
    return hasSeveralStatements && isList ? `• ${toSentence(content)}` : toSentence(content);
  });
  return correctSkillSpelling(lines.join(isList ? '\n' : ' '));
}

/** Applies improvements until the text is stable; returns undefined if it never is. */
function improveUntilStable(text: string, isList: boolean): string | undefined {
  let previousText = text;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const nextText = improve(previousText, isList);
    if (nextText === previousText) return nextText;
    previousText = nextText;
  }
  return undefined;
}

function enhanceText(description: string): string {
  const original = tidySpacing(description);
  if (!isEnglish(original)) return original;
  const improved = [improveUntilStable(original, true), improveUntilStable(original, false)].find(
    (text) =>
      text !== undefined &&
      text !== '' &&
      text.length <= ENHANCEMENT.maxLength &&
      findUnsupportedClaims(description, text).length === 0,
  );
  return improved ?? original;
}

/**
 * Rewrites a description in at most 2000 characters (spec section 9): removes fillers, puts the action first and one
 * statement per line, and corrects the spelling of skills. Adds no claims. In other languages than English only the
 * spacing changes. Idempotent.
 */
export function enhance(description: string): Enhancement {
  const text = enhanceText(truncateForEnhancement(description));
  return { text, skills: detectSkills(text) };
}

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
function isEnglish(text: string): boolean {
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
