import { soundEnding } from './sound-ending.js';

it.each([
  ['webm', Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x9f])],
  ['ogg', Buffer.from('OggS\0')],
  ['wav', Buffer.from('RIFF1234WAVE')],
  ['mp4', Buffer.from('\0\0\0\x18ftypisom')],
  ['bin', Buffer.from('<html>')],
  ['bin', Buffer.alloc(0)],
])('a recording that begins like %s is named so', (ending, begin) => {
  expect(soundEnding(begin)).toBe(ending);
});
