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

const PNG_SIGNATURE_LENGTH = 8;
/** The bytes of a chunk besides its data: data length (4), type (4) and, after the data, checksum (4). */
const PNG_CHUNK_OVERHEAD = 12;

/** A PNG declares its size once, and decoders reject other sizes, so it only has to be complete. */
function readPngFrames(bytes: Buffer): readonly Size[] {
  let at = PNG_SIGNATURE_LENGTH;
  while (bytes.toString('latin1', at + 4, at + 8) !== 'IEND') at += PNG_CHUNK_OVERHEAD + bytes.readUInt32BE(at);
  // Throws unless the checksum of the last chunk, which has no data, is there.
  bytes.readUInt32BE(at + 8);
  return [];
}

/** Every marker of a JPEG follows this byte. */
const MARKER_PREFIX = 0xff;
/** Baseline, extended and progressive frames (SOF0, SOF1, SOF2). */
const FRAME_MARKERS = new Set([0xc0, 0xc1, 0xc2]);
/** The marker of Huffman tables (DHT), in the range of the frame markers. */
const HUFFMAN_TABLES = 0xc4;
/** The marker of the pixels (SOS), with which the segments end. */
const START_OF_SCAN = 0xda;
const END_OF_IMAGE = 0xd9;

/** Returns true for markers without a length, 0xd0 to 0xd9 among them, and for frame types that browsers lack. */
const isUnsupportedMarker = (marker: number): boolean =>
  marker < 0xc0 ||
  marker === MARKER_PREFIX ||
  (marker >= 0xd0 && marker <= END_OF_IMAGE) ||
  (marker < 0xd0 && !FRAME_MARKERS.has(marker) && marker !== HUFFMAN_TABLES);

function readJpegFrames(bytes: Buffer): readonly Size[] | undefined {
  const frames: Size[] = [];
  // After the marker that starts the image.
  let at = 2;
  for (let marker = 0; marker !== START_OF_SCAN; at += 2 + bytes.readUInt16BE(at + 2)) {
    marker = bytes.readUInt8(at + 1);
    if (bytes.readUInt8(at) !== MARKER_PREFIX || isUnsupportedMarker(marker)) return undefined;
    if (FRAME_MARKERS.has(marker))
      frames.push({ height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) });
  }
  const isComplete = bytes.indexOf(Buffer.from([MARKER_PREFIX, END_OF_IMAGE]), at) !== -1;
  return isComplete && frames.length === 1 ? frames : undefined;
}

/** Decoders reject a WebP whose frames exceed its canvas. */
function readWebpFrames(bytes: Buffer): readonly Size[] | undefined {
  return bytes.length >= 8 + bytes.readUInt32LE(4) ? [] : undefined;
}

/** Returns the length of the color table announced by a flags byte: three bytes for each of a power of two. */
const getColorTableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1));

const GIF_HEADER_LENGTH = 13;
/** The first bytes of the blocks of a GIF. */
const GIF_BLOCKS = { extension: 0x21, image: 0x2c, trailer: 0x3b } as const;

function readGifFrames(bytes: Buffer): readonly Size[] | undefined {
  const frames: Size[] = [];
  let at = GIF_HEADER_LENGTH + getColorTableLength(bytes.readUInt8(10));
  for (let marker = bytes.readUInt8(at); marker !== GIF_BLOCKS.trailer; marker = bytes.readUInt8(at)) {
    if (marker === GIF_BLOCKS.extension) at = skipBlocks(bytes, at + 2);
    else if (marker === GIF_BLOCKS.image) {
      // The right or bottom edge: the offset from the left or top, and the width or height.
      const readFarEdge = (position: number) =>
        bytes.readUInt16LE(at + position) + bytes.readUInt16LE(at + position + 4);
      frames.push({ width: readFarEdge(1), height: readFarEdge(3) });
      at = skipBlocks(bytes, at + 11 + getColorTableLength(bytes.readUInt8(at + 9)));
    } else return undefined;
  }
  return frames.length > 0 ? frames : undefined;
}

/** Returns the position after length-prefixed blocks, the last of which is empty. */
function skipBlocks(bytes: Buffer, start: number): number {
  let at = start;
  while (bytes.readUInt8(at) !== 0) at += 1 + bytes.readUInt8(at);
  return at + 1;
}
