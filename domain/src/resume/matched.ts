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

/**
 * For each wanted entry the place of the present one that is the same thing, each taken once: first those that say all
 * the same, in order, then those that differ in nothing both say.
 */
export function matched(wanted: readonly Telling[], present: readonly Telling[]): readonly (number | undefined)[] {
  const free = new Set(present.keys());
  const exact = new Map<string, number[]>();
  for (const [place, one] of present.entries()) exact.set(keyOf(one), [...(exact.get(keyOf(one)) ?? []), place]);

  const found = wanted.map((one) => {
    const place = exact.get(keyOf(one))?.shift();
    if (place !== undefined) free.delete(place);
    return place;
  });
  return wanted.map((one, index) => {
    if (found[index] !== undefined) return found[index];
    const place = [...free].find((candidate) => isAlike(one, present[candidate]));
    if (place !== undefined) free.delete(place);
    return place;
  });
}

const same = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();
const keyOf = ({ names, more }: Telling): string => JSON.stringify([...names, ...more].map(same));

const isAlike = (one: Telling, other: Telling | undefined): boolean =>
  other !== undefined &&
  !isBefore(one, other) &&
  !isBefore(other, one) &&
  one.names.every((name, index) => same(name) === same(other.names[index] ?? '')) &&
  one.more.every(
    (part, index) => [part, other.more[index]].includes('') || same(part) === same(other.more[index] ?? ''),
  );

/** Whether one was over before the other began. */
const isBefore = ({ span: { endDate } }: Telling, { span: { startDate } }: Telling): boolean =>
  isMonthBefore(endDate, startDate);
