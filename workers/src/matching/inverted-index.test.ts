import { createIntegerColumn } from './number-column.js';
import { InvertedIndex } from './inverted-index.js';

const listSlots = (index: InvertedIndex, term: string) => {
  const slots = index.getSlots(term);
  return Array.from({ length: slots.length }, (_, position) => [slots.slotAt(position), slots.countAt(position)]);
};

it('counts each term per slot, in ascending order', () => {
  const index = new InvertedIndex();
  index.add(3, ['go', 'sql', 'go']);
  index.add(70_000, ['go']);
  index.add(16_000_000, ['sql', 'go']);
  expect(listSlots(index, 'go')).toEqual([
    [3, 2],
    [70_000, 1],
    [16_000_000, 1],
  ]);
  expect(listSlots(index, 'sql')).toEqual([
    [3, 1],
    [16_000_000, 1],
  ]);
  expect(listSlots(index, 'rust')).toEqual([]);
});

it('counts at most 255 occurrences per slot', () => {
  const index = new InvertedIndex();
  index.add(1, Array<string>(1_000).fill('go'));
  expect(listSlots(index, 'go')).toEqual([[1, 255]]);
});

it('finds the first slot at or after another', () => {
  const index = new InvertedIndex();
  for (const slot of [2, 5, 9]) index.add(slot, ['go']);
  const slots = index.getSlots('go');
  expect([0, 2, 3, 5, 9, 10].map((slot) => slots.lowerBound(slot))).toEqual([0, 0, 1, 1, 2, 3]);
});

it('returns a column view that later additions do not change', () => {
  const column = createIntegerColumn();
  for (let value = 0; value < 100; value += 1) column.push(value);
  const values = column.values();
  column.push(100);
  expect([values.length, values.at(-1), column.length, column.at(100)]).toEqual([100, 99, 101, 100]);
});
