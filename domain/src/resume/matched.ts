import { isMonthBefore } from '@trackrecord/contracts';
import type { SpanFields } from './read-span.js';

/** What tells an entry of a list from others. */
export interface Telling {
  /** Always there, and the same in what is the same thing. */
  readonly names: readonly string[];
  /** The same, too, unless one of the two does not say it. */
  readonly more: readonly string[];
  readonly span: Partial<SpanFields>;
}

/** The same with its words in any spelling of case and spaces; the names as one key. */
interface Told {
  readonly key: string;
  readonly more: readonly string[];
  readonly span: Partial<SpanFields>;
}

/**
 * For each wanted entry the place of the present one that is the same thing, each taken once: first those that say all
 * the same, in order, then those that differ in nothing both say. Only what has the same names is compared any further,
 * and dates, which take longest, come last.
 */
export function matched(wanted: readonly Telling[], present: readonly Telling[]): readonly (number | undefined)[] {
  const told = wanted.map(toldOf);
  const known = present.map(toldOf);
  const exact = placesBy(known, wholeKey);
  const found = told.map((one) => exact.get(wholeKey(one))?.shift());
  const taken = new Set(found);
  const named = placesBy(known, ({ key }) => key);
  return told.map((one, index) => {
    if (found[index] !== undefined) return found[index];
    const place = named
      .get(one.key)
      ?.find((candidate) => !taken.has(candidate) && known[candidate] && isAlike(one, known[candidate]));
    taken.add(place);
    return place;
  });
}

const same = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const toldOf = ({ names, more, span }: Telling): Told => ({
  key: JSON.stringify(names.map(same)),
  more: more.map(same),
  span,
});

const wholeKey = ({ key, more }: Told): string => JSON.stringify([key, ...more]);

/** The places of those with the same key, in order. */
function placesBy(known: readonly Told[], keyOf: (one: Told) => string): Map<string, number[]> {
  const places = new Map<string, number[]>();
  for (const [place, one] of known.entries()) places.set(keyOf(one), [...(places.get(keyOf(one)) ?? []), place]);
  return places;
}

const isAlike = (one: Told, other: Told): boolean =>
  one.more.every((part, index) => [part, ''].includes(other.more[index] ?? '') || part === '') &&
  !isBefore(one, other) &&
  !isBefore(other, one);

/** Whether one was over before the other began. */
const isBefore = ({ span: { endDate } }: Told, { span: { startDate } }: Told): boolean =>
  isMonthBefore(endDate, startDate);
