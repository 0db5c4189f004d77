/** A component of a composite glyph: a glyph, its offset in font units and its outline. */
export interface GlyphComponent {
  readonly glyphId: number;
  readonly x: number;
  readonly y: number;
  readonly outline: Buffer;
}

const ARGS_ARE_WORDS = 0x0001;
const ARGS_ARE_XY_VALUES = 0x0002;
const MORE_COMPONENTS = 0x0020;
const OVERLAP_COMPOUND = 0x0400;

const HEADER_SIZE = 10;
const COMPONENT_SIZE = 8;

/** Returns the outline of a composite TrueType glyph, and its left side bearing. */
export function createCompositeGlyph(components: readonly GlyphComponent[]): {
  readonly bytes: Buffer;
  readonly leftSideBearing: number;
} {
  const bytes = Buffer.alloc(HEADER_SIZE + components.length * COMPONENT_SIZE);
  const leftSideBearing = clampInt16(Math.min(...components.map(({ outline, x }) => outline.readInt16BE(2) + x)));
  // The header: the number of contours (-1 for a composite glyph), and the bounding box xMin, yMin, xMax, yMax.
  bytes.writeInt16BE(-1, 0);
  bytes.writeInt16BE(leftSideBearing, 2);
  bytes.writeInt16BE(clampInt16(Math.min(...components.map(({ outline, y }) => outline.readInt16BE(4) + y))), 4);
  bytes.writeInt16BE(clampInt16(Math.max(...components.map(({ outline, x }) => outline.readInt16BE(6) + x))), 6);
  bytes.writeInt16BE(clampInt16(Math.max(...components.map(({ outline, y }) => outline.readInt16BE(8) + y))), 8);
  for (const [index, { glyphId, x, y }] of components.entries()) {
    const at = HEADER_SIZE + index * COMPONENT_SIZE;
    const isLast = index === components.length - 1;
    const overlap = index === 0 ? OVERLAP_COMPOUND : 0;
    bytes.writeUInt16BE(ARGS_ARE_WORDS | ARGS_ARE_XY_VALUES | (isLast ? 0 : MORE_COMPONENTS) | overlap, at);
    bytes.writeUInt16BE(glyphId, at + 2);
    bytes.writeInt16BE(clampInt16(x), at + 4);
    bytes.writeInt16BE(clampInt16(y), at + 6);
  }
  return { bytes, leftSideBearing };
}

const clampInt16 = (units: number): number => Math.max(-0x8000, Math.min(0x7fff, units));

/** Offsets of the fields of a maxp table. */
const MAXP = {
  numGlyphs: 4,
  maxPoints: 6,
  maxContours: 8,
  maxCompositePoints: 10,
  maxCompositeContours: 12,
  maxComponentElements: 28,
  maxComponentDepth: 30,
} as const;

/**
 * Sets the number of glyphs of a maxp table, and raises its limits for composite glyphs of up to `maxComponents`
 * components. The limits may be larger than necessary.
 */
export function updateLimits(maxp: Buffer, glyphCount: number, maxComponents: number): void {
  maxp.writeUInt16BE(glyphCount, MAXP.numGlyphs);
  const raise = (at: number, minLimit: number): unknown =>
    maxp.writeUInt16BE(Math.min(0xffff, Math.max(maxp.readUInt16BE(at), minLimit)), at);
  const readLarger = (at: number, compositeAt: number): number =>
    Math.max(maxp.readUInt16BE(at), maxp.readUInt16BE(compositeAt));
  raise(MAXP.maxCompositePoints, maxComponents * readLarger(MAXP.maxPoints, MAXP.maxCompositePoints));
  raise(MAXP.maxCompositeContours, maxComponents * readLarger(MAXP.maxContours, MAXP.maxCompositeContours));
  raise(MAXP.maxComponentElements, maxComponents);
  raise(MAXP.maxComponentDepth, maxp.readUInt16BE(MAXP.maxComponentDepth) + 1);
}
