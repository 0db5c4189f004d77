/** The containers that browsers record into, and wav. */
export type AudioFormat = 'webm' | 'ogg' | 'mp4' | 'wav';

const EBML = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);
const EBML_DOCTYPE = Buffer.from([0x42, 0x82]);
/** The header of an EBML file is a few dozen bytes; its doctype is not looked for further on. */
const EBML_HEADER_LENGTH = 64;

const matches = (bytes: Buffer, offset: number, text: string): boolean =>
  bytes.toString('latin1', offset, offset + text.length) === text;

/**
 * The container of a recording by its first bytes; nothing that anybody claims about it is believed (issue 5). Answers
 * nothing where it is none of those that browsers record into, nor wav.
 */
export function audioFormat(bytes: Buffer): AudioFormat | undefined {
  if (bytes.subarray(0, 4).equals(EBML)) return isMatroska(bytes) ? 'webm' : undefined;
  if (matches(bytes, 0, 'OggS')) return 'ogg';
  if (matches(bytes, 0, 'RIFF') && matches(bytes, 8, 'WAVE')) return 'wav';
  return matches(bytes, 4, 'ftyp') ? 'mp4' : undefined;
}

function isMatroska(bytes: Buffer): boolean {
  const element = bytes.subarray(0, EBML_HEADER_LENGTH).indexOf(EBML_DOCTYPE);
  // After the element's id comes its length in one byte, then the name.
  return element > 0 && (matches(bytes, element + 3, 'webm') || matches(bytes, element + 3, 'matroska'));
}
