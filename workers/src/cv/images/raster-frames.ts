/** A size in pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The kinds of image that a CV shows; SVG is a program and none of them. */
export type RasterType = 'png' | 'jpeg' | 'webp' | 'gif';

/**
 * Walks through an image of each kind from its first to its last mark, and gives the sizes of the frames that the walk
 * meets: what calls itself small and holds a frame that is large is a decompression bomb, since Chromium makes a GIF as
 * large as its first frame, and finds the frame of a JPEG where `image-size` does not. Nothing where the image is not
 * whole, or is built in a way that readers understand differently.
 * @throws RangeError where the image ends before it should.
 */
export const framesOf: Readonly<Record<RasterType, (bytes: Buffer) => readonly Size[] | undefined>> = {
  png: pngFrames,
  jpeg: jpegFrames,
  webp: webpFrames,
  gif: gifFrames,
};

/** A PNG has its size once, in front; what decodes it refuses anything else. So it only has to be whole. */
function pngFrames(bytes: Buffer): readonly Size[] {
  let at = 8;
  while (bytes.toString('latin1', at + 4, at + 8) !== 'IEND') at += 12 + bytes.readUInt32BE(at);
  bytes.readUInt32BE(at + 8);
  return [];
}

const FRAME = new Set([0xc0, 0xc1, 0xc2]);
/** Marks before the scan that are no segment with a length, or hold a frame of a kind that browsers do not show. */
const isOdd = (mark: number): boolean =>
  mark < 0xc0 || mark === 0xff || (mark >= 0xd0 && mark <= 0xd9) || (mark < 0xd0 && !FRAME.has(mark) && mark !== 0xc4);

function jpegFrames(bytes: Buffer): readonly Size[] | undefined {
  const frames: Size[] = [];
  let at = 2;
  for (let mark = 0; mark !== 0xda; at += 2 + bytes.readUInt16BE(at + 2)) {
    mark = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff || isOdd(mark)) return undefined;
    if (FRAME.has(mark)) frames.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
  }
  const isWhole = bytes.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
  return isWhole && frames.length === 1 ? frames : undefined;
}

/** The canvas of a WebP holds its frames, or what decodes it refuses it. */
function webpFrames(bytes: Buffer): readonly Size[] | undefined {
  return bytes.length >= 8 + bytes.readUInt32LE(4) ? [] : undefined;
}

/** The table of colours that a byte of flags announces: three bytes for each of a power of two. */
const tableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

function gifFrames(bytes: Buffer): readonly Size[] | undefined {
  const frames: Size[] = [];
  let at = 13 + tableLength(bytes.readUInt8(10));
  for (let mark = bytes.readUInt8(at); mark !== 0x3b; mark = bytes.readUInt8(at)) {
    if (mark === 0x21) at = afterBlocks(bytes, at + 2);
    else if (mark === 0x2c) {
      const side = (first: number) => bytes.readUInt16LE(at + first) + bytes.readUInt16LE(at + first + 4);
      frames.push({ width: side(1), height: side(3) });
      at = afterBlocks(bytes, at + 11 + tableLength(bytes.readUInt8(at + 9)));
    } else return undefined;
  }
  return frames.length > 0 ? frames : undefined;
}

/** Blocks of data, each behind its length, up to an empty one. */
function afterBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}
