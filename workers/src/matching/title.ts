import { stripTitleDetails } from '../ai/rules/roles/title-details.js';
import { getTitleWords } from '../ai/rules/roles/title-words.js';
import { memoizeByWord } from '../ai/rules/words/memoize-by-word.js';
import { findSimilarRoles } from './similar-roles.js';
import { getTitleLevel } from './seniority.js';

/** A parsed title. */
export interface ParsedTitle {
  /** Equivalent titles have the same key. */
  readonly key: string;
  /** Its meaningful words. */
  readonly words: readonly string[];
  /** Its level (seniority.ts). */
  readonly level: number;
  /** Similarity to known roles, 0 to 1; computed lazily because it takes a millisecond. */
  readonly getRoles: () => ReadonlyMap<string, number>;
}

/** Max. characters read, as in profiles and postings. */
const MAX_LENGTH = 200;
/** Max. words compared. */
const MAX_WORDS = 12;

export function parseTitle(rawTitle: string): ParsedTitle {
  const title = rawTitle.slice(0, MAX_LENGTH);
  const words = getTitleWords(stripTitleDetails(title)).slice(0, MAX_WORDS);
  const level = getTitleLevel(title);
  const mainWords = words.join(' ');
  return { key: `${mainWords}|${String(level)}`, words, level, getRoles: () => getSimilarRoles(mainWords) };
}

const getSimilarRoles = memoizeByWord(findSimilarRoles);
