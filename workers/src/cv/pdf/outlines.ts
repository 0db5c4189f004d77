import { createCompositeGlyph, updateLimits, type GlyphComponent } from './composite-glyph.js';
import { readTables, writeTables, type Tables } from './true-type-tables.js';

/** A glyph at an offset in font units. */
export interface PlacedGlyph {
  readonly glyphId: number;
  readonly x: number;
  readonly y: number;
}

/** Offsets of fields in tables of the font. */
const HEAD = { unitsPerEm: 18, indexToLocFormat: 50 } as const;
const MAXP = { numGlyphs: 4 } as const;
const HHEA = { numberOfHMetrics: 34 } as const;
/** The value of `indexToLocFormat` for offsets of four instead of two bytes. */
const LONG_OFFSETS = 1;

interface AddedGlyph {
  readonly bytes: Buffer;
  readonly leftSideBearing: number;
  readonly advance: number;
}

/** The outlines of a TrueType font, to which composite glyphs can be added. */
export class Outlines {
  readonly unitsPerEm: number;
  /** The original number of glyphs. */
  readonly glyphCount: number;
  readonly #tables: Tables;
  readonly #hasLongOffsets: boolean;
  /** The number of glyphs with an advance and a bearing of their own. The others have the last of these advances. */
  readonly #fullMetricsCount: number;
  readonly #addedGlyphs: AddedGlyph[] = [];
  #maxComponents = 0;
  #emptyGlyphId: number | undefined;

  /** @throws Error if a required table is missing. */
  constructor(font: Buffer) {
    this.#tables = readTables(font);
    this.unitsPerEm = this.#getTable('head').readUInt16BE(HEAD.unitsPerEm);
    this.#hasLongOffsets = this.#getTable('head').readInt16BE(HEAD.indexToLocFormat) === LONG_OFFSETS;
    this.glyphCount = this.#getTable('maxp').readUInt16BE(MAXP.numGlyphs);
    this.#fullMetricsCount = this.#getTable('hhea').readUInt16BE(HHEA.numberOfHMetrics);
  }

  /** Returns true if a glyph draws something. */
  isDrawn(glyphId: number): boolean {
    return glyphId < this.glyphCount && this.#getOffset(glyphId + 1) > this.#getOffset(glyphId);
  }

  /** The id of a glyph that draws nothing. */
  get emptyGlyphId(): number {
    this.#emptyGlyphId ??= this.#findEmptyGlyph() ?? this.addComposite([], 0);
    return this.#emptyGlyphId;
  }

  /** Adds a composite glyph with this advance in font units; returns its id. */
  addComposite(glyphs: readonly PlacedGlyph[], advance: number): number {
    const drawnGlyphs = glyphs.filter(({ glyphId }) => this.isDrawn(glyphId));
    if (drawnGlyphs.length === 0) return this.#add({ bytes: Buffer.alloc(0), leftSideBearing: 0, advance });
    const { bytes, leftSideBearing } = createCompositeGlyph(
      drawnGlyphs.map((placedGlyph) => this.#toComponent(placedGlyph)),
    );
    this.#maxComponents = Math.max(this.#maxComponents, drawnGlyphs.length);
    return this.#add({ bytes, leftSideBearing, advance });
  }

  /** Returns the font with the added glyphs, or undefined if there are none. */
  toFont(): Buffer | undefined {
    if (this.#addedGlyphs.length === 0) return undefined;
    const newGlyphCount = this.glyphCount + this.#addedGlyphs.length;
    const glyf = [
      this.#getTable('glyf').subarray(0, this.#getOffset(this.glyphCount)),
      ...this.#addedGlyphs.map(({ bytes }) => bytes),
    ];
    return writeTables(
      new Map([
        ...this.#tables,
        ['glyf', Buffer.concat(glyf)],
        ['loca', this.#createOffsets(newGlyphCount)],
        ['hmtx', this.#createMetrics(newGlyphCount)],
        [
          'head',
          copyAndChange(this.#getTable('head'), (head) => head.writeInt16BE(LONG_OFFSETS, HEAD.indexToLocFormat)),
        ],
        [
          'hhea',
          copyAndChange(this.#getTable('hhea'), (hhea) => hhea.writeUInt16BE(newGlyphCount, HHEA.numberOfHMetrics)),
        ],
        [
          'maxp',
          copyAndChange(this.#getTable('maxp'), (maxp) => updateLimits(maxp, newGlyphCount, this.#maxComponents)),
        ],
      ]),
    );
  }

  #findEmptyGlyph(): number | undefined {
    for (let glyphId = 1; glyphId < this.glyphCount; glyphId++) if (!this.isDrawn(glyphId)) return glyphId;
    return undefined;
  }

  #add(glyph: AddedGlyph): number {
    this.#addedGlyphs.push(glyph);
    return this.glyphCount + this.#addedGlyphs.length - 1;
  }

  #toComponent({ glyphId, x, y }: PlacedGlyph): GlyphComponent {
    const outline = this.#getTable('glyf').subarray(this.#getOffset(glyphId), this.#getOffset(glyphId + 1));
    // A glyph alone is positioned by its side bearing, a component by its points.
    return { glyphId, x: x + this.#getBearing(glyphId) - outline.readInt16BE(2), y, outline };
  }

  #getTable(tag: string): Buffer {
    const table = this.#tables.get(tag);
    if (table === undefined) throw new Error(`A font in the PDF has no ${tag} table`);
    return table;
  }

  #getOffset(glyphId: number): number {
    const loca = this.#getTable('loca');
    return this.#hasLongOffsets ? loca.readUInt32BE(glyphId * 4) : loca.readUInt16BE(glyphId * 2) * 2;
  }

  #getBearing(glyphId: number): number {
    const fullCount = this.#fullMetricsCount;
    return this.#getTable('hmtx').readInt16BE(
      glyphId < fullCount ? glyphId * 4 + 2 : fullCount * 4 + (glyphId - fullCount) * 2,
    );
  }

  #createOffsets(newGlyphCount: number): Buffer {
    const loca = Buffer.alloc((newGlyphCount + 1) * 4);
    for (let glyphId = 0; glyphId <= this.glyphCount; glyphId++)
      loca.writeUInt32BE(this.#getOffset(glyphId), glyphId * 4);
    let end = this.#getOffset(this.glyphCount);
    for (const [index, { bytes }] of this.#addedGlyphs.entries()) {
      end += bytes.length;
      loca.writeUInt32BE(end, (this.glyphCount + index + 1) * 4);
    }
    return loca;
  }

  #createMetrics(newGlyphCount: number): Buffer {
    const fullCount = this.#fullMetricsCount;
    const metrics = Buffer.alloc(newGlyphCount * 4);
    this.#getTable('hmtx').copy(metrics, 0, 0, fullCount * 4);
    const lastAdvance = this.#getTable('hmtx').readUInt16BE((fullCount - 1) * 4);
    for (let glyphId = fullCount; glyphId < newGlyphCount; glyphId++) {
      const addedGlyph = this.#addedGlyphs[glyphId - this.glyphCount];
      metrics.writeUInt16BE(addedGlyph?.advance ?? lastAdvance, glyphId * 4);
      metrics.writeInt16BE(addedGlyph?.leftSideBearing ?? this.#getBearing(glyphId), glyphId * 4 + 2);
    }
    return metrics;
  }
}

function copyAndChange(table: Buffer, change: (copy: Buffer) => unknown): Buffer {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}
