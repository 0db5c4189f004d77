/** The containers that browsers record into, and wav. */
export type AudioFormat = 'webm' | 'ogg' | 'mp4' | 'wav';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const EBML_DOCTYPE = Buffer.from([0x42, 0x82]);
/** An EBML header has a few dozen bytes; the doctype must be within them. */
const EBML_HEADER_LENGTH = 64;

const matches = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/**
 * Detects the container of a recording by its first bytes, not by its declared type. Returns undefined if it
 * is neither one that browsers record nor wav.
 */
export function detectAudioFormat(bytes: Buffer): AudioFormat | undefined {
  if (bytes.subarray(0, 4).equals(EBML)) return isMatroska(bytes) ? 'webm' : undefined;
  if (matches(bytes, 0, 'OggS')) return 'ogg';
  if (matches(bytes, 0, 'RIFF') && matches(bytes, 8, 'WAVE')) return 'wav';
  return matches(bytes, 4, 'ftyp') ? 'mp4' : undefined;
}

function isMatroska(bytes: Buffer): boolean {
  const doctypeOffset = bytes.subarray(0, EBML_HEADER_LENGTH).indexOf(EBML_DOCTYPE);
  // The element begins with two bytes of its id and one byte of its length; its content follows.
  const contentOffset = doctypeOffset + 3;
  return doctypeOffset > 0 && (matches(bytes, contentOffset, 'webm') || matches(bytes, contentOffset, 'matroska'));
}
