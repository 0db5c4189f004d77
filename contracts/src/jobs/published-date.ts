// Without zod and without Node, because the browser extension loads it.
import { findMonthByName, foldWord } from '../month-words.js';

/** A date as a page or a feed writes it. */
export interface PublishedDate {
  /** The day as it is written (YYYY-MM-DD), without converting its time zone. */
  readonly day: string;
  /** Milliseconds since 1970. Undefined if only the day is known. A time without a zone is UTC. */
  readonly time?: number;
}

/** Longer texts are no dates. */
const MAX_LENGTH = 100;

const YEAR_FIRST =
  /^(?<year>\d{4})(?:-(?<month>\d{1,2})-|\/(?<slashMonth>\d{1,2})\/|\. ?(?<pointMonth>\d{1,2})\. ?|年 ?(?<kanjiMonth>\d{1,2})月 ?)(?<day>\d{1,2})(?:[.日](?!\d))?(?!\d)/;
const COMPACT = /^(?<year>\d{4})(?<month>\d{2})(?<day>\d{2})(?!\d)/;
const DAY_FIRST = /^(?<day>\d{1,2})\. ?(?<month>\d{1,2})\. ?(?<year>\d{4})(?!\d)/;
/** In the United States the month comes first, elsewhere the day. */
const EITHER_FIRST = /^(?<first>\d{1,2})(?<separator>[/-])(?<second>\d{1,2})\k<separator>(?<year>\d{4})(?!\d)/;
const WEEKDAY = /^\p{L}+(?:-feira)?\.?,? (?=\p{L}|\d)/u;
/** A year of two digits only before a time, as in RFC 822: without one, `12 Jul 14` has two meanings. */
const DAY_AND_NAME =
  /^(?<day>\d{1,2})(?:st|nd|rd|th|er|\.|º)?(?: | de |-)(?<name>\p{L}+)\.?(?:,? | del? |-)(?<year>\d{4}(?!\d)|\d{2}(?= \d{1,2}:\d{2}))/u;
const NAME_AND_DAY = /^(?<name>\p{L}+)\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})(?!\d)/u;

const TIME =
  /^(?:t|,? (?:at |um )?)(?<hour>\d{1,2}):?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,](?<fraction>\d{1,9}))?)?(?: ?(?<half>[ap])\.?m\.?)?(?: uhr)?(?: ?(?<zone>z|[a-z]{2,5}))?(?: ?(?<sign>[+-])(?<offsetHours>\d{1,2})(?::?(?<offsetMinutes>\d{2}))?)?(?: ?[[(][^[\]()]*[\])])?$/i;

/** Zones by name, in hours from UTC. `IST`, `BST` and others have several meanings. */
const ZONE_HOURS: Readonly<Record<string, number>> = {
  z: 0,
  ut: 0,
  utc: 0,
  gmt: 0,
  cet: 1,
  cest: 2,
  edt: -4,
  est: -5,
  cdt: -5,
  mdt: -6,
  mst: -7,
  pdt: -7,
  pst: -8,
};
const HOUR_MS = 60 * 60_000;

/**
 * Reads a date in the ways in which feeds and pages write it: ISO 8601, RFC 2822, `2026-11-20 09:00:00 UTC`,
 * `2026/11/20`, `20.11.2026`, `Nov 20, 2026`, `20 novembre 2026`. Returns undefined if it is invalid or has two
 * meanings, such as `03/04/2026`.
 */
export function readPublishedDate(text: string): PublishedDate | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const line = text.replace(/\s+/g, ' ').trim();
  const match = findDate(line);
  const day = match && toDay(match);
  if (match === undefined || day === undefined) return undefined;
  const rest = line.slice(match.length);
  if (rest === '') return { day };
  const time = TIME.exec(rest)?.groups;
  return time && toTime(day, time);
}

interface WrittenDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  /** The number of characters of the date. */
  readonly length: number;
}

function findDate(line: string): WrittenDate | undefined {
  const numeric = YEAR_FIRST.exec(line) ?? COMPACT.exec(line) ?? DAY_FIRST.exec(line);
  if (numeric) {
    const { year, month, slashMonth, pointMonth, kanjiMonth, day } = numeric.groups ?? {};
    return toDate(numeric[0], year, Number(month ?? slashMonth ?? pointMonth ?? kanjiMonth), day);
  }
  const either = EITHER_FIRST.exec(line);
  if (either) return toUnambiguousDate(either);
  const weekday = WEEKDAY.exec(line)?.[0] ?? '';
  // The name of a month stands where that of a weekday may stand.
  for (const prefix of new Set(['', weekday])) {
    const named = line.slice(prefix.length);
    const match = DAY_AND_NAME.exec(named) ?? NAME_AND_DAY.exec(named);
    const { year, name = '', day } = match?.groups ?? {};
    const month = findMonthByName(foldWord(name));
    if (match && month !== undefined) return toDate(prefix + match[0], year, month, day);
  }
  return undefined;
}

const toDate = (text: string, year: string | undefined, month: number, day: string | undefined): WrittenDate => ({
  year: toFullYear(Number(year)),
  month,
  day: Number(day),
  length: text.length,
});

/** Completes a year of two digits as RFC 2822 does. */
const toFullYear = (year: number): number => (year < 50 ? 2_000 + year : year < 100 ? 1_900 + year : year);

/** Returns a date whose first two numbers can only be one day and one month. */
function toUnambiguousDate(match: RegExpExecArray): WrittenDate | undefined {
  const { first, second, year } = match.groups ?? {};
  const [canStartWithDay, canStartWithMonth] = [Number(second) <= MONTHS_PER_YEAR, Number(first) <= MONTHS_PER_YEAR];
  if (canStartWithDay && (!canStartWithMonth || Number(first) === Number(second)))
    return toDate(match[0], year, Number(second), first);
  return !canStartWithDay && canStartWithMonth ? toDate(match[0], year, Number(first), second) : undefined;
}

const MONTHS_PER_YEAR = 12;

/** Returns the day; undefined if the month does not have it. */
function toDay({ year, month, day }: WrittenDate): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return undefined;
  return date.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

type TimeParts = Readonly<Record<string, string | undefined>>;

function toTime(day: string, parts: TimeParts): PublishedDate | undefined {
  const [minute, second] = [Number(parts.minute), Number(parts.second ?? 0)];
  const hour = toHour(Number(parts.hour), parts.half?.toLowerCase());
  if (hour === undefined || minute > 59 || second > 60 || (hour === 24 && minute + second > 0)) return undefined;
  const zoneHours = ZONE_HOURS[parts.zone?.toLowerCase() ?? 'utc'];
  if (zoneHours === undefined) return { day };
  const offsetHours = Number(parts.offsetHours ?? 0) + Number(parts.offsetMinutes ?? 0) / 60;
  const hours = hour + minute / 60 - zoneHours - (parts.sign === '-' ? -offsetHours : offsetHours);
  const fraction = Math.floor(Number(`0.${parts.fraction ?? 0}`) * 1_000);
  return { day, time: Date.parse(day) + Math.round(hours * HOUR_MS) + second * 1_000 + fraction };
}

/** Returns the hour, up to 24:00; undefined if there is none. `half` is that of a clock with 12 hours. */
function toHour(hour: number, half: string | undefined): number | undefined {
  if (half === undefined) return hour <= 24 ? hour : undefined;
  if (hour < 1 || hour > 12) return undefined;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}
