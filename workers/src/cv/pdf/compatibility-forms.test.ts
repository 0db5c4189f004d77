import { foldCompatibilityForms } from './compatibility-forms.js';

it.each([
  ['ﬁrst ﬄ', 'first ffl'],
  ['\uFEFB \uFE8E', 'لا ا'],
  ['\uFB2A', 'ש\u05C1'],
  ['⼀⼆', '一二'],
  ['\uF900 \u{2F800}', '豈 丽'],
  ['x² ½ ™ Ａ ﾊ', 'x² ½ ™ Ａ ﾊ'],
])('converts %s to %s', (text, expected) => expect(foldCompatibilityForms(text)).toBe(expected));
