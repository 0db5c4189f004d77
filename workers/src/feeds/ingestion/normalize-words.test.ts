import { normalizeWords } from './normalize-words.js';

it.each([
  ['Senior  Engineer (Remote)', 'senior engineer – remote'],
  ['Café Zürich', 'Cafe Zurich'],
])('%s and %s are equal', (one, other) => {
  expect(normalizeWords(one)).toBe(normalizeWords(other));
});

it.each([
  ['C++ Developer', 'C# Developer'],
  ['C++ Developer', 'C Developer'],
  ['C# Developer', 'C Developer'],
  ['कि', 'का'],
])('%s and %s are different', (one, other) => {
  expect(normalizeWords(one)).not.toBe(normalizeWords(other));
});
