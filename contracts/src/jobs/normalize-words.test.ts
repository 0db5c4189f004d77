import { normalizeWords } from './normalize-words.js';

it.each([
  ['Senior  Engineer (Remote)', 'senior engineer – remote'],
  ['Café Zürich', 'Cafe Zurich'],
])('%s and %s are equal', (left, right) => {
  expect(normalizeWords(left)).toBe(normalizeWords(right));
});

it.each([
  ['C++ Developer', 'C# Developer'],
  ['C++ Developer', 'C Developer'],
  ['C# Developer', 'C Developer'],
  ['कि', 'का'],
])('%s and %s are different', (left, right) => {
  expect(normalizeWords(left)).not.toBe(normalizeWords(right));
});
