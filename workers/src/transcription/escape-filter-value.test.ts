import { escapeFilterValue } from './escape-filter-value.js';

it('returns plain paths unchanged', () => {
  expect(escapeFilterValue('/usr/share/model/en-us')).toBe('/usr/share/model/en-us');
});

it('escapes option separators twice and filter separators once', () => {
  expect(escapeFilterValue('a:b')).toBe(String.raw`a\\:b`);
  expect(escapeFilterValue("it's")).toBe(String.raw`it\\\'s`);
  expect(escapeFilterValue('a,b;[c]')).toBe(String.raw`a\,b\;\[c\]`);
});
