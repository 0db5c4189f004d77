import fc from 'fast-check';
import { IMAGES, createPng } from '../../testing/images.js';
import { ImageRejectedError } from './cv-image.js';
import { readFrames } from './raster-frames.js';
import { validateImage } from './raster.js';

const { jpeg, gif, webp } = IMAGES;
const insertSegment = (segment: readonly number[]) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from(segment), jpeg.subarray(2)]);
/** Replaces bytes from an offset on. */
const replaceAt = (bytes: Buffer, at: number, replacement: readonly number[]) =>
  Buffer.concat([bytes.subarray(0, at), Buffer.from(replacement), bytes.subarray(at + replacement.length)]);

it.each(Object.entries(IMAGES))('accepts a %s with its type and size', (type, bytes) => {
  expect(validateImage(bytes)).toEqual({
    dataUri: `data:image/${type};base64,${bytes.toString('base64')}`,
    width: 12,
    height: 8,
    bytes: bytes.length,
  });
});

it('applies the Exif orientation to the size', () => {
  const exif = [
    ...[0xff, 0xe1, 0, 34, 0x45, 0x78, 0x69, 0x66, 0, 0, 0x4d, 0x4d, 0, 42, 0, 0, 0, 8],
    ...[0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0],
  ];
  expect(validateImage(insertSegment(exif))).toMatchObject({ width: 8, height: 12 });
});

describe('the size limit', () => {
  it.each([
    [4_096, 2_929],
    [2_929, 4_096],
    [1, 4_096],
  ])('allows %i by %i', (width, height) =>
    expect(validateImage(createPng(width, height))).toMatchObject({ width, height }),
  );

  it.each([
    [4_097, 1],
    [1, 4_097],
    [4_096, 2_930],
    [20_000, 20_000],
  ])('rejects %i by %i', (width, height) =>
    expect(() => validateImage(createPng(width, height))).toThrow('too-many-pixels'),
  );

  it('rejects sizes that only the header claims', () => {
    expect(() => validateImage(replaceAt(IMAGES.png, 16, [0x7f, 0xff, 0xff, 0xff]))).toThrow('too-many-pixels');
    expect(() => validateImage(replaceAt(IMAGES.png, 16, [0, 0, 0, 0]))).toThrow('not-an-image');
    expect(() => validateImage(replaceAt(gif, 6, [0xff, 0xff]))).toThrow('too-many-pixels');
    expect(() => validateImage(replaceAt(gif, 6, [0, 0]))).toThrow('not-an-image');
    expect(() => validateImage(replaceAt(webp, 26, [0xff, 0x3f]))).toThrow('too-many-pixels');
  });

  it('rejects a small header with a large frame', () => {
    const frame = gif.indexOf(0x2c);
    expect(() => validateImage(replaceAt(gif, frame + 5, [0xff, 0xff, 0xff, 0xff]))).toThrow('not-an-image');
    expect(() => validateImage(replaceAt(gif, frame + 1, [0xff, 0xff]))).toThrow('not-an-image');
  });
});

describe('ambiguous JPEGs', () => {
  const small = [0xff, 0xc0, 0, 11, 8, 0, 8, 0, 12, 1, 1, 0x11, 0];
  const large = [0xff, 0xc0, 0, 11, 8, 0xff, 0xff, 0xff, 0xff, 1, 1, 0x11, 0];
  /** Pads a segment to the length that its third and fourth byte declare. */
  const createSegment = (bytes: readonly number[]) => {
    const padded = Buffer.alloc(2 + Buffer.from(bytes).readUInt16BE(2));
    padded.set(bytes);
    return [...padded];
  };

  it.each([
    ['two frames', small],
    ['a frame before all segments', large],
    ['a frame of another kind', [0xff, 0xc9, ...large.slice(2)]],
    ['a frame after a marker without a length', createSegment([0xff, 0xd0, ...large])],
    ['a frame after a fill byte', createSegment([0xff, ...large])],
    ['a segment too short for its length', [0xff, 0xe0, 0, 0]],
  ])('are rejected: %s', (_, bytes) => {
    expect(() => validateImage(insertSegment(bytes))).toThrow('not-an-image');
  });

  it('are rejected with an invalid segment', () => {
    const second = 2 + 2 + jpeg.readUInt16BE(4);
    const invalid = Buffer.concat([jpeg.subarray(0, second), Buffer.from([0, 0xe0, 0, 2]), jpeg.subarray(second)]);
    expect(readFrames.jpeg(jpeg)).toEqual([{ width: 12, height: 8 }]);
    expect(readFrames.jpeg(invalid)).toBeUndefined();
  });
});

describe('invalid images', () => {
  it.each([
    ['nothing', ''],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'],
    ['SVG after an XML declaration', '<?xml version="1.0"?><svg width="9" height="9"/>'],
    ['HTML', '<!doctype html><img src="http://127.0.0.1/">'],
    ['a PDF', '%PDF-1.7'],
    ['a bitmap', 'BM\x3a\0\0\0\0\0\0\0\x36\0\0\0\x28\0\0\0\x01\0\0\0\x01\0\0\0'],
    ['a TIFF', 'II*\0\x08\0\0\0'],
    ['an AVIF', '\0\0\0\x1cftypavif'],
    ['a GIF without a frame', 'GIF89a\x0c\0\x08\0\0\0\0;'],
    ['a RIFF file of another kind', 'RIFF\x24\0\0\0WAVEfmt '],
    ['an SVG after a GIF signature', 'GIF89a<svg width="9" height="9"/>'],
  ])('rejects %s', (_, text) => {
    expect(() => validateImage(Buffer.from(text, 'latin1'))).toThrow('not-an-image');
  });

  it.each(Object.entries(IMAGES))('rejects a truncated %s', (_, bytes) => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(() => validateImage(bytes.subarray(0, length))).toThrow('not-an-image');
    }
  });

  it('throws only ImageRejectedError for arbitrary bytes', () => {
    const starts = Object.values(IMAGES).flatMap((bytes) => [12, 30].map((end) => bytes.subarray(0, end)));
    const bytes = fc.tuple(fc.constantFrom(...starts), fc.uint8Array({ maxLength: 200 }));
    fc.assert(
      fc.property(bytes, ([start, rest]) => {
        try {
          expect(validateImage(Buffer.concat([start, rest]))).toMatchObject({ bytes: start.length + rest.length });
        } catch (error) {
          expect(error).toBeInstanceOf(ImageRejectedError);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
