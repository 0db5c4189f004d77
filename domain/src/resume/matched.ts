import { isMonthBefore } from '@trackrecord/contracts';
import type { SpanFields } from './read-span.js';

/** What tells an entry of a list from others. */
export interface EntryIdentity {
  /** Always there, and the same in what is the same thing. */
  readonly names: readonly string[];
  /** The same, too, unless one of the two does not say it. */
  readonly more: readonly string[];
  readonly span: Partial<SpanFields>;
}

/** An entry as it is compared. */
export interface ComparedEntry extends EntryIdentity {
  /** All of its fields as JSON: equal if no field differs. */
  readonly json: string;
}

/** The same with its words in any spelling of case and spaces; the names as one key. */
interface Told {
  readonly json: string;
  readonly key: string;
  readonly more: readonly string[];
  readonly span: Partial<SpanFields>;
}

/**
 * Returns the index of the present entry that each wanted entry is, and matches each present entry once. First come entries
 * that are equal in all fields, so that a second import finds what the first one added; then entries with equal names and
 * details, in order; then entries with equal names whose details and dates do not contradict each other. Dates are compared
 * last, because they take longest.
 */
export function matched(
  wanted: readonly ComparedEntry[],
  present: readonly ComparedEntry[],
): readonly (number | undefined)[] {
  const told = wanted.map(toldOf);
  const known = present.map(toldOf);
  const found: (number | undefined)[] = told.map(() => undefined);
  const taken = new Set<number>();
  for (const keyOf of [({ json }: Told) => json, wholeKey]) {
    const places = placesBy(known, keyOf);
    for (const [index, one] of told.entries()) {
      if (found[index] !== undefined) continue;
      const place = nextFree(places.get(keyOf(one)), taken);
      if (place === undefined) continue;
      found[index] = place;
      taken.add(place);
    }
  }
  const named = placesBy(known, ({ key }) => key);
  return told.map((one, index) => {
    if (found[index] !== undefined) return found[index];
    const place = named
      .get(one.key)
      ?.find((candidate) => !taken.has(candidate) && known[candidate] && isAlike(one, known[candidate]));
    if (place !== undefined) taken.add(place);
    return place;
  });
}

/** Removes and returns the first place of the list that is not taken. */
function nextFree(places: number[] | undefined, taken: ReadonlySet<number>): number | undefined {
  for (let place = places?.shift(); place !== undefined; place = places?.shift()) if (!taken.has(place)) return place;
  return undefined;
}

const same = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const toldOf = ({ json, names, more, span }: ComparedEntry): Told => ({
  json,
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
