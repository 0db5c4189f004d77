import { isMonthBefore, isoToMonth } from '@trackrecord/contracts';
import type { DateRangeFields } from './parse-date-range.js';

/** The fields that identify an entry of a list. */
export interface EntryIdentity {
  /** Never empty, and equal for the same entry. */
  readonly names: readonly string[];
  /** Equal for the same entry, unless missing from one of the two. */
  readonly details: readonly string[];
  readonly dates: Partial<DateRangeFields>;
}

/** An entry to compare. */
export interface ComparedEntry extends EntryIdentity {
  /** All of its fields as JSON: equal if no field differs. */
  readonly json: string;
}

/** An entry with normalized case and spaces, and its names as one key. */
interface NormalizedEntry {
  readonly json: string;
  readonly nameKey: string;
  readonly details: readonly string[];
  readonly dates: Partial<DateRangeFields>;
}

/**
 * Returns for each imported entry the index of the current entry that it matches. Each current entry matches once.
 * Entries that are equal in all fields match first, so that a second import finds what the first one added; then
 * entries with equal names, details and start months, in order; then entries with equal names whose details and dates
 * do not contradict each other. Dates are compared last, because they take longest.
 */
export function matchEntries(
  imported: readonly ComparedEntry[],
  current: readonly ComparedEntry[],
): readonly (number | undefined)[] {
  const importedEntries = imported.map(normalize);
  const currentEntries = current.map(normalize);
  const matchingIndexes: (number | undefined)[] = importedEntries.map(() => undefined);
  const takenIndexes = new Set<number>();
  for (const toKey of [({ json }: NormalizedEntry) => json, toFullKey]) {
    const indexesByKey = groupIndexes(currentEntries, toKey);
    for (const [index, entry] of importedEntries.entries()) {
      if (matchingIndexes[index] !== undefined) continue;
      const matchingIndex = takeNextFreeIndex(indexesByKey.get(toKey(entry)), takenIndexes);
      if (matchingIndex === undefined) continue;
      matchingIndexes[index] = matchingIndex;
      takenIndexes.add(matchingIndex);
    }
  }
  const indexesByName = groupIndexes(currentEntries, ({ nameKey }) => nameKey);
  return importedEntries.map((entry, index) => {
    if (matchingIndexes[index] !== undefined) return matchingIndexes[index];
    const matchingIndex = indexesByName
      .get(entry.nameKey)
      ?.find(
        (candidate) =>
          !takenIndexes.has(candidate) && currentEntries[candidate] && isCompatible(entry, currentEntries[candidate]),
      );
    if (matchingIndex !== undefined) takenIndexes.add(matchingIndex);
    return matchingIndex;
  });
}

/** Removes and returns the first index that is not taken. */
function takeNextFreeIndex(indexes: number[] | undefined, takenIndexes: ReadonlySet<number>): number | undefined {
  for (let index = indexes?.shift(); index !== undefined; index = indexes?.shift())
    if (!takenIndexes.has(index)) return index;
  return undefined;
}

const normalizeText = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase();

const normalize = ({ json, names, details, dates }: ComparedEntry): NormalizedEntry => ({
  json,
  nameKey: JSON.stringify(names.map(normalizeText)),
  details: details.map(normalizeText),
  dates,
});

const toFullKey = ({ nameKey, details, dates }: NormalizedEntry): string =>
  JSON.stringify([nameKey, isoToMonth(dates.startDate), ...details]);

/** Groups the indexes of entries by key, in order. */
function groupIndexes(
  entries: readonly NormalizedEntry[],
  toKey: (entry: NormalizedEntry) => string,
): Map<string, number[]> {
  const indexesByKey = new Map<string, number[]>();
  for (const [index, entry] of entries.entries()) {
    indexesByKey.set(toKey(entry), [...(indexesByKey.get(toKey(entry)) ?? []), index]);
  }
  return indexesByKey;
}

const isCompatible = (entry: NormalizedEntry, otherEntry: NormalizedEntry): boolean =>
  entry.details.every((part, index) => [part, ''].includes(otherEntry.details[index] ?? '') || part === '') &&
  startTogether(entry, otherEntry) &&
  !endsBefore(entry, otherEntry) &&
  !endsBefore(otherEntry, entry);

/** Returns true if both entries started in the same month, or may have because one has no start or only its year. */
const startTogether = ({ dates: { startDate } }: NormalizedEntry, { dates: other }: NormalizedEntry): boolean =>
  !isMonthBefore(startDate, other.startDate) && !isMonthBefore(other.startDate, startDate);

/** Returns true if the first entry ended before the second one started. */
const endsBefore = ({ dates: { endDate } }: NormalizedEntry, { dates: { startDate } }: NormalizedEntry): boolean =>
  isMonthBefore(endDate, startDate);
