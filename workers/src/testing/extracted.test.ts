import { comparable } from './extracted.js';

it.each([
  ['blanks and line breaks are one blank', ' a \n\n b\u00A0c ', 'a b c'],
  ['what is not seen is left out', 'می\u200Cخواهم\u061C hy\u00ADphen \u2066x\u2069', 'میخواهم hyphen x'],
  ['compatibility forms are folded', 'ﬁ x² \uFEFB ｱ⼀', 'fi x2 لاア一'],
  ['letters in parts are put together', 'e\u0301 \u1112\u1161\u11AB', 'é 한'],
  ['a line may break anywhere in Chinese and Japanese', '软件\n工程 师 React', '软件工程师React'],
  ['Korean keeps its blanks', '서울\n대학교', '서울 대학교'],
])('%s', (_, text, expected) => expect(comparable(text)).toBe(expected));
