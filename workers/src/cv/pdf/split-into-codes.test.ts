import { splitIntoCodes } from './split-into-codes.js';

const split = (text: string, width = 600, start = '', end = '') =>
  splitIntoCodes({ invisibleMarks: { start, end }, text }, width);

it('uses one code for text without marks, including invisible characters', () => {
  expect(split('لا', 600, '\u061C')).toEqual([{ text: '\u061Cلا', width: 600 }]);
  expect(split(' ', 260, '', '\u200F')).toEqual([{ text: ' \u200F', width: 260 }]);
});

it('splits marks from their letter, in visual order', () => {
  expect(split('हीं')).toEqual([
    { text: 'ह', width: 499 },
    { text: 'ीं', width: 101 },
  ]);
  expect(split('\u064E\u0651م', 600, '\u061C')).toEqual([
    { text: '\u061C\u064E\u0651', width: 101 },
    { text: 'م', width: 499 },
  ]);
  expect(split('\u0301')).toEqual([{ text: '\u0301', width: 600 }]);
});

it('splits supplementary characters', () => {
  expect(split('👩\u200D💻', 1101)).toEqual([
    { text: '👩', width: 500 },
    { text: '\u200D', width: 101 },
    { text: '💻', width: 500 },
  ]);
  expect(split('😀', 600, '\u200E').map(({ text }) => text)).toEqual(['\u200E', '😀']);
});

it('distributes the advance over all codes, even if it is small', () => {
  for (const width of [0, 50, 150, 201, 600.25]) {
    const widths = split('कं', width).map((share) => share.width);
    expect(widths.reduce((sum, share) => sum + share, 0)).toBeCloseTo(width);
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(0);
  }
});
