import type { TimelineItem } from '@trackrecord/contracts';
import { SOURCE_LETTERS, type SourceName, type TimelineCursor } from './timeline-cursor.js';

/** An item, and its source's position after it, from which the next page goes on. */
export interface TimelineEntry {
  readonly item: TimelineItem;
  readonly position: string;
}

/** The next entries of a source, newest first, and its position before the first of them. */
export interface SourcePage {
  readonly startPosition: string;
  readonly entries: readonly TimelineEntry[];
}

/** Reads one kind of items, newest first. */
export interface TimelineSource {
  /** Reads at most `limit` entries after a position, by default the newest. @throws {HttpError} 400 */
  readonly read: (uid: string, position: string | undefined, limit: number) => Promise<SourcePage>;
}

interface MergedPage {
  readonly items: readonly TimelineItem[];
  /** Where the next page starts; undefined on the last page. */
  readonly next: TimelineCursor | undefined;
}

/**
 * Merges the next `size` entries by time. Each source keeps its own order, so that nothing is lost or repeated if the
 * clocks of servers differ. Give each source one entry more than the page has, so that the last page is recognized.
 */
export function mergeEntries(pages: ReadonlyMap<SourceName, SourcePage>, size: number): MergedPage {
  const takenCounts = new Map<SourceName, number>();
  const getNextEntry = (name: SourceName) => pages.get(name)?.entries[takenCounts.get(name) ?? 0];
  const items: TimelineItem[] = [];
  while (items.length < size) {
    const newest = findNewest(getNextEntry);
    if (!newest) break;
    items.push(newest.item);
    takenCounts.set(newest.name, (takenCounts.get(newest.name) ?? 0) + 1);
  }
  const lastItem = items.at(-1);
  if (!lastItem || !findNewest(getNextEntry)) return { items, next: undefined };
  const positions = new Map<SourceName, string>();
  for (const [name, { startPosition, entries }] of pages)
    positions.set(name, entries[(takenCounts.get(name) ?? 0) - 1]?.position ?? startPosition);
  return { items, next: { positions, at: Date.parse(lastItem.at) } };
}

/** Returns the newest of the next entries; of entries of the same time, that of the first source. */
function findNewest(getNextEntry: (name: SourceName) => TimelineEntry | undefined) {
  let newest: { readonly name: SourceName; readonly item: TimelineItem } | undefined;
  for (const name of SOURCE_LETTERS) {
    const item = getNextEntry(name)?.item;
    if (item && (newest === undefined || item.at > newest.item.at)) newest = { name, item };
  }
  return newest;
}
