import { normalizeForComparison } from './extract-pdf-text.js';

it.each([
  ['collapses white space', ' a \n\n b\u00A0c ', 'a b c'],
  ['removes invisible characters', 'می\u200Cخواهم\u061C hy\u00ADphen \u2066x\u2069', 'میخواهم hyphen x'],
  ['folds compatibility forms', 'ﬁ x² \uFEFB ｱ⼀', 'fi x2 لاア一'],
  ['composes decomposed letters', 'e\u0301 \u1112\u1161\u11AB', 'é 한'],
  ['removes white space in Chinese and Japanese', '软件\n工程 师 React', '软件工程师React'],
  ['keeps spaces in Korean', '서울\n대학교', '서울 대학교'],
])('%s', (_, text, expected) => expect(normalizeForComparison(text)).toBe(expected));
