import { integerColumn } from './number-column.js';
import { Postings } from './postings.js';

const listed = (postings: Postings, term: string) => {
  const found = postings.of(term);
  return Array.from({ length: found.length }, (_, index) => [found.placeAt(index), found.countAt(index)]);
};

it('counts each term in each place, in rising order of places', () => {
  const postings = new Postings();
  postings.add(3, ['go', 'sql', 'go']);
  postings.add(70_000, ['go']);
  postings.add(16_000_000, ['sql', 'go']);
  expect(listed(postings, 'go')).toEqual([
    [3, 2],
    [70_000, 1],
    [16_000_000, 1],
  ]);
  expect(listed(postings, 'sql')).toEqual([
    [3, 1],
    [16_000_000, 1],
  ]);
  expect(listed(postings, 'rust')).toEqual([]);
});

it('counts at most 255 occurrences in a place', () => {
  const postings = new Postings();
  postings.add(1, Array<string>(1_000).fill('go'));
  expect(listed(postings, 'go')).toEqual([[1, 255]]);
});

it('finds the first place that is not before another', () => {
  const postings = new Postings();
  for (const place of [2, 5, 9]) postings.add(place, ['go']);
  const found = postings.of('go');
  expect([0, 2, 3, 5, 9, 10].map((place) => found.firstFrom(place))).toEqual([0, 0, 1, 1, 2, 3]);
});

it('keeps what is read from a column apart from what is added later', () => {
  const column = integerColumn();
  for (let value = 0; value < 100; value += 1) column.push(value);
  const values = column.values();
  column.push(100);
  expect([values.length, values.at(-1), column.length, column.at(100)]).toEqual([100, 99, 101, 100]);
});
