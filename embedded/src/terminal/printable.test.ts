import { toPrintable, toPrintableLine } from './printable.js';

it.each([
  ['ANSI escape sequences', 'a\u001b[2Jb', 'a\\u001b[2Jb'],
  ['C0 control characters', 'a\u0000\u0007\u0008\r\u007f', 'a\\u0000\\u0007\\u0008\\u000d\\u007f'],
  ['C1 control characters', 'a\u0085\u009b31m', 'a\\u0085\\u009b31m'],
  ['bidirectional controls', '\u202egnp.exe\u2066\u200f', '\\u202egnp.exe\\u2066\\u200f'],
  ['invisible characters', 'a\u200b\ufeff\u00ad', 'a\\u200b\\ufeff\\u00ad'],
  ['line separators', 'a\u2028b\u2029', 'a\\u2028b\\u2029'],
])('escapes %s', (_name, text, expected) => {
  expect(toPrintable(text)).toBe(expected);
  expect(toPrintableLine(text)).toBe(expected);
});

it('keeps printable text of any language', () => {
  const text = 'Zoë 江戸 नमस्ते שלום 👩‍💻'.replace('\u200d', '');
  expect(toPrintableLine(text)).toBe(text);
});

it('escapes line feeds and tabs only for a single line', () => {
  expect(toPrintable('a\n\tb')).toBe('a\n\tb');
  expect(toPrintableLine('a\n\tb')).toBe('a\\u000a\\u0009b');
});
