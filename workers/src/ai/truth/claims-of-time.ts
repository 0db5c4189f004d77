import { anyOf, type Claim, claim } from './claim.js';

/** Months whose name is another word as well, or the short form of one. */
const DOUBTFUL = new Set(['march', 'may']);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** A short or doubtful month counts with a word of time before it or a number after it. */
function month(name: string): Claim {
  const any = `(?:${name}|${name === 'september' ? 'sept?' : name.slice(0, 3)})`;
  const sure = DOUBTFUL.has(name) ? '' : `\\b${name}\\b|`;
  const cue = '\\b(?:in|since|from|until|till|early|late|mid|during|between)[ -]';
  return claim('date', new RegExp(`${sure}${cue}${any}\\b|\\b${any}\\.? '?\\d`, 'i'), new RegExp(`\\b${any}\\b`, 'i'));
}

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const season = (names: string): Claim =>
  claim(
    'date',
    new RegExp(`\\b(?:in|last|this|that|the|since|every) (?:${names})\\b|\\b(?:${names}) (?:of )?\\d`, 'i'),
    anyOf(names),
  );

/** How long or how often: "years" needs a year in some form, "weekly" a week that comes again. */
const span = (unit: string, short: string, often: string): readonly Claim[] => [
  claim(
    'date',
    new RegExp(`\\b${unit}s?\\b`, 'i'),
    new RegExp(`(?:\\b|\\d)(?:${unit}s?|${short})\\b|\\b(?:${often})\\b`, 'i'),
  ),
  claim(
    'date',
    new RegExp(`\\b(?:${often})\\b`, 'i'),
    new RegExp(`\\b(?:${often})\\b|\\b(?:every|each|per|a) ${unit}\\b`, 'i'),
  ),
];

/** Months, weekdays, seasons, spans, how often and how long ago; years are numbers (numbers.ts). */
export const TIME_CLAIMS: readonly Claim[] = [
  ...MONTHS.map(month),
  ...WEEKDAYS.map((day) => claim('date', anyOf(`${day}s?`))),
  season('spring'),
  season('summer'),
  season('autumn|fall'),
  season('winter'),
  ...span('year', 'yrs?', 'yearly|annual(?:ly)?'),
  ...span('quarter', 'q[1-4]', 'quarterly'),
  ...span('month', 'mos?', 'monthly'),
  ...span('week', 'wks?', 'weekly'),
  ...span('hour', 'hrs?', 'hourly'),
  claim('date', /\bdaily\b|\bevery day\b/i, /\bdaily\b|\b(?:every|each|per|a) day\b|\bday[- ]to[- ]day\b/i),
  claim('date', /\bfortnightly\b|\bbi-?weekly\b/i),
  claim('date', /\b(?:decades?|centur(?:y|ies))\b/i),
  claim('date', /\bq[1-4]\b/i, /\bq[1-4]\b|\bquarter\b/i),
  claim(
    'date',
    /\b(?:yesterday|recent(?:ly)?|\w+ ago)\b/i,
    /\b(?:yesterday|recent(?:ly)?|ago|last|new(?:ly)?|just)\b/i,
  ),
  claim('date', /\b(?:last|past|previous|next|this) (?:year|quarter|month|week|semester|season)\b/i),
  claim('date', /\b(?:semester|trimester|academic year)s?\b/i, /\b(?:(?:tri|se)mester|academic year|term)s?\b/i),
  claim('date', /\bovernight\b|\b(?:24\/7|round[- ]the[- ]clock)\b/i, /\bnight|24\/7|\bclock\b/i),
  claim('title', /\bfull[- ]time\b/i),
  claim('title', /\bpart[- ]time\b/i),
];
