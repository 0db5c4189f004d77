import { type Claim, claim } from './claim.js';

const PEOPLE =
  'team|teams|people|person|staff|employees|engineers|developers|designers|colleagues|members|interns|group|groups|crew|department|division|workers|volunteers|students|trainees';
const PLACES = 'office|company|business|shop|store|branch|restaurant|hotel|kitchen|firm|organi[sz]ation';

/** Words on the way from a verb to what it is done to, none of which leads elsewhere. */
const WAY = "(?:(?!(?:with|for|and|of|to|in|by|at|from|on|as)\\b)[\\w'-]+ ){0,4}";
/** The same, with how many of them there are: a group of five people. */
const WAY_OF = "(?:(?!(?:with|for|and|to|by|from|on|as)\\b)[\\w'-]+ ){0,5}";

const LEADS =
  '\\b(?:lead|leads|led|leading|leadership|leaders?|head(?:s|ed|ing)|supervis(?:e|es|ed|ing|ion|ors?)|oversaw|overs(?:ee\\w*|ight)|spearhead\\w*|direct(?:ed|ing|s|ors?)|chair(?:s|ed|ing|man|person)?|captain(?:s|ed|ing)?|managers?|mgr|president|boss|took over|tak(?:e|es|ing) charge|took charge|in charge of|head of|the head|my own team)\\b';
const MANAGES_PEOPLE = `\\bmanag(?:e|es|ed|ing|ement of) ${WAY_OF}(?:${PEOPLE})\\b`;
const ANSWERS_FOR_PEOPLE = `\\brespons\\w+ (?:for|of) ${WAY_OF}(?:${PEOPLE})\\b`;

const LEADERSHIP_GIVEN = new RegExp(`${LEADS}|${MANAGES_PEOPLE}|${ANSWERS_FOR_PEOPLE}`, 'i');

/** Charge that shows in whom or what something is done to, and is given by that or by leading in other words. */
const doneTo = (verb: string, to: string): Claim => {
  const stated = `\\b${verb} ${WAY}(?:${to})\\b`;
  return claim('leadership', new RegExp(stated, 'i'), new RegExp(`${LEADERSHIP_GIVEN.source}|${stated}`, 'i'));
};

/** What is charge over others only where it is done to others. */
const DONE_TO_OTHERS =
  'coordinat|co[- ]ordinat|organi[sz]|guid|train|coach|direct|instruct|motivat|delegat|own|hir|recruit'.split('|');

/** Charge over others; "ran tests" and "responsible for coffee" are none. */
export const LEADERSHIP_CLAIMS: readonly Claim[] = [
  claim(
    'leadership',
    /\b(?:lead|leads|led|leading|leadership|leaders?|headed|heading|supervis(?:e|es|ed|ing|ion)|oversaw|oversee\w*|spearhead\w*|direct(?:ed|ing)|chair(?:ed|ing)|captain(?:ed|ing)?|in charge of|took charge)\b/i,
    LEADERSHIP_GIVEN,
  ),
  claim('leadership', new RegExp(MANAGES_PEOPLE, 'i'), LEADERSHIP_GIVEN),
  claim('leadership', new RegExp(ANSWERS_FOR_PEOPLE, 'i'), LEADERSHIP_GIVEN),
  doneTo('manag(?:e|es|ed|ing)', PLACES),
  doneTo('r[au]n(?:s|ning)?', `${PLACES}|${PEOPLE}`),
  ...DONE_TO_OTHERS.map((verb) => doneTo(`${verb}\\w*`, PEOPLE)),
  claim('leadership', /\bmentor\w*/i, /\b(?:mentor\w*|coach\w*|train\w*|taught|teach\w*|guid\w+|tutor\w*|onboard\w*)/i),
  claim(
    'leadership',
    /\b(?:single[- ]?handed(?:ly)?|solely)\b/i,
    /\b(?:single[- ]?handed(?:ly)?|sole(?:ly)?|alone|solo|myself|my own)\b/i,
  ),
];
