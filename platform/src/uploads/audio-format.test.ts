import { detectAudioFormat } from './audio-format.js';

const EBML = [0x1a, 0x45, 0xdf, 0xa3];
const ebml = (doctype: string) =>
  Buffer.concat([
    Buffer.from([...EBML, 0x9f, 0x42, 0x86, 0x81, 0x01, 0x42, 0x82, 0x80 + doctype.length]),
    latin(doctype),
  ]);
const latin = (text: string) => Buffer.from(text, 'latin1');

it.each([
  ['webm', ebml('webm')],
  ['webm', ebml('matroska')],
  ['ogg', latin('OggS\0\x02')],
  ['mp4', latin('\0\0\0\x1cftypisom')],
  ['wav', latin('RIFF\x24\x08\0\0WAVEfmt ')],
] as const)('detects %s by its first bytes', (format, bytes) => {
  expect(detectAudioFormat(bytes)).toBe(format);
});

it.each([
  ['an empty file', Buffer.alloc(0)],
  ['a single byte', Buffer.from([0x1a])],
  ['EBML of another kind', ebml('sneaky')],
  [
    'EBML whose doctype comes much later',
    Buffer.concat([Buffer.from(EBML), Buffer.alloc(100), ebml('webm').subarray(4)]),
  ],
  ['EBML that ends in its doctype', ebml('webm').subarray(0, -2)],
  ['a RIFF file that is not a wave', latin('RIFF\x24\x08\0\0AVI LIST')],
  ['text', latin('audio/webm, honestly')],
  ['a PNG', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['a playlist', latin('#EXTM3U\nfile:///etc/passwd')],
])('returns undefined for %s', (_, bytes) => {
  expect(detectAudioFormat(bytes)).toBeUndefined();
});
