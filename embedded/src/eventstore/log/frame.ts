import { crc32 } from 'node:zlib';

/**
 * A frame is one atomic unit of the log:
 *
 *     marker (4 bytes) | length of the body (u32) | checksum (u32) | body
 *
 * The marker lets the recovery find frames after a damaged one. The checksum also covers the length and the frame's
 * offset in the file, so that bytes inside an event that look like a frame are not mistaken for one.
 */
const MARKER = Buffer.from('TRKF', 'latin1');
const LENGTH_OFFSET = MARKER.length;
const CHECKSUM_OFFSET = LENGTH_OFFSET + 4;

/** Bytes before the body of a frame. */
export const FRAME_HEADER_BYTES = CHECKSUM_OFFSET + 4;

/** The maximum length of a body; a larger length indicates damage. An append is limited to 1 MiB of payload. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Encodes a body as the frame at `offset` of the log file. */
export function encodeFrame(body: Buffer, offset: number): Buffer {
  if (body.length > MAX_BODY_BYTES) throw new RangeError(`A log entry of ${body.length} bytes is too long`);
  const frame = Buffer.allocUnsafe(FRAME_HEADER_BYTES + body.length);
  MARKER.copy(frame, 0);
  frame.writeUInt32LE(body.length, LENGTH_OFFSET);
  frame.writeUInt32LE(computeChecksum(body, offset), CHECKSUM_OFFSET);
  body.copy(frame, FRAME_HEADER_BYTES);
  return frame;
}

/** Returns the body length of a frame header, or undefined if the bytes are not a frame header. */
export function readBodyLength(header: Buffer): number | undefined {
  if (header.length < FRAME_HEADER_BYTES || header.compare(MARKER, 0, MARKER.length, 0, MARKER.length) !== 0) {
    return undefined;
  }
  const length = header.readUInt32LE(LENGTH_OFFSET);
  return length > MAX_BODY_BYTES ? undefined : length;
}

/** Returns true if the checksum in the header of the frame at `offset` matches its body. */
export function hasValidChecksum(header: Buffer, body: Buffer, offset: number): boolean {
  return header.readUInt32LE(CHECKSUM_OFFSET) === computeChecksum(body, offset);
}

/** Returns the next index at or after `from` where a frame could begin, or -1. */
export function findMarker(bytes: Buffer, from: number): number {
  return bytes.indexOf(MARKER, from);
}

function computeChecksum(body: Buffer, offset: number): number {
  const seed = Buffer.allocUnsafe(12);
  seed.writeDoubleLE(offset, 0);
  seed.writeUInt32LE(body.length, 8);
  return crc32(body, crc32(seed));
}
