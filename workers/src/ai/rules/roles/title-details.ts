import { getTitleWords } from './title-words.js';

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

/**
 * Removes from the title of a posting the gender note and the details: everything after the first separator that
 * follows a word which is not a rank.
 */
export const stripTitleDetails = (title: string): string =>
  stripDetails(title.replace(GENDER_NOTE, ' ').trim() || title);

function stripDetails(title: string): string {
  const { index, 0: separator } = DETAILS_SEPARATOR.exec(title) ?? { index: title.length, 0: '' };
  const main = title.slice(0, index).trimEnd();
  const details = title.slice(index + separator.length);
  if (details === '' || getTitleWords(main).some((word) => !RANK_WORDS.has(word))) return main || title;
  return stripDetails(`${main} ${details}`);
}
