import { comparableWords, searchableWords, searchedWords } from './comparable-words.js';

it('places are compared without case, accents and punctuation, each word once', () => {
  expect(comparableWords('São Paulo, SÃO – (Brazil)')).toEqual(['sao', 'paulo', 'brazil']);
  expect(comparableWords('---')).toEqual([]);
});

it.each([
  ['C++', 'c++', ['c', 'c++']],
  ['C#/.NET', 'c# .net', ['c', 'net', 'c#', '.net']],
  ['ASP.NET', '.net', ['asp', 'net', '.net']],
])('%s is found by %s', (text, search, words) => {
  expect(searchableWords(text)).toEqual(words);
  expect(searchableWords(text)).toEqual(expect.arrayContaining([...searchedWords(search)]));
});

it.each([
  ['C++ and C#', ['c++', 'and', 'c#']],
  ['.NET', ['.net']],
  ['Node.js', ['node', 'js']],
  ['5.5 years', ['5', 'years']],
  ['++ # . ---', []],
])('a search for %s is for %j', (search, words) => {
  expect(searchedWords(search)).toEqual(words);
});
