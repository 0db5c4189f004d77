/** A part (a component in the terms of TrueType) of a composite glyph: its id, its offset in font units and its outline. */
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

const NUM_GLYPHS = 4;
const MAX_POINTS = 6;
const MAX_CONTOURS = 8;
const MAX_COMPOSITE_POINTS = 10;
const MAX_COMPOSITE_CONTOURS = 12;
const MAX_COMPONENT_ELEMENTS = 28;
const MAX_COMPONENT_DEPTH = 30;

/**
 * Sets the number of glyphs of a maxp table, and raises its limits for composite glyphs of up to `maxParts` parts. The limits
 * may be larger than necessary.
 */
export function updateLimits(maxp: Buffer, glyphCount: number, maxParts: number): void {
  maxp.writeUInt16BE(glyphCount, NUM_GLYPHS);
  const raise = (at: number, to: number): unknown =>
    maxp.writeUInt16BE(Math.min(0xffff, Math.max(maxp.readUInt16BE(at), to)), at);
  const readLarger = (at: number, compositeAt: number): number =>
    Math.max(maxp.readUInt16BE(at), maxp.readUInt16BE(compositeAt));
  raise(MAX_COMPOSITE_POINTS, maxParts * readLarger(MAX_POINTS, MAX_COMPOSITE_POINTS));
  raise(MAX_COMPOSITE_CONTOURS, maxParts * readLarger(MAX_CONTOURS, MAX_COMPOSITE_CONTOURS));
  raise(MAX_COMPONENT_ELEMENTS, maxParts);
  raise(MAX_COMPONENT_DEPTH, maxp.readUInt16BE(MAX_COMPONENT_DEPTH) + 1);
}
