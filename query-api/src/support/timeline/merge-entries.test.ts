import type { TimelineItem } from '@trackrecord/contracts';
import fc from 'fast-check';
import { mergeEntries, type SourcePage } from './merge-entries.js';
import { formatCursor, parseCursor, SOURCE_LETTERS, type SourceName } from './timeline-cursor.js';

const toItem = (id: string, time: number): TimelineItem => ({
  kind: 'cv',
  id,
  at: new Date(time).toISOString(),
  description: id,
  revision: 0,
});

/** Reads a page of a source whose times are given, newest first. A position is the number of entries before it. */
function readPage(name: SourceName, times: readonly number[], position: string | undefined, limit: number): SourcePage {
  const from = Number(position ?? 0);
  const entries = times.slice(from, from + limit).map((time, offset) => ({
    item: toItem(`${name}${String(from + offset)}`, time),
    position: String(from + offset + 1),
  }));
  return { startPosition: String(from), entries };
}

/** Reads all pages. */
function readAll(sources: ReadonlyMap<SourceName, readonly number[]>, size: number): string[] {
  const ids: string[] = [];
  for (let before: string | undefined; ;) {
    const positions = before === undefined ? undefined : parseCursor(before).positions;
    const pages = [...sources].map(
      ([name, times]) => [name, readPage(name, times, positions?.get(name), size + 1)] as const,
    );
    const { items, next } = mergeEntries(new Map(pages), size);
    ids.push(...items.map(({ id }) => id));
    if (!next) return ids;
    before = formatCursor(next);
    expect(before).toMatch(/^[\w.:~-]{1,120}$/);
    expect(items).toHaveLength(size);
  }
}

const anySources = fc.uniqueArray(
  fc.tuple(fc.constantFrom(...SOURCE_LETTERS), fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 })),
  { selector: ([name]) => name },
);

it('returns every entry once, in the order of each source, whatever the clocks and the page size', () => {
  fc.assert(
    fc.property(anySources, fc.integer({ min: 1, max: 9 }), (entries, size) => {
      const ids = readAll(new Map(entries), size);
      expect(ids.toSorted()).toEqual(
        entries.flatMap(([name, times]) => times.map((_, n) => `${name}${String(n)}`)).toSorted(),
      );
      for (const [name, times] of entries)
        expect(ids.filter((id) => id.startsWith(name))).toEqual(times.map((_, n) => `${name}${String(n)}`));
    }),
  );
});

it('orders entries of all sources by time, newest first', () => {
  fc.assert(
    fc.property(anySources, fc.integer({ min: 1, max: 9 }), (entries, size) => {
      const sources = new Map(entries.map(([name, times]) => [name, times.toSorted((a, b) => b - a)]));
      const times = readAll(sources, size).map(
        (id) => sources.get(id.slice(0, 1) as SourceName)?.[Number(id.slice(1))],
      );
      expect(times).toEqual(times.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});

it.each(['', 'p1', 'x1~t1', 'p1~t', 't99999999999999999', 'p1~tx', 'p1 ~t1'])('rejects the cursor %j', (cursor) => {
  expect(() => parseCursor(cursor)).toThrow('Please pass the `next` of the previous page.');
});
