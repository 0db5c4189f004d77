import { closeSync, openSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { createTemporaryFolder } from '../testing/temporary-folder.js';

import { createFileHeader } from './file-header.js';
import { encodeFrame } from './frame.js';
import { DamagedLogError, scanLog } from './scan-log.js';

const folder = createTemporaryFolder();
const path = join(folder.path, 'events.log');
afterAll(() => folder.remove());

// The second body contains the marker of a frame (frame.ts), which must not be mistaken for the start of one.
const bodies = [Buffer.from('the first'), Buffer.from('the second, TRKF'), Buffer.alloc(300, 'x')];
const { file, offsets } = createLog(bodies);
const lastOffset = offsets[2] ?? 0;

function createLog(entries: readonly Buffer[]): { file: Buffer; offsets: readonly number[] } {
  const offsets: number[] = [];
  let bytes = createFileHeader();
  for (const entry of entries) {
    offsets.push(bytes.length);
    bytes = Buffer.concat([bytes, encodeFrame(entry, bytes.length)]);
  }
  return { file: bytes, offsets };
}

function scan(bytes: Buffer): { entries: string[]; end: number; tornBytes: number } {
  writeFileSync(path, bytes);
  const fd = openSync(path, 'r');
  const entries: string[] = [];
  try {
    return { entries, ...scanLog(fd, path, (body) => entries.push(body.toString())) };
  } finally {
    closeSync(fd);
  }
}

function flipBits(bytes: Buffer, offset: number, mask: number): Buffer {
  const copy = Buffer.from(bytes);
  copy.writeUInt8(copy.readUInt8(offset) ^ mask, offset);
  return copy;
}

const expectedEntries = bodies.map((body) => body.toString());
const anyMask = fc.integer({ min: 1, max: 255 });

test('reads an intact log to its end', () => {
  expect(scan(file)).toEqual({ entries: expectedEntries, end: file.length, tornBytes: 0 });
});

test('detects a last frame that was truncated at any byte, and keeps all frames before it', () => {
  for (let length = lastOffset + 1; length < file.length; length++) {
    const result = scan(file.subarray(0, length));
    expect(result).toEqual({ entries: expectedEntries.slice(0, 2), end: lastOffset, tornBytes: length - lastOffset });
  }
});

test('detects a last frame that was damaged at any byte, and keeps all frames before it', () => {
  for (let offset = lastOffset; offset < file.length; offset++) {
    const result = scan(flipBits(file, offset, 0xff));
    expect(result).toEqual({
      entries: expectedEntries.slice(0, 2),
      end: lastOffset,
      tornBytes: file.length - lastOffset,
    });
  }
});

test('throws with the offset of a damaged frame that is not the last one', () => {
  const earlier = fc.integer({ min: offsets[0] ?? 0, max: lastOffset - 1 });
  fc.assert(
    fc.property(earlier, anyMask, (offset, mask) => {
      const frame = offset < (offsets[1] ?? 0) ? offsets[0] : offsets[1];
      expect(() => scan(flipBits(file, offset, mask))).toThrow(`${path} is damaged at byte ${String(frame)}`);
    }),
    { numRuns: 300 },
  );
});

test('reads all complete entries of a log that was truncated anywhere', () => {
  const entries = fc.array(fc.uint8Array({ maxLength: 60 }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(entries, fc.nat(), (arrays, cut) => {
      const log = createLog(arrays.map((array) => Buffer.from(array)));
      const length = createFileHeader().length + (cut % (log.file.length - createFileHeader().length + 1));
      const completeCount = log.offsets.filter(
        (_, index) => (log.offsets[index + 1] ?? log.file.length) <= length,
      ).length;
      expect(scan(log.file.subarray(0, length)).entries).toHaveLength(completeCount);
    }),
  );
});

test.each([
  ['zeros', Buffer.alloc(70_000)],
  ['garbage', Buffer.from('garbage that never was a frame')],
  [
    'part of a frame and zeros',
    Buffer.concat([encodeFrame(Buffer.alloc(50, 'y'), file.length).subarray(0, 30), Buffer.alloc(4096)]),
  ],
])('ignores %s after the last frame', (_, tail) => {
  expect(scan(Buffer.concat([file, tail]))).toEqual({
    entries: expectedEntries,
    end: file.length,
    tornBytes: tail.length,
  });
});

test('does not mistake the bytes of a frame inside an event for a frame', () => {
  const nested = createLog([Buffer.from('intact'), file]);
  const torn = nested.file.subarray(0, nested.file.length - 1);
  expect(scan(torn)).toMatchObject({ entries: ['intact'], end: nested.offsets[1] });
});

test('throws at byte 0 for a damaged header', () => {
  for (let offset = 0; offset < createFileHeader().length; offset++) {
    expect(() => scan(flipBits(file, offset, 0x80))).toThrow('is damaged at byte 0');
  }
  expect(() => scan(Buffer.alloc(0))).toThrow('is damaged at byte 0');
});

test('throws at the offset of an intact entry that cannot be decoded', () => {
  writeFileSync(path, file);
  const fd = openSync(path, 'r');
  const visit = (body: Buffer): void => {
    if (body.equals(bodies[1] ?? body)) throw new Error('nonsense');
  };
  expect(() => scanLog(fd, path, visit)).toThrow(new DamagedLogError(path, offsets[1] ?? 0, 'nonsense'));
  closeSync(fd);
});

test('reads frames beyond the first 8 MiB', () => {
  const big = createLog(Array.from({ length: 20 }, (_, index) => Buffer.alloc(1_000_000, index)));
  expect(scan(big.file).entries).toHaveLength(20);
  expect(readFileSync(path)).toHaveLength(big.file.length);
});
