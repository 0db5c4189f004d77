import { crc32 } from 'node:zlib';

/**
 * A frame is one atomic unit of the log:
 *
 *     marker (4 bytes) | length of the body (u32) | checksum (u32) | body
 *
 * The marker lets the recovery look for frames behind a damaged one. The checksum also covers the length and the
 * frame's own offset in the file, so that bytes that only look like a frame (an event may hold some) are not believed.
 */
const MARKER = Buffer.from('TRKF', 'latin1');
const LENGTH_AT = MARKER.length;
const CHECKSUM_AT = LENGTH_AT + 4;

/** Bytes before the body of a frame. */
export const FRAME_HEADER_BYTES = CHECKSUM_AT + 4;

/** Longest body the log accepts; a longer length can only be damage. An append is limited to 1 MiB of payload. */
export const MAX_BODY_BYTES = 16 * 1024 * 1024;

/** Encodes a body as the frame that will lie at `offset` of the log file. */
export function encodeFrame(body: Buffer, offset: number): Buffer {
  if (body.length > MAX_BODY_BYTES) throw new RangeError(`A log entry of ${body.length} bytes is too long`);
  const frame = Buffer.allocUnsafe(FRAME_HEADER_BYTES + body.length);
  MARKER.copy(frame, 0);
  frame.writeUInt32LE(body.length, LENGTH_AT);
  frame.writeUInt32LE(checksum(body, offset), CHECKSUM_AT);
  body.copy(frame, FRAME_HEADER_BYTES);
  return frame;
}

/** The length of the body that a frame header announces, or undefined if these bytes are no frame header. */
export function announcedLength(header: Buffer): number | undefined {
  if (header.length < FRAME_HEADER_BYTES || header.compare(MARKER, 0, MARKER.length, 0, MARKER.length) !== 0) {
    return undefined;
  }
  const length = header.readUInt32LE(LENGTH_AT);
  return length > MAX_BODY_BYTES ? undefined : length;
}

/** Whether the body is the one that was written at `offset` behind this header. */
export function isIntact(header: Buffer, body: Buffer, offset: number): boolean {
  return header.readUInt32LE(CHECKSUM_AT) === checksum(body, offset);
}

/** The next place at or after `from` where a frame could begin, or -1. */
export function findMarker(bytes: Buffer, from: number): number {
  return bytes.indexOf(MARKER, from);
}

function checksum(body: Buffer, offset: number): number {
  const seed = Buffer.allocUnsafe(12);
  seed.writeDoubleLE(offset, 0);
  seed.writeUInt32LE(body.length, 8);
  return crc32(body, crc32(seed));
}
