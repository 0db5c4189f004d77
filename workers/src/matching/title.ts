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

/** The start of details such as stack or location, which other criteria compare: "Backend Engineer (Go), Payments". */
const DETAILS_SEPARATOR = /[(,|–—:]|\s[-@]\s/u;
/** Gender notes: "Backend Engineer m/w/d". */
const GENDER_NOTE = /[([]?\b[mfwdxi](?:\/[mfwdxi*])+(?![\p{L}\p{N}])[)\]]?/giu;

/** Ranks; the job itself follows them: "Senior Manager, Data Science". */
const RANK_WORDS = new Set(
  'senior sr junior jr lead principal staff intern internship trainee apprentice graduate associate assistant manager director head chief officer executive supervisor specialist partner vice president vp svp evp avp of'.split(
    ' ',
  ),
);

export function parseTitle(rawTitle: string): ParsedTitle {
  const title = rawTitle.slice(0, MAX_LENGTH);
  const words = getTitleWords(stripDetails(title.replace(GENDER_NOTE, ' ').trim() || title)).slice(0, MAX_WORDS);
  const level = getTitleLevel(title);
  const mainWords = words.join(' ');
  return { key: `${mainWords}|${String(level)}`, words, level, getRoles: () => getSimilarRoles(mainWords) };
}

const getSimilarRoles = memoizeByWord(findSimilarRoles);

/** Strips the details: everything after the first separator that follows a word which is not a rank. */
function stripDetails(title: string): string {
  const { index, 0: separator } = DETAILS_SEPARATOR.exec(title) ?? { index: title.length, 0: '' };
  const main = title.slice(0, index).trimEnd();
  const details = title.slice(index + separator.length);
  if (details === '' || getTitleWords(main).some((word) => !RANK_WORDS.has(word))) return main || title;
  return stripDetails(`${main} ${details}`);
}
