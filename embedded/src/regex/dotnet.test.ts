import { compileDotnet } from './dotnet.js';

describe('.NET expressions', () => {
  // .NET: Regex.IsMatch(text, pattern), as its documentation defines the constructs.
  it.each<[string, string, boolean]>([
    ['^profile-\\d+$', 'profile-12', true],
    ['^profile-\\d+$', 'profile-x', false],
    ['^profile-\\d+$', 'profile-12\n', true],
    ['^profile-\\d+$', 'profile-12\n\n', false],
    ['^\\d$', '\u0663', true],
    ['^\\D$', '\u0663', false],
    ['^a.b$', 'a\rb', true],
    ['^a.b$', 'a\u2028b', true],
    ['^a.b$', 'a\nb', false],
    ['^.$', '😀', false],
    ['^..$', '😀', true],
    ['^\\s$', '\u0085', true],
    ['^\\s$', '\ufeff', false],
    ['^\\s$', '\u00a0', true],
    ['^\\S$', '\ufeff', true],
    ['^(?:a|b){2}(?!c)[^x-z]$', 'abd', true],
    ['^[^$].*', '$metadata', false],
    ['^[^$].*', 'profile-1', true],
    ['K', 'k', false],
  ])('match %j against %j as .NET does: %s', (pattern, text, expected) => {
    expect(compileDotnet(pattern).test(text)).toBe(expected);
  });

  it.each([
    ['(?i)a', '(?i)'],
    ['(?<name>a)', '(?<na'],
    ["(?'name'a)", "(?'na"],
    ['(?<=a)b', '(?<=a'],
    ['(?>a)', '(?>a)'],
    ['(?(a)b|c)', '(?(a)'],
    ['(a)\\1', '\\1'],
    ['\\w+', '\\w'],
    ['\\W', '\\W'],
    ['\\bword', '\\b'],
    ['\\B', '\\B'],
    ['\\Aa', '\\A'],
    ['a\\z', '\\z'],
    ['\\p{L}', '\\p'],
    ['\\v', '\\v'],
    ['\\_', '\\_'],
    ['[a-z-[aeiou]]', '-'],
    ['[]a]', ']'],
    ['[😀]', '😀'],
    ['😀', '😀'],
    ['a{,3}', '{'],
    ['(', ')'],
  ])('rejects %s', (pattern, syntax) => {
    expect(() => compileDotnet(pattern)).toThrow(syntax);
  });
});
