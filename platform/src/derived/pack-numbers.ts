/** Whole numbers from 0 to 2³² − 1 as a text: thousands of them are checked, parsed and sealed in no time. */
export const packedNumbers = (numbers: readonly number[]): string =>
  Buffer.from(Uint32Array.from(numbers).buffer).toString('base64');

/** The numbers that were packed. */
export function unpackedNumbers(packed: string): Uint32Array {
  // A copy of its own: what Buffer gives may begin anywhere in its memory.
  const bytes = Uint8Array.from(Buffer.from(packed, 'base64'));
  return new Uint32Array(bytes.buffer, 0, Math.floor(bytes.length / Uint32Array.BYTES_PER_ELEMENT));
}
