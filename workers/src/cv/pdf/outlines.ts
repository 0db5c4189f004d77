import { compositeGlyph, raiseLimits, type Part } from './composite-glyph.js';
import { readTables, writeTables, type Tables } from './true-type-tables.js';

/** A glyph at an offset, in font units. */
export interface Placed {
  readonly glyph: number;
  readonly x: number;
  readonly y: number;
}

interface Added {
  readonly bytes: Buffer;
  readonly left: number;
  readonly advance: number;
}

/** The outlines of a TrueType font, to which glyphs that are made of its own can be added. */
export class Outlines {
  readonly unitsPerEm: number;
  /** How many glyphs the font had when it was read. */
  readonly count: number;
  readonly #tables: Tables;
  readonly #longOffsets: boolean;
  readonly #withBearing: number;
  readonly #added: Added[] = [];
  #mostParts = 0;
  #nothing: number | undefined;

  /** @throws Error where the font lacks a table that TrueType outlines need. */
  constructor(font: Buffer) {
    this.#tables = readTables(font);
    this.unitsPerEm = this.#table('head').readUInt16BE(18);
    this.#longOffsets = this.#table('head').readInt16BE(50) === 1;
    this.count = this.#table('maxp').readUInt16BE(4);
    this.#withBearing = this.#table('hhea').readUInt16BE(34);
  }

  /** Whether a glyph puts anything on the page. */
  isDrawn(glyph: number): boolean {
    return glyph < this.count && this.#offset(glyph + 1) > this.#offset(glyph);
  }

  /** A glyph of the font that draws nothing. */
  get nothing(): number {
    this.#nothing ??= this.#undrawn() ?? this.together([], 0);
    return this.#nothing;
  }

  /** A new glyph that draws what these draw together, and its advance in font units. */
  together(placed: readonly Placed[], advance: number): number {
    const drawn = placed.filter(({ glyph }) => this.isDrawn(glyph));
    if (drawn.length === 0) return this.#add({ bytes: Buffer.alloc(0), left: 0, advance });
    const { bytes, left } = compositeGlyph(drawn.map((each) => this.#part(each)));
    this.#mostParts = Math.max(this.#mostParts, drawn.length);
    return this.#add({ bytes, left, advance });
  }

  /** The font with the added glyphs; undefined where none was added. */
  written(): Buffer | undefined {
    if (this.#added.length === 0) return undefined;
    const count = this.count + this.#added.length;
    const glyf = [this.#table('glyf').subarray(0, this.#offset(this.count)), ...this.#added.map(({ bytes }) => bytes)];
    return writeTables(
      new Map([
        ...this.#tables,
        ['glyf', Buffer.concat(glyf)],
        ['loca', this.#offsets(count)],
        ['hmtx', this.#metrics(count)],
        ['head', changed(this.#table('head'), (head) => head.writeInt16BE(1, 50))],
        ['hhea', changed(this.#table('hhea'), (hhea) => hhea.writeUInt16BE(count, 34))],
        ['maxp', changed(this.#table('maxp'), (maxp) => raiseLimits(maxp, count, this.#mostParts))],
      ]),
    );
  }

  #undrawn(): number | undefined {
    for (let glyph = 1; glyph < this.count; glyph++) if (!this.isDrawn(glyph)) return glyph;
    return undefined;
  }

  #add(glyph: Added): number {
    this.#added.push(glyph);
    return this.count + this.#added.length - 1;
  }

  #part({ glyph, x, y }: Placed): Part {
    const outline = this.#table('glyf').subarray(this.#offset(glyph), this.#offset(glyph + 1));
    // Alone, a glyph is drawn where its side bearing says; as a part of another, where its points are.
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
    const full = this.#withBearing;
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
    const full = this.#withBearing;
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

function changed(table: Buffer, change: (copy: Buffer) => unknown): Buffer {
  const copy = Buffer.from(table);
  change(copy);
  return copy;
}
