export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The supported image types. SVG is excluded because it can contain scripts. */
export type RasterType = 'png' | 'jpeg' | 'webp' | 'gif';

/**
 * Parses an image of each type from start to end and returns the sizes of its frames. A small header with a large frame
 * is a decompression bomb: Chromium sizes a GIF by its first frame, and finds the frame of a JPEG where `image-size`
 * does not. The list is empty if decoders reject frames that exceed the declared size (PNG, WebP). Returns undefined if
 * the image is incomplete or ambiguous.
 * @throws RangeError if the image ends early.
 */
export const readFrames: Readonly<Record<RasterType, (bytes: Buffer) => readonly Size[] | undefined>> = {
  png: readPngFrames,
  jpeg: readJpegFrames,
  webp: readWebpFrames,
  gif: readGifFrames,
};

/** A PNG declares its size once, and decoders reject other sizes, so it only has to be complete. */
function readPngFrames(bytes: Buffer): readonly Size[] {
  let at = 8;
  while (bytes.toString('latin1', at + 4, at + 8) !== 'IEND') at += 12 + bytes.readUInt32BE(at);
  bytes.readUInt32BE(at + 8);
  return [];
}

const FRAME_MARKERS = new Set([0xc0, 0xc1, 0xc2]);
/** Returns true for markers without a length, and for frame types that browsers do not support. */
const isUnsupportedMarker = (marker: number): boolean =>
  marker < 0xc0 ||
  marker === 0xff ||
  (marker >= 0xd0 && marker <= 0xd9) ||
  (marker < 0xd0 && !FRAME_MARKERS.has(marker) && marker !== 0xc4);

function readJpegFrames(bytes: Buffer): readonly Size[] | undefined {
  const frames: Size[] = [];
  let at = 2;
  for (let marker = 0; marker !== 0xda; at += 2 + bytes.readUInt16BE(at + 2)) {
    marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== 0xff || isUnsupportedMarker(marker)) return undefined;
    if (FRAME_MARKERS.has(marker))
      frames.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
  }
  const isComplete = bytes.indexOf(Buffer.from([0xff, 0xd9]), at) !== -1;
  return isComplete && frames.length === 1 ? frames : undefined;
}

/** Decoders reject a WebP whose frames exceed its canvas. */
function readWebpFrames(bytes: Buffer): readonly Size[] | undefined {
  return bytes.length >= 8 + bytes.readUInt32LE(4) ? [] : undefined;
}

/** Returns the length of the color table announced by a flags byte: three bytes for each of a power of two. */
const getColorTableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

function readGifFrames(bytes: Buffer): readonly Size[] | undefined {
  const frames: Size[] = [];
  let at = 13 + getColorTableLength(bytes.readUInt8(10));
  for (let marker = bytes.readUInt8(at); marker !== 0x3b; marker = bytes.readUInt8(at)) {
    if (marker === 0x21) at = skipBlocks(bytes, at + 2);
    else if (marker === 0x2c) {
      const readFarEdge = (first: number) => bytes.readUInt16LE(at + first) + bytes.readUInt16LE(at + first + 4);
      frames.push({ width: readFarEdge(1), height: readFarEdge(3) });
      at = skipBlocks(bytes, at + 11 + getColorTableLength(bytes.readUInt8(at + 9)));
    } else return undefined;
  }
  return frames.length > 0 ? frames : undefined;
}

/** Skips length-prefixed blocks up to an empty one. */
function skipBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}
