import type { InvertedIndex } from './inverted-index.js';

/** The terms of texts: those of text `row` are at `rowStarts[row]` until `rowStarts[row + 1]`. */
export interface TermMatrix {
  /** The terms, by number. */
  readonly terms: readonly string[];
  readonly rowStarts: Uint32Array;
  readonly termNumbers: Uint32Array;
  readonly counts: Uint8Array;
}

/** Terms in fewer texts say nothing about which terms occur together. */
const MIN_TEXTS_OF_TERM = 2;
/** Terms of texts processed between two yields: frequent terms are in most texts. */
const ENTRIES_PER_STEP = 10_000;

/** Reads the terms of some slots, which become the rows, from an index of `slotCount` slots. */
export function* readTermMatrix(
  index: InvertedIndex,
  slots: readonly number[],
  slotCount: number,
): Generator<void, TermMatrix> {
  const rowOfSlot = new Int32Array(slotCount).fill(-1);
  for (const [row, slot] of slots.entries()) rowOfSlot[slot] = row;
  const terms: string[] = [];
  /** Number and count of each term, alternately, by row. */
  const rows: number[][] = slots.map(() => []);
  let entryCount = 0;
  for (const [term, termSlots] of index.entries()) {
    const entries: { readonly row: number; readonly count: number }[] = [];
    for (let entry = 0; entry < termSlots.length; entry += 1) {
      const row = rowOfSlot[termSlots.slotAt(entry) ?? -1] ?? -1;
      if (row >= 0) entries.push({ row, count: termSlots.countAt(entry) });
      if ((entryCount += 1) % ENTRIES_PER_STEP === 0) yield;
    }
    if (entries.length < MIN_TEXTS_OF_TERM) continue;
    const number = terms.push(term) - 1;
    for (const { row, count } of entries) rows[row]?.push(number, count);
  }
  return { terms, ...flatten(rows) };
}

function flatten(rows: readonly (readonly number[])[]): Omit<TermMatrix, 'terms'> {
  const rowStarts = new Uint32Array(rows.length + 1);
  for (const [row, entries] of rows.entries()) rowStarts[row + 1] = (rowStarts[row] ?? 0) + entries.length / 2;
  const size = rowStarts[rows.length] ?? 0;
  const termNumbers = new Uint32Array(size);
  const counts = new Uint8Array(size);
  for (const [row, entries] of rows.entries()) {
    const start = rowStarts[row] ?? 0;
    for (const [index, value] of entries.entries())
      (index % 2 === 0 ? termNumbers : counts)[start + (index >> 1)] = value;
  }
  return { rowStarts, termNumbers, counts };
}
