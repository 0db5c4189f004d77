import { readToUnicode, writeToUnicode } from './to-unicode.js';

it('reads single codes and ranges, including supplementary characters', () => {
  const map = `2 beginbfchar\n<0003> <0020>\n<0A0B> <D83DDE00>\nendbfchar
    1 beginbfchar\n<1086> <0928094D>\nendbfchar\n1 beginbfrange\n<0048> <004A> <0065>\nendbfrange`;
  expect([...readToUnicode(map)]).toEqual([
    [0x03, ' '],
    [0x0a0b, '😀'],
    [0x1086, 'न्'],
    [0x48, 'e'],
    [0x49, 'f'],
    [0x4a, 'g'],
  ]);
});

it('writes codes in order and omits codes without text', () => {
  const texts = new Map(Array.from({ length: 250 }, (_, code) => [1000 - code, String.fromCodePoint(0x1f600 + code)]));
  const written = writeToUnicode(new Map([...texts, [5, ''], [6, '\0']]));
  expect(readToUnicode(written)).toEqual(texts);
  expect(written.match(/\d+ beginbfchar/g)).toEqual(['100 beginbfchar', '100 beginbfchar', '50 beginbfchar']);
});
