import { anyWord, type ClaimPattern, createClaimPattern } from './claim-pattern.js';

/** Months whose name is also an ordinary word. */
const AMBIGUOUS_MONTHS = new Set(['march', 'may']);
const MONTHS = 'january february march april may june july august september october november december'.split(' ');

/** An abbreviated or ambiguous month needs a preposition of time before it or a number after it. */
function createMonthClaim(name: string): ClaimPattern {
  const monthPattern = `(?:${name}|${name === 'september' ? 'sept?' : name.slice(0, 3)})`;
  const fullNamePattern = AMBIGUOUS_MONTHS.has(name) ? '' : `\\b${name}\\b|`;
  const cue = '\\b(?:in|since|from|until|till|early|late|mid|during|between)[ -]';
  return createClaimPattern(
    'date',
    new RegExp(`${fullNamePattern}${cue}${monthPattern}\\b|\\b${monthPattern}\\.? '?\\d`, 'i'),
    new RegExp(`\\b${monthPattern}\\b`, 'i'),
  );
}

const WEEKDAYS = 'monday tuesday wednesday thursday friday saturday sunday'.split(' ');

const createSeasonClaim = (names: string): ClaimPattern =>
  createClaimPattern(
    'date',
    new RegExp(`\\b(?:in|last|this|that|the|since|every) (?:${names})\\b|\\b(?:${names}) (?:of )?\\d`, 'i'),
    anyWord(names),
  );

/** Durations and frequencies: evidence of "years" is any form of year, of "weekly" a recurring week. */
const createDurationClaims = (unit: string, abbreviations: string, frequencies: string): readonly ClaimPattern[] => [
  createClaimPattern(
    'date',
    new RegExp(`\\b${unit}s?\\b`, 'i'),
    new RegExp(`(?:\\b|\\d)(?:${unit}s?|${abbreviations})\\b|\\b(?:${frequencies})\\b`, 'i'),
  ),
  createClaimPattern(
    'date',
    new RegExp(`\\b(?:${frequencies})\\b`, 'i'),
    new RegExp(`\\b(?:${frequencies})\\b|\\b(?:every|each|per|a) ${unit}\\b`, 'i'),
  ),
];

/** Months, weekdays, seasons, durations, frequencies and relative times; years are handled as numbers (numbers.ts). */
export const TIME_CLAIMS: readonly ClaimPattern[] = [
  ...MONTHS.map(createMonthClaim),
  ...WEEKDAYS.map((day) => createClaimPattern('date', anyWord(`${day}s?`))),
  createSeasonClaim('spring'),
  createSeasonClaim('summer'),
  createSeasonClaim('autumn|fall'),
  createSeasonClaim('winter'),
  ...createDurationClaims('year', 'yrs?', 'yearly|annual(?:ly)?'),
  ...createDurationClaims('quarter', 'q[1-4]', 'quarterly'),
  ...createDurationClaims('month', 'mos?', 'monthly'),
  ...createDurationClaims('week', 'wks?', 'weekly'),
  ...createDurationClaims('hour', 'hrs?', 'hourly'),
  createClaimPattern(
    'date',
    /\bdaily\b|\bevery day\b/i,
    /\bdaily\b|\b(?:every|each|per|a) day\b|\bday[- ]to[- ]day\b/i,
  ),
  createClaimPattern('date', /\bfortnightly\b|\bbi-?weekly\b/i),
  createClaimPattern('date', /\b(?:decades?|centur(?:y|ies))\b/i),
  createClaimPattern('date', /\bq[1-4]\b/i, /\bq[1-4]\b|\bquarter\b/i),
  createClaimPattern(
    'date',
    /\b(?:yesterday|recent(?:ly)?|\w+ ago)\b/i,
    /\b(?:yesterday|recent(?:ly)?|ago|last|new(?:ly)?|just)\b/i,
  ),
  createClaimPattern('date', /\b(?:last|past|previous|next|this) (?:year|quarter|month|week|semester|season)\b/i),
  createClaimPattern(
    'date',
    /\b(?:semester|trimester|academic year)s?\b/i,
    /\b(?:(?:tri|se)mester|academic year|term)s?\b/i,
  ),
  createClaimPattern('date', /\bovernight\b|\b(?:24\/7|round[- ]the[- ]clock)\b/i, /\bnight|24\/7|\bclock\b/i),
  createClaimPattern('title', /\bfull[- ]time\b/i),
  createClaimPattern('title', /\bpart[- ]time\b/i),
];
