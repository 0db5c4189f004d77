import { toComparableWords, MAX_WORD_LENGTH, toIndexWords, toSearchWords } from './comparable-words.js';

it('toComparableWords ignores case, accents and punctuation and removes duplicates', () => {
  expect(toComparableWords('São Paulo, SÃO – (Brazil)')).toEqual(['sao', 'paulo', 'brazil']);
  expect(toComparableWords('---')).toEqual([]);
});

it.each([
  ['C++', 'c++', ['c', 'c++']],
  ['C#/.NET', 'c# .net', ['c', 'net', 'c#', '.net']],
  ['ASP.NET', '.net', ['asp', 'net', '.net']],
])('indexes %s so that the search %s finds it', (text, search, words) => {
  expect(toIndexWords(text)).toEqual(words);
  expect(toIndexWords(text)).toEqual(expect.arrayContaining([...toSearchWords(search)]));
});

it.each([
  ['C++ and C#', ['c++', 'and', 'c#']],
  ['.NET', ['.net']],
  ['Node.js', ['node', 'js']],
  ['5.5 years', ['5', 'years']],
  ['++ # . ---', []],
])('splits the search %s into %j', (search, words) => {
  expect(toSearchWords(search)).toEqual(words);
});

it('truncates long words in texts and searches alike', () => {
  const long = '漢'.repeat(20_000);
  expect(toIndexWords(`${long}++`)).toEqual(['漢'.repeat(MAX_WORD_LENGTH)]);
  expect(toSearchWords(long)).toEqual(toIndexWords(long));
});
