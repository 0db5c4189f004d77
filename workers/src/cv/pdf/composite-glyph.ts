/** A glyph that becomes part of another: its offset (font units) and its own outline. */
export interface Part {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  readonly outline: Buffer;
}

const argumentsAreWords = 0x0001;
const argumentsAreOffsets = 0x0002;
const moreParts = 0x0020;
const partsOverlap = 0x0400;

const headerSize = 10;
const partSize = 8;

/** The outline of a TrueType glyph that is made of these, and where its leftmost point is (its left side bearing). */
export function compositeGlyph(parts: readonly Part[]): { readonly bytes: Buffer; readonly left: number } {
  const bytes = Buffer.alloc(headerSize + parts.length * partSize);
  const left = within(Math.min(...parts.map(({ outline, x }) => outline.readInt16BE(2) + x)));
  bytes.writeInt16BE(-1, 0);
  bytes.writeInt16BE(left, 2);
  bytes.writeInt16BE(within(Math.min(...parts.map(({ outline, y }) => outline.readInt16BE(4) + y))), 4);
  bytes.writeInt16BE(within(Math.max(...parts.map(({ outline, x }) => outline.readInt16BE(6) + x))), 6);
  bytes.writeInt16BE(within(Math.max(...parts.map(({ outline, y }) => outline.readInt16BE(8) + y))), 8);
  for (const [index, { glyph, x, y }] of parts.entries()) {
    const at = headerSize + index * partSize;
    const isLast = index === parts.length - 1;
    const overlap = index === 0 ? partsOverlap : 0;
    bytes.writeUInt16BE(argumentsAreWords | argumentsAreOffsets | (isLast ? 0 : moreParts) | overlap, at);
    bytes.writeUInt16BE(glyph, at + 2);
    bytes.writeInt16BE(within(x), at + 4);
    bytes.writeInt16BE(within(y), at + 6);
  }
  return { bytes, left };
}

const within = (units: number): number => Math.max(-0x8000, Math.min(0x7fff, units));

/** Raises the limits in a maxp table so that they hold for glyphs of this many parts (an upper bound is allowed). */
export function raiseLimits(maxp: Buffer, glyphs: number, parts: number): void {
  maxp.writeUInt16BE(glyphs, 4);
  const raise = (at: number, to: number): unknown =>
    maxp.writeUInt16BE(Math.min(0xffff, Math.max(maxp.readUInt16BE(at), to)), at);
  raise(10, parts * Math.max(maxp.readUInt16BE(6), maxp.readUInt16BE(10)));
  raise(12, parts * Math.max(maxp.readUInt16BE(8), maxp.readUInt16BE(12)));
  raise(28, parts);
  raise(30, maxp.readUInt16BE(30) + 1);
}
