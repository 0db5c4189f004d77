import { cutDescription, ENHANCEMENT, type Enhancement } from '@trackrecord/contracts';
import { findUnsupportedClaims } from '../../truth/find-unsupported-claims.js';
import { detectSkills } from '../skills/detect-skills.js';
import { isEnglish } from './language.js';
import { actionFirst } from './opening.js';
import { statementsOf } from './sentences.js';
import { withSkillsSpelled } from './skill-spelling.js';
import { withoutFillers } from './spoken.js';
import { tidy, tidyMarks } from './tidy.js';

/** More rounds than any text needs; one that has not settled by then is left as it was. */
const MOST_ROUNDS = 8;

const LINK_AT_END = /(?:\S+@\S+|:\/\/\S+|\bwww\.\S+)$/;
const NO_PLAIN_WORD = /^\S*(?:\p{Ll}\p{Lu}|[\d@:/._\\])/u;

const begun = (sentence: string): string =>
  NO_PLAIN_WORD.test(sentence) ? sentence : sentence.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const ended = (sentence: string): string =>
  /[\p{L}\p{N})\]"'%+#]$/u.test(sentence) && !LINK_AT_END.test(sentence)
    ? `${sentence}.`
    : sentence.replace(/[,;]$/, '.');

const withCapitalI = (sentence: string): string =>
  sentence.replace(/(?<![\p{L}\p{N}.'/-])i(?=(?:'(?:m|ve|d|ll))?[\s,.!?]|$)/gu, 'I');

const sentence = (text: string): string => ended(begun(withCapitalI(actionFirst(text))));

/** One round of everything we know to improve, in sentences or as a list. */
function improved(text: string, isList: boolean): string {
  const statements = statementsOf(tidy(withoutFillers(tidyMarks(tidy(text)))));
  const isLong = statements.filter(({ isHeading }) => !isHeading).length > 1;
  const lines = statements.map(({ text: said, isHeading }) => {
    if (isHeading) return begun(said);
    return isLong && isList ? `• ${sentence(said)}` : sentence(said);
  });
  return withSkillsSpelled(lines.join(isList ? '\n' : ' '));
}

/** What comes out when nothing more is to be improved; undefined where that never happens. */
function settled(text: string, isList: boolean): string | undefined {
  let last = text;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = improved(last, isList);
    if (next === last) return next;
    last = next;
  }
  return undefined;
}

function enhanceText(description: string): string {
  const asWritten = tidy(description);
  if (!isEnglish(asWritten)) return asWritten;
  const fits = [settled(asWritten, true), settled(asWritten, false)].find(
    (text) =>
      text !== undefined &&
      text !== '' &&
      text.length <= ENHANCEMENT.mostLength &&
      findUnsupportedClaims(description, text).length === 0,
  );
  return fits ?? asWritten;
}

/**
 * A description that says the same in better form, of at most 2000 characters (spec section 9): no fillers, the action
 * first, one thing a line, names of skills as they are spelled; nothing that is not there (design.md section 6). A text
 * that is not in English only has its spacing put in order. Enhancing it again changes nothing.
 */
export function enhance(description: string): Enhancement {
  const text = enhanceText(cutDescription(description));
  return { text, skills: detectSkills(text) };
}
