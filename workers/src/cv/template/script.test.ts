import { directionOf, scriptOf } from './script.js';

it.each([
  ['Senior Engineer, Łódź', undefined],
  ['', undefined],
  ['مهندس برمجيات', 'arabic'],
  ['مهندس Kubernetes', undefined],
  ['שלום', 'hebrew'],
  ['नमस्ते', 'devanagari'],
  ['소프트웨어 엔지니어', 'hangul'],
  ['東京大学でエンジニア', 'kana'],
  ['高级架构师', 'han'],
  ['Ελληνικά', 'greek'],
  ['Привет', undefined],
])('knows which script %s is written in', (text, script) => {
  expect(scriptOf(text)?.script).toBe(script);
});

it('begins a text on the side that most of it is written from', () => {
  expect(directionOf('مهندس في Acme')).toBe('rtl');
  expect(directionOf('Engineer at شركة النور in Dubai')).toBe('ltr');
});
