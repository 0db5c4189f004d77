import { createCompositeGlyph, raiseLimits, type GlyphPart } from './composite-glyph.js';
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
  readonly #added: AddedGlyph[] = [];
  #maxParts = 0;
  #emptyGlyph: number | undefined;

  /** @throws Error if a required table is missing. */
  constructor(font: Buffer) {
    this.#tables = readTables(font);
    this.unitsPerEm = this.#table('head').readUInt16BE(18);
    this.#longOffsets = this.#table('head').readInt16BE(50) === 1;
    this.count = this.#table('maxp').readUInt16BE(4);
    this.#fullMetricsCount = this.#table('hhea').readUInt16BE(34);
  }

  /** Returns true if a glyph draws something. */
  isDrawn(glyph: number): boolean {
    return glyph < this.count && this.#offset(glyph + 1) > this.#offset(glyph);
  }

  /** A glyph that draws nothing. */
  get emptyGlyph(): number {
    this.#emptyGlyph ??= this.#findEmptyGlyph() ?? this.addComposite([], 0);
    return this.#emptyGlyph;
  }

  /** Adds a composite glyph with this advance in font units; returns its id. */
  addComposite(placed: readonly PlacedGlyph[], advance: number): number {
    const drawn = placed.filter(({ glyph }) => this.isDrawn(glyph));
    if (drawn.length === 0) return this.#add({ bytes: Buffer.alloc(0), left: 0, advance });
    const { bytes, left } = createCompositeGlyph(drawn.map((each) => this.#toPart(each)));
    this.#maxParts = Math.max(this.#maxParts, drawn.length);
    return this.#add({ bytes, left, advance });
  }

  /** Returns the font with the added glyphs, or undefined if there are none. */
  toFont(): Buffer | undefined {
    if (this.#added.length === 0) return undefined;
    const count = this.count + this.#added.length;
    const glyf = [this.#table('glyf').subarray(0, this.#offset(this.count)), ...this.#added.map(({ bytes }) => bytes)];
    return writeTables(
      new Map([
        ...this.#tables,
        ['glyf', Buffer.concat(glyf)],
        ['loca', this.#offsets(count)],
        ['hmtx', this.#metrics(count)],
        ['head', modifiedCopy(this.#table('head'), (head) => head.writeInt16BE(1, 50))],
        ['hhea', modifiedCopy(this.#table('hhea'), (hhea) => hhea.writeUInt16BE(count, 34))],
        ['maxp', modifiedCopy(this.#table('maxp'), (maxp) => raiseLimits(maxp, count, this.#maxParts))],
      ]),
    );
  }

  #findEmptyGlyph(): number | undefined {
    for (let glyph = 1; glyph < this.count; glyph++) if (!this.isDrawn(glyph)) return glyph;
    return undefined;
  }

  #add(glyph: AddedGlyph): number {
    this.#added.push(glyph);
    return this.count + this.#added.length - 1;
  }

  #toPart({ glyph, x, y }: PlacedGlyph): GlyphPart {
    const outline = this.#table('glyf').subarray(this.#offset(glyph), this.#offset(glyph + 1));
    // A glyph alone is positioned by its side bearing, a component by its points.
    return { glyph, x: x + this.#bearing(glyph) - outline.readInt16BE(2), y, outline };
  }

  #table(tag: string): Buffer {
    const table = this.#tables.get(tag);
    if (table === undefined) throw new Error(`A font in the PDF has no ${tag} table`);
    return table;
  }

  #offset(glyph: number): number {
    const loca = this.#table('loca');
    return this.#longOffsets ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  }

  #bearing(glyph: number): number {
    const full = this.#fullMetricsCount;
    return this.#table('hmtx').readInt16BE(glyph < full ? glyph * 4 + 2 : full * 4 + (glyph - full) * 2);
  }

  #offsets(count: number): Buffer {
    const loca = Buffer.alloc((count + 1) * 4);
    for (let glyph = 0; glyph <= this.count; glyph++) loca.writeUInt32BE(this.#offset(glyph), glyph * 4);
    let end = this.#offset(this.count);
    for (const [index, { bytes }] of this.#added.entries()) {
      end += bytes.length;
      loca.writeUInt32BE(end, (this.count + index + 1) * 4);
    }
    return loca;
  }

  #metrics(count: number): Buffer {
    const full = this.#fullMetricsCount;
    const metrics = Buffer.alloc(count * 4);
    this.#table('hmtx').copy(metrics, 0, 0, full * 4);
    const last = this.#table('hmtx').readUInt16BE((full - 1) * 4);
    for (let glyph = full; glyph < count; glyph++) {
      const added = this.#added[glyph - this.count];
      metrics.writeUInt16BE(added?.advance ?? last, glyph * 4);
      metrics.writeInt16BE(added?.left ?? this.#bearing(glyph), glyph * 4 + 2);
    }
    return metrics;
  }
}

function modifiedCopy(table: Buffer, change: (copy: Buffer) => unknown): Buffer {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}
