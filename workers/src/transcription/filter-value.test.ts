import { filterValue } from './filter-value.js';

it('leaves a plain path as it is', () => {
  expect(filterValue('/usr/share/model/en-us')).toBe('/usr/share/model/en-us');
});

it('escapes what ends an option twice, and what ends a filter once', () => {
  expect(filterValue('a:b')).toBe(String.raw`a\\:b`);
  expect(filterValue("it's")).toBe(String.raw`it\\\'s`);
  expect(filterValue('a,b;[c]')).toBe(String.raw`a\,b\;\[c\]`);
});
