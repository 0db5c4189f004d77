import { createCompositeGlyph, updateLimits, type GlyphPart } from './composite-glyph.js';
import { readTables, writeTables, type Tables } from './true-type-tables.js';

/** A glyph at an offset in font units. */
export interface PlacedGlyph {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

interface AddedGlyph {
  readonly bytes: Buffer;
  readonly left: number;
  readonly advance: number;
}

/** The outlines of a TrueType font, to which composite glyphs can be added. */
export class Outlines {
  readonly unitsPerEm: number;
  /** The original number of glyphs. */
  readonly count: number;
  readonly #tables: Tables;
  readonly #longOffsets: boolean;
  readonly #fullMetricsCount: number;
  readonly #addedGlyphs: AddedGlyph[] = [];
  #maxParts = 0;
  #emptyGlyph: number | undefined;

  /** @throws Error if a required table is missing. */
  constructor(font: Buffer) {
    this.#tables = readTables(font);
    this.unitsPerEm = this.#getTable('head').readUInt16BE(18);
    this.#longOffsets = this.#getTable('head').readInt16BE(50) === 1;
    this.count = this.#getTable('maxp').readUInt16BE(4);
    this.#fullMetricsCount = this.#getTable('hhea').readUInt16BE(34);
  }

  /** Returns true if a glyph draws something. */
  isDrawn(glyph: number): boolean {
    return glyph < this.count && this.#getOffset(glyph + 1) > this.#getOffset(glyph);
  }

  /** A glyph that draws nothing. */
  get emptyGlyph(): number {
    this.#emptyGlyph ??= this.#findEmptyGlyph() ?? this.addComposite([], 0);
    return this.#emptyGlyph;
  }

  /** Adds a composite glyph with this advance in font units; returns its id. */
  addComposite(glyphs: readonly PlacedGlyph[], advance: number): number {
    const drawnGlyphs = glyphs.filter(({ glyph }) => this.isDrawn(glyph));
    if (drawnGlyphs.length === 0) return this.#add({ bytes: Buffer.alloc(0), left: 0, advance });
    const { bytes, left } = createCompositeGlyph(drawnGlyphs.map((placedGlyph) => this.#toPart(placedGlyph)));
    this.#maxParts = Math.max(this.#maxParts, drawnGlyphs.length);
    return this.#add({ bytes, left, advance });
  }

  /** Returns the font with the added glyphs, or undefined if there are none. */
  toFont(): Buffer | undefined {
    if (this.#addedGlyphs.length === 0) return undefined;
    const count = this.count + this.#addedGlyphs.length;
    const glyf = [
      this.#getTable('glyf').subarray(0, this.#getOffset(this.count)),
      ...this.#addedGlyphs.map(({ bytes }) => bytes),
    ];
    return writeTables(
      new Map([
        ...this.#tables,
        ['glyf', Buffer.concat(glyf)],
        ['loca', this.#createOffsets(count)],
        ['hmtx', this.#createMetrics(count)],
        ['head', copyAndChange(this.#getTable('head'), (head) => head.writeInt16BE(1, 50))],
        ['hhea', copyAndChange(this.#getTable('hhea'), (hhea) => hhea.writeUInt16BE(count, 34))],
        ['maxp', copyAndChange(this.#getTable('maxp'), (maxp) => updateLimits(maxp, count, this.#maxParts))],
      ]),
    );
  }

  #findEmptyGlyph(): number | undefined {
    for (let glyph = 1; glyph < this.count; glyph++) if (!this.isDrawn(glyph)) return glyph;
    return undefined;
  }

  #add(glyph: AddedGlyph): number {
    this.#addedGlyphs.push(glyph);
    return this.count + this.#addedGlyphs.length - 1;
  }

  #toPart({ glyph, x, y }: PlacedGlyph): GlyphPart {
    const outline = this.#getTable('glyf').subarray(this.#getOffset(glyph), this.#getOffset(glyph + 1));
    // A glyph alone is positioned by its side bearing, a component by its points.
    return { glyph, x: x + this.#getBearing(glyph) - outline.readInt16BE(2), y, outline };
  }

  #getTable(tag: string): Buffer {
    const table = this.#tables.get(tag);
    if (table === undefined) throw new Error(`A font in the PDF has no ${tag} table`);
    return table;
  }

  #getOffset(glyph: number): number {
    const loca = this.#getTable('loca');
    return this.#longOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  }

  #getBearing(glyph: number): number {
    const fullCount = this.#fullMetricsCount;
    return this.#getTable('hmtx').readInt16BE(
      glyph < fullCount ? glyph * 4 + 2 : fullCount * 4 + (glyph - fullCount) * 2,
    );
  }

  #createOffsets(count: number): Buffer {
    const loca = Buffer.alloc((count + 1) * 4);
    for (let glyph = 0; glyph <= this.count; glyph++) loca.writeUInt32BE(this.#getOffset(glyph), glyph * 4);
    let end = this.#getOffset(this.count);
    for (const [index, { bytes }] of this.#addedGlyphs.entries()) {
      end += bytes.length;
      loca.writeUInt32BE(end, (this.count + index + 1) * 4);
    }
    return loca;
  }

  #createMetrics(count: number): Buffer {
    const fullCount = this.#fullMetricsCount;
    const metrics = Buffer.alloc(count * 4);
    this.#getTable('hmtx').copy(metrics, 0, 0, fullCount * 4);
    const last = this.#getTable('hmtx').readUInt16BE((fullCount - 1) * 4);
    for (let glyph = fullCount; glyph < count; glyph++) {
      const added = this.#addedGlyphs[glyph - this.count];
      metrics.writeUInt16BE(added?.advance ?? last, glyph * 4);
      metrics.writeInt16BE(added?.left ?? this.#getBearing(glyph), glyph * 4 + 2);
    }
    return metrics;
  }
}

function copyAndChange(table: Buffer, change: (copy: Buffer) => unknown): Buffer {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}
