/** A component of a composite glyph: its offset in font units and its outline. */
export interface GlyphPart {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
  readonly outline: Buffer;
}

const ARGS_ARE_WORDS = 0x0001;
const ARGS_ARE_XY_VALUES = 0x0002;
const MORE_COMPONENTS = 0x0020;
const OVERLAP_COMPOUND = 0x0400;

const HEADER_SIZE = 10;
const PART_SIZE = 8;

/** Returns the outline of a composite TrueType glyph, and its left side bearing. */
export function createCompositeGlyph(parts: readonly GlyphPart[]): { readonly bytes: Buffer; readonly left: number } {
  const bytes = Buffer.alloc(HEADER_SIZE + parts.length * PART_SIZE);
  const left = clampInt16(Math.min(...parts.map(({ outline, x }) => outline.readInt16BE(2) + x)));
  bytes.writeInt16BE(-1, 0);
  bytes.writeInt16BE(left, 2);
  bytes.writeInt16BE(clampInt16(Math.min(...parts.map(({ outline, y }) => outline.readInt16BE(4) + y))), 4);
  bytes.writeInt16BE(clampInt16(Math.max(...parts.map(({ outline, x }) => outline.readInt16BE(6) + x))), 6);
  bytes.writeInt16BE(clampInt16(Math.max(...parts.map(({ outline, y }) => outline.readInt16BE(8) + y))), 8);
  for (const [index, { glyph, x, y }] of parts.entries()) {
    const at = HEADER_SIZE + index * PART_SIZE;
    const isLast = index === parts.length - 1;
    const overlap = index === 0 ? OVERLAP_COMPOUND : 0;
    bytes.writeUInt16BE(ARGS_ARE_WORDS | ARGS_ARE_XY_VALUES | (isLast ? 0 : MORE_COMPONENTS) | overlap, at);
    bytes.writeUInt16BE(glyph, at + 2);
    bytes.writeInt16BE(clampInt16(x), at + 4);
    bytes.writeInt16BE(clampInt16(y), at + 6);
  }
  return { bytes, left };
}

const clampInt16 = (units: number): number => Math.max(-0x8000, Math.min(0x7fff, units));

/** Raises the limits of a maxp table for glyphs with this many components (upper bounds are allowed). */
export function raiseLimits(maxp: Buffer, glyphs: number, parts: number): void {
  maxp.writeUInt16BE(glyphs, 4);
  const raise = (at: number, to: number): unknown =>
    maxp.writeUInt16BE(Math.min(0xffff, Math.max(maxp.readUInt16BE(at), to)), at);
  raise(10, parts * Math.max(maxp.readUInt16BE(6), maxp.readUInt16BE(10)));
  raise(12, parts * Math.max(maxp.readUInt16BE(8), maxp.readUInt16BE(12)));
  raise(28, parts);
  raise(30, maxp.readUInt16BE(30) + 1);
}
