import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';

import { compilePcre } from './pcre.js';

type RecordedResult = readonly [pattern: string, flags: string, matching: readonly string[], other: readonly string[]];

/** Random patterns with strings that PCRE2 10.42 matches and does not match, compiled with UTF and without UCP. */
const RECORDED_RESULTS = readFileSync(path.join(__dirname, 'testing/pcre-results.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as RecordedResult);

const compile = (pattern: string, flags = '') =>
  compilePcre(pattern, {
    ignoreCase: flags.includes('i'),
    multiline: flags.includes('m'),
    dotAll: flags.includes('s'),
  });

describe('PCRE2 expressions', () => {
  it('match the same strings as recorded from PCRE2', () => {
    const mismatches = RECORDED_RESULTS.flatMap(([pattern, flags, matching, other]) => {
      const expression = compile(pattern, flags);
      return [
        ...matching.filter((text) => !expression.test(text)).map((text) => ({ pattern, flags, text, expected: true })),
        ...other.filter((text) => expression.test(text)).map((text) => ({ pattern, flags, text, expected: false })),
      ];
    });
    expect(RECORDED_RESULTS.length).toBeGreaterThan(300);
    expect(mismatches).toEqual([]);
  });

  it.each([
    ['(?i)a', '(?i)'],
    ['(?<name>a)', '(?<na'],
    ['(?P<name>a)', '(?P<n'],
    ['(?<=a)b', '(?<=a'],
    ['(?<!a)b', '(?<!a'],
    ['(?>a)', '(?>a)'],
    ['(?#a)', '(?#a)'],
    ['(*UTF)a', '(*'],
    ['a++', 'possessive'],
    ['a*+', 'possessive'],
    ['a{2}+', 'possessive'],
    ['(a)\\1', '\\1'],
    ['(?<a>a)\\k<a>', '(?<a>'],
    ['\\Aa', '\\A'],
    ['a\\z', '\\z'],
    ['a\\Z', '\\Z'],
    ['\\h', '\\h'],
    ['\\v', '\\v'],
    ['\\R', '\\R'],
    ['\\K', '\\K'],
    ['\\Qa.b\\E', '\\Q'],
    ['\\pL', '\\p'],
    ['\\p{L}', '\\p'],
    ['\\X', '\\X'],
    ['\\N', '\\N'],
    ['\\0', '\\0'],
    ['\\u0041', '\\u'],
    ['\\x4', '\\x'],
    ['\\cA', '\\c'],
    ['[[:alpha:]]', '[:alpha:]'],
    ['[[.a.]]', '[.a.]'],
    ['[:alpha:]', '[:alpha:]'],
    ['[]a]', ']'],
    ['[^]a]', ']'],
    ['[a-\\d]', '\\d'],
    ['[\\d-z]', '-'],
    ['[z-a]', 'out of order'],
    ['a{,3}', '{'],
    ['a{', '{'],
    ['{1}', '{'],
    ['a{0}', 'zero'],
    ['a{1001}', '1000'],
    ['a{2,1}', 'out of order'],
    ['a**', 'double'],
    ['^*', 'assertion'],
    ['(?=a)*', 'assertion'],
    ['*a', '*'],
    ['(a', ')'],
    ['a)', ')'],
    ['[a', 'too early'],
    ['a\\', 'too early'],
  ])('rejects %s', (pattern, syntax) => {
    expect(() => compile(pattern)).toThrow(syntax);
  });

  it.each(['ß', 'ẞ', '[À-ß]', 'Ა', 'ꟸ'])(
    'rejects %s with i, because its cases depend on the Unicode version',
    (pattern) => {
      expect(() => compile(pattern, 'i')).toThrow('with the option i');
      expect(() => compile(pattern)).not.toThrow();
    },
  );

  it('rejects patterns that are too large for PCRE2', () => {
    expect(() => compile('((a{1000}){1000})')).toThrow('this large');
    expect(() => compile('('.repeat(201) + ')'.repeat(201))).toThrow('nested');
  });

  it('matches any text whose special characters are escaped', () => {
    const anyText = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(anyText, (text) => {
        const escaped = text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
        expect(compile(`^${escaped}$`).test(text)).toBe(true);
      }),
    );
  });
});
