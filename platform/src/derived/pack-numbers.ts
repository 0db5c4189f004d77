/** Encodes integers from 0 to 2³² − 1 as base64, which is faster to validate, parse and seal than an array. */
export const packNumbers = (numbers: readonly number[]): string =>
  Buffer.from(Uint32Array.from(numbers).buffer).toString('base64');

/** Decodes packed numbers. Incomplete trailing bytes are ignored. */
export function unpackNumbers(packed: string): Uint32Array {
  // Copied, because a Buffer may start at an unaligned offset of its ArrayBuffer.
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'));
  return new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / Uint32Array.BYTES_PER_ELEMENT));
}
