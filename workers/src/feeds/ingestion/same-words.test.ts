import { sameWords } from './same-words.js';

it.each([
  ['Senior  Engineer (Remote)', 'senior engineer – remote'],
  ['Café Zürich', 'Cafe Zurich'],
])('%s and %s are equal', (one, other) => {
  expect(sameWords(one)).toBe(sameWords(other));
});

it.each([
  ['C++ Developer', 'C# Developer'],
  ['C++ Developer', 'C Developer'],
  ['C# Developer', 'C Developer'],
  ['कि', 'का'],
])('%s and %s are different', (one, other) => {
  expect(sameWords(one)).not.toBe(sameWords(other));
});
