import { decodeText } from './decode-text';

const TEXT = '{"name":"Zoë Müller – “Größe” €"}';

const toUtf16 = (text: string, isLittleEndian: boolean): number[] =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index)).flatMap((unit) =>
    isLittleEndian ? [unit % 256, unit >> 8] : [unit >> 8, unit % 256],
  );
const utf8 = [...Buffer.from(TEXT)];

it.each([
  ['UTF-8', utf8],
  ['UTF-8 with a byte order mark', [0xef, 0xbb, 0xbf, ...utf8]],
  ['UTF-16 (little endian)', toUtf16(TEXT, true)],
  ['UTF-16 (little endian) with a byte order mark', toUtf16(`\uFEFF${TEXT}`, true)],
  ['UTF-16 (big endian)', toUtf16(TEXT, false)],
  ['UTF-16 (big endian) with a byte order mark', toUtf16(`\uFEFF${TEXT}`, false)],
])('decodes %s', (_, bytes) => expect(decodeText(new Uint8Array(bytes))).toBe(TEXT));

// Node decodes 0x80 to 0x9F wrongly, browsers do not: see the journey in e2e/src/cv.exhaustive.ts.
it('decodes Windows-1252', () => {
  const text = '{"name":"Zoë Müller, Größe, ñ"}';
  expect(decodeText(new Uint8Array(Buffer.from(text, 'latin1')))).toBe(text);
});

it.each([[[]], [[0x7b]], [[0]]])('decodes the bytes %j', (bytes) => {
  expect(decodeText(new Uint8Array(bytes))).toHaveLength(bytes.length);
});
