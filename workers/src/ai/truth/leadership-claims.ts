import { type ClaimPattern, createClaimPattern } from './claim-pattern.js';

const PEOPLE =
  'team|teams|people|person|staff|employees|engineers|developers|designers|colleagues|members|interns|group|groups|crew|department|division|workers|volunteers|students|trainees';
const WORKPLACES = 'office|company|business|shop|store|branch|restaurant|hotel|kitchen|firm|organi[sz]ation';

/** Words between a verb and its object. */
const WORDS_BETWEEN = "(?:(?!(?:with|for|and|of|to|in|by|at|from|on|as)\\b)[\\w'-]+ ){0,4}";
/** Like `WORDS_BETWEEN`, with up to five words, and also "of", "in" and "at": a group of five people. */
const WORDS_BETWEEN_WITH_OF = "(?:(?!(?:with|for|and|to|by|from|on|as)\\b)[\\w'-]+ ){0,5}";

const LEADING =
  '\\b(?:lead|leads|led|leading|leadership|leaders?|head(?:s|ed|ing)|supervis(?:e|es|ed|ing|ion|ors?)|oversaw|overs(?:ee\\w*|ight)|spearhead\\w*|direct(?:ed|ing|s|ors?)|chair(?:s|ed|ing|man|person)?|captain(?:s|ed|ing)?|managers?|mgr|president|boss|took over|tak(?:e|es|ing) charge|took charge|in charge of|head of|the head|my own team)\\b';
const MANAGING_PEOPLE = `\\bmanag(?:e|es|ed|ing|ement of) ${WORDS_BETWEEN_WITH_OF}(?:${PEOPLE})\\b`;
const RESPONSIBLE_FOR_PEOPLE = `\\brespons\\w+ (?:for|of) ${WORDS_BETWEEN_WITH_OF}(?:${PEOPLE})\\b`;

const LEADERSHIP_EVIDENCE = new RegExp(`${LEADING}|${MANAGING_PEOPLE}|${RESPONSIBLE_FOR_PEOPLE}`, 'i');

/** A verb that claims leadership with these objects; evidence is the same phrase or any other words for leading. */
const createLeadershipClaim = (verb: string, objects: string): ClaimPattern => {
  const phrase = `\\b${verb} ${WORDS_BETWEEN}(?:${objects})\\b`;
  return createClaimPattern(
    'leadership',
    new RegExp(phrase, 'i'),
    new RegExp(`${LEADERSHIP_EVIDENCE.source}|${phrase}`, 'i'),
  );
};

/** Verbs that claim leadership only with people as their object. */
const LEADING_VERBS =
  'coordinat|co[- ]ordinat|organi[sz]|guid|train|coach|direct|instruct|motivat|delegat|own|hir|recruit'.split('|');

/** Leadership; "ran tests" and "responsible for coffee" do not count. */
export const LEADERSHIP_CLAIMS: readonly ClaimPattern[] = [
  createClaimPattern(
    'leadership',
    /\b(?:lead|leads|led|leading|leadership|leaders?|headed|heading|supervis(?:e|es|ed|ing|ion)|oversaw|oversee\w*|spearhead\w*|direct(?:ed|ing)|chair(?:ed|ing)|captain(?:ed|ing)?|in charge of|took charge)\b/i,
    LEADERSHIP_EVIDENCE,
  ),
  createClaimPattern('leadership', new RegExp(MANAGING_PEOPLE, 'i'), LEADERSHIP_EVIDENCE),
  createClaimPattern('leadership', new RegExp(RESPONSIBLE_FOR_PEOPLE, 'i'), LEADERSHIP_EVIDENCE),
  createLeadershipClaim('manag(?:e|es|ed|ing)', WORKPLACES),
  createLeadershipClaim('r[au]n(?:s|ning)?', `${WORKPLACES}|${PEOPLE}`),
  ...LEADING_VERBS.map((verb) => createLeadershipClaim(`${verb}\\w*`, PEOPLE)),
  createClaimPattern(
    'leadership',
    /\bmentor\w*/i,
    /\b(?:mentor\w*|coach\w*|train\w*|taught|teach\w*|guid\w+|tutor\w*|onboard\w*)/i,
  ),
  createClaimPattern(
    'leadership',
    /\b(?:single[- ]?handed(?:ly)?|solely)\b/i,
    /\b(?:single[- ]?handed(?:ly)?|sole(?:ly)?|alone|solo|myself|my own)\b/i,
  ),
];
