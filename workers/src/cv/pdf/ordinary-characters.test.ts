import { ordinary } from './ordinary-characters.js';

it.each([
  ['ﬁrst ﬄ', 'first ffl'],
  ['\uFEFB \uFE8E', 'لا ا'],
  ['\uFB2A', 'ש\u05C1'],
  ['⼀⼆', '一二'],
  ['\uF900 \u{2F800}', '豈 丽'],
  ['x² ½ ™ Ａ ﾊ', 'x² ½ ™ Ａ ﾊ'],
])('%s becomes %s', (text, expected) => expect(ordinary(text)).toBe(expected));
