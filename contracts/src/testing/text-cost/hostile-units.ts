/**
 * The units that hostile texts repeat. Patterns that search for the end of a run may restart from each of its letters.
 */
export const HOSTILE_UNITS: Readonly<Record<string, string>> = {
  latin: 'a',
  words: 'ab ',
  capitals: 'Ab ',
  'capital letters only': 'A',
  chinese: '漢',
  devanagari: 'क्',
  arabic: 'م',
  'combining marks': '\u0301',
  'accented letters': 'e\u0301',
  blanks: ' ',
  'line breaks': '\n',
  'blank lines': ' \n',
  'hard blanks': '\u00A0',
  digits: '7',
  'grouped digits': '7,',
  'signs of names': 'a+',
  dots: '.',
  'dotted letters': 'a.',
  hyphens: '-',
  'hyphened letters': 'a-',
  commas: ', ',
  slashes: '/',
  colons: ':',
  apostrophes: "'",
  quotes: '"',
  brackets: '(',
  'closed brackets': ')',
  'square brackets': '[',
  braces: '{',
  'angle brackets': '<',
  tags: '<a ',
  ampersands: '&',
  entities: '&am',
  backslashes: '\\',
  emoji: '😀',
  'lone surrogates': '\uD83D',
  joiners: '\u200D',
  'zero-width spaces': '\u200B',
  'percent signs': '%',
  encodings: '%41',
  at: '@',
  'number signs': '#',
  bullets: '• ',
  conjunctions: ' and',
  'skill names': 'Go, ',
};

/** Creates a text of about the given length from a unit. */
export type TextShape = (unit: string, length: number) => string;

/** The unit repeated. */
export const repeatUnit: TextShape = (unit, length) => unit.repeat(Math.ceil(length / unit.length)).slice(0, length);

/** The unit repeated between other characters, so that a pattern fails at the end and backtracks. */
export const encloseUnit: TextShape = (unit, length) => `x${repeatUnit(unit, length)}\u0001x`;
