import { roleLikeness } from './role-likeness.js';
import { levelOfTitle } from './seniority.js';
import { titleWords } from '../ai/rules/roles/title-words.js';

/** A title as it is compared: its telling words, how far it says somebody is, and which roles it is like (0 to 1). */
export interface ReadTitle {
  readonly words: readonly string[];
  readonly level: number;
  readonly roles: ReadonlyMap<string, number>;
}

/** The longest title that is compared, in words. */
const MOST_WORDS = 12;

/** What follows is where or with what, which other parts of a match compare: "Backend Engineer (Go), Payments". */
const DETAILS = /\s*[(,|/–—:].*$|\s+[-@]\s.*$/u;

/** Reads a title. */
export function readTitle(title: string): ReadTitle {
  const main = title.replace(DETAILS, '') || title;
  return { words: titleWords(main).slice(0, MOST_WORDS), level: levelOfTitle(title), roles: roleLikeness(main) };
}
