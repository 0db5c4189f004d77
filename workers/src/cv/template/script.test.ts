import { getTextDirection, detectScript } from './script.js';

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
])('detects the script of %s', (text, script) => {
  expect(detectScript(text)?.script).toBe(script);
});

it('detects the direction of most of a text', () => {
  expect(getTextDirection('مهندس في Acme')).toBe('rtl');
  expect(getTextDirection('Engineer at شركة النور in Dubai')).toBe('ltr');
});
