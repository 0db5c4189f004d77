import { ENHANCEMENT, type Enhancement, truncateForEnhancement } from '@trackrecord/contracts';
import { isEnglish } from '../../language/is-english.js';
import { findUnsupportedClaims } from '../../truth/find-unsupported-claims.js';
import { correctGrammar } from '../grammar/correct-grammar.js';
import { correctSpelling } from '../spelling/correct-spelling.js';
import { detectSkills } from '../skills/detect-skills.js';
import { putActionFirst } from './action-first.js';
import { removeFillers } from './fillers.js';
import { findQuestions, haveSameSubstance } from './questions.js';
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
    .replace(/ ([,;!?])/g, '$1')
    .replace(/(?<=[\p{L}\p{N}]) \.(?=\s|$)/gu, '.')
    .replace(/ ?\n ?/g, '\n')
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

const LINK = /\S@\S|:\/\/\S|\bwww\.\S/;
const endsWithLink = (sentence: string): boolean => LINK.test(sentence.split(/\s/).at(-1) ?? '');
const STARTS_WITH_NAME = /^\S*(?:\p{Ll}\p{Lu}|[\d@:/._\\])/u;

const capitalise = (sentence: string): string =>
  STARTS_WITH_NAME.test(sentence) ? sentence : sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const addFullStop = (sentence: string): string =>
  /[\p{L}\p{N})\]"'%+#]$/u.test(sentence) && !endsWithLink(sentence) ? `${sentence}.` : sentence.replace(/[,;]$/, '.');

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
  const spelled = correctSpelling(original);
  for (const source of new Set([correctGrammar(spelled), spelled, original])) {
    for (const isList of [true, false]) {
      const text = improveUntilStable(source, isList);
      const isAcceptable = text !== undefined && text !== '' && text.length <= ENHANCEMENT.maxLength;
      if (isAcceptable && findUnsupportedClaims(description, text).length === 0) return text;
    }
  }
  return original;
}

/**
 * Rewrites a description in at most 2000 characters (spec section 9): corrects spelling and grammar, removes fillers,
 * puts the action first and one statement per line, and corrects the spelling of skills. Adds no claims. In other
 * languages than English only the spacing changes. Idempotent. Asks what the description does not say if nothing of
 * substance changes.
 */
export function enhance(description: string): Enhancement {
  const source = truncateForEnhancement(description);
  const text = enhanceText(source);
  const skills = detectSkills(text);
  const questions = haveSameSubstance(source, text) && isEnglish(source) ? findQuestions(text, skills) : [];
  return questions.length > 0 ? { text, skills, questions: [...questions] } : { text, skills };
}
