import { titleWords } from '../ai/rules/roles/title-words.js';
import { remembered } from '../ai/rules/words/remembered.js';
import { roleLikeness } from './role-likeness.js';
import { levelOfTitle } from './seniority.js';

/** A title as it is compared. */
export interface ReadTitle {
  /** Titles of one key are compared alike. */
  readonly key: string;
  /** Its telling words. */
  readonly words: readonly string[];
  /** How far it says somebody is (seniority.ts). */
  readonly level: number;
  /** Which roles it is like, 0 to 1; worked out when it is first asked for, since that takes a millisecond. */
  readonly roles: () => ReadonlyMap<string, number>;
}

/** The longest title that is read, in characters: as long as a title in a profile or a posting can be. */
const MAX_LENGTH = 200;
/** The longest title that is compared, in words. */
const MAX_WORDS = 12;

/** What follows is where or with what, which other parts of a match compare: "Backend Engineer (Go), Payments". */
const DETAILS = /\s*[(,|–—:]|\s+[-@]\s/u;
/** Who may apply: "Backend Engineer m/w/d". */
const ANYBODY = /[([]?\b[mfwdxi](?:\/[mfwdxi*])+(?![\p{L}\p{N}])[)\]]?/giu;

/** Words that say how high somebody stands, so that what they do comes after: "Senior Manager, Data Science". */
const RANKS = new Set(
  'senior sr junior jr lead principal staff intern internship trainee apprentice graduate associate assistant manager director head chief officer executive supervisor specialist partner vice president vp svp evp avp of'.split(
    ' ',
  ),
);

/** Reads a title. */
export function readTitle(wholeTitle: string): ReadTitle {
  const title = wholeTitle.slice(0, MAX_LENGTH);
  const words = titleWords(mainOf(title.replace(ANYBODY, ' ').trim() || title)).slice(0, MAX_WORDS);
  const level = levelOfTitle(title);
  const main = words.join(' ');
  return { key: `${main}|${String(level)}`, words, level, roles: () => rolesOf(main) };
}

const rolesOf = remembered(roleLikeness);

/** A title up to its details, which begin where it has said what somebody does. */
function mainOf(title: string): string {
  const { index, 0: separator } = DETAILS.exec(title) ?? { index: title.length, 0: '' };
  const main = title.slice(0, index);
  const details = title.slice(index + separator.length);
  if (details === '' || titleWords(main).some((word) => !RANKS.has(word))) return main || title;
  return mainOf(`${main} ${details}`);
}
