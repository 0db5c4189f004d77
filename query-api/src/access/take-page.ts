/** A page of entries that are sorted from the newest to the oldest. */
interface Page<Entry> {
  readonly entries: readonly Entry[];
  /** The `before` of the next page; null on the last one. */
  readonly next: string | null;
}

/**
 * Takes the first `size` entries. Entries of the same time stay together, because the next page starts before a time.
 */
export async function takePage<Entry extends { readonly at: string }>(
  entries: Iterable<Entry> | AsyncIterable<Entry>,
  size: number,
): Promise<Page<Entry>> {
  const taken: Entry[] = [];
  for await (const entry of entries) {
    const last = taken.at(-1);
    if (taken.length >= size && last && entry.at !== last.at) return { entries: taken, next: last.at };
    taken.push(entry);
  }
  return { entries: taken, next: null };
}

/** Sorts entries from the newest to the oldest, and drops those that are not before a time. */
export function sortBefore<Entry extends { readonly at: string }>(
  entries: readonly Entry[],
  before: string | undefined,
): readonly Entry[] {
  const end = before === undefined ? undefined : new Date(before).toISOString();
  return entries.filter(({ at }) => end === undefined || at < end).toSorted((a, b) => compare(b.at, a.at));
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
