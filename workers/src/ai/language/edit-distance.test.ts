import { editDistance } from './edit-distance.js';

it.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['nurse', 'nurse', 0],
  ['nurse', 'nurses', 1],
  ['nurse', 'purse', 1],
  ['recieve', 'receive', 1],
  ['interwiew', 'interview', 1],
  ['custumer', 'customer', 1],
  ['kitten', 'sitting', 3],
])('between %p and %p is %p in both directions', (left, right, distance) => {
  expect(editDistance(left, right)).toBe(distance);
  expect(editDistance(right, left)).toBe(distance);
});

it('is infinite for what is longer than a word', () => {
  expect(editDistance('a'.repeat(101), 'a')).toBe(Infinity);
});
