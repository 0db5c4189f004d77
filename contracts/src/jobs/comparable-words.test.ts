import { comparableWords, MAX_WORD_LENGTH, searchableWords, searchWords } from './comparable-words.js';

it('comparableWords ignores case, accents and punctuation and removes duplicates', () => {
  expect(comparableWords('São Paulo, SÃO – (Brazil)')).toEqual(['sao', 'paulo', 'brazil']);
  expect(comparableWords('---')).toEqual([]);
});

it.each([
  ['C++', 'c++', ['c', 'c++']],
  ['C#/.NET', 'c# .net', ['c', 'net', 'c#', '.net']],
  ['ASP.NET', '.net', ['asp', 'net', '.net']],
])('indexes %s so that the search %s finds it', (text, search, words) => {
  expect(searchableWords(text)).toEqual(words);
  expect(searchableWords(text)).toEqual(expect.arrayContaining([...searchWords(search)]));
});

it.each([
  ['C++ and C#', ['c++', 'and', 'c#']],
  ['.NET', ['.net']],
  ['Node.js', ['node', 'js']],
  ['5.5 years', ['5', 'years']],
  ['++ # . ---', []],
])('splits the search %s into %j', (search, words) => {
  expect(searchWords(search)).toEqual(words);
});

it('truncates long words in texts and searches alike', () => {
  const long = '漢'.repeat(20_000);
  expect(searchableWords(`${long}++`)).toEqual(['漢'.repeat(MAX_WORD_LENGTH)]);
  expect(searchWords(long)).toEqual(searchableWords(long));
});
