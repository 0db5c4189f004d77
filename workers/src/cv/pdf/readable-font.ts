import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';
import { Outlines, type Placed } from './outlines.js';
import { ordinary } from './ordinary-characters.js';
import { packedStream, setContents } from './stream-contents.js';
import { needsCodes, roomOfUnseen, sharesOf, type Saying, type Share } from './text-of-codes.js';
import { readToUnicode, writeToUnicode } from './to-unicode.js';
import { addWidths, widthsOf } from './widths.js';

/** A glyph of the font, at an offset from where its text begins, in ems. */
export interface Drawn {
  readonly code: number;
  readonly x: number;
  readonly y: number;
}

/** Glyphs and codes have two bytes. */
const mostGlyphs = 0xffff;
/** For the second code of a text, and for a glyph that draws nothing. */
const spare = 3;
/** Offsets within a glyph have two bytes, with a sign: so far (font units) a mark is off any page. */
const farthest = 0x7000;

/** The glyph that Chromium draws for a character that no font has; its map never says for which. */
const missing = { code: 0, text: '\uFFFD' };

/** A TrueType font as Chromium embeds it (codes are glyphs), to which codes that say more than a glyph does can be added. */
export class ReadableFont {
  readonly #cidFont: PDFDict;
  readonly #program: PDFRawStream;
  readonly #toUnicode: PDFRawStream;
  readonly #texts: Map<number, string>;
  readonly #codes = new Map<string, readonly number[]>();
  readonly #made = new Map<string, number>();
  readonly #glyphs = new Map<number, number>();
  readonly #widths = new Map<number, number>();
  #ownWidths: ((code: number) => number) | undefined;
  #read: Outlines | undefined;

  private constructor(cidFont: PDFDict, program: PDFRawStream, toUnicode: PDFRawStream) {
    this.#cidFont = cidFont;
    this.#program = program;
    this.#toUnicode = toUnicode;
    const texts = readToUnicode(inflateSync(toUnicode.contents).toString('latin1'));
    this.#texts = new Map([[missing.code, missing.text]]);
    for (const [code, text] of texts) this.#texts.set(code, ordinary(text));
  }

  /** The font of a page's resources; undefined where it is none of this kind. */
  static of(font: PDFDict): ReadableFont | undefined {
    const cidFont = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict);
    const program = cidFont?.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)?.lookup(PDFName.of('FontFile2'));
    const toUnicode = font.lookup(PDFName.of('ToUnicode'));
    if (!(cidFont instanceof PDFDict) || !(program instanceof PDFRawStream)) return undefined;
    return toUnicode instanceof PDFRawStream ? new ReadableFont(cidFont, program, toUnicode) : undefined;
  }

  /** Whether a code of Chromium's says what needs codes of ours. */
  get needsCodes(): boolean {
    return [...this.#texts.values()].some(needsCodes);
  }

  /** The advance of a code, in ems. */
  width(code: number): number {
    this.#ownWidths ??= widthsOf(this.#cidFont);
    return (this.#widths.get(code) ?? this.#ownWidths(code)) / 1000;
  }

  /** What a code says; empty where that is not known. */
  text(code: number): string {
    return this.#texts.get(code) ?? '';
  }

  /** Whether a code of Chromium's puts anything on the page. */
  isDrawn(code: number): boolean {
    return this.#outlines.isDrawn(code);
  }

  /** The codes that draw these glyphs, say this and take this advance (ems); undefined where the font cannot hold them. */
  codes(drawn: readonly Drawn[], says: Saying, advance: number): readonly number[] | undefined {
    const placed = drawn.map(({ code, x, y }) => ({ glyph: code, x: this.#units(x), y: this.#units(y) }));
    const width = Math.round(advance * 100_000) / 100;
    const key = JSON.stringify([placed, says.unseen.start, says.text, says.unseen.end, width]);
    const known = this.#codes.get(key);
    if (known !== undefined) return known;
    const isFull = this.#outlines.count + this.#glyphs.size + spare > mostGlyphs;
    if (isFull || placed.some(({ x, y }) => Math.abs(x) > farthest || Math.abs(y) > farthest)) return undefined;
    const codes = sharesOf(says, width).map((share, index) => this.#code(share, index === 0 ? placed : []));
    this.#codes.set(key, codes);
    return codes;
  }

  /** The code that draws nothing and only says this. */
  unseen(text: string): readonly number[] {
    return this.codes([], { unseen: { start: '', end: '' }, text }, roomOfUnseen) ?? [];
  }

  /** Writes what was added into the PDF. */
  write(context: PDFContext): void {
    setContents(this.#toUnicode, Buffer.from(writeToUnicode(this.#texts), 'latin1'));
    if (this.#glyphs.size === 0) return;
    addWidths(this.#cidFont, this.#widths);
    this.#cidFont.set(PDFName.of('CIDToGIDMap'), context.register(packedStream(context, this.#glyphsOfCodes())));
    const program = this.#outlines.written();
    if (program === undefined) return;
    setContents(this.#program, program);
    this.#program.dict.set(PDFName.of('Length1'), PDFNumber.of(program.length));
  }

  #code({ text, width }: Share, placed: readonly Placed[]): number {
    const code = this.#outlines.count + this.#glyphs.size;
    this.#glyphs.set(code, this.#glyph(placed, width));
    this.#widths.set(code, width);
    this.#texts.set(code, text);
    return code;
  }

  /** mutool takes the advance from the glyph, whatever its code, so that a glyph is shared only between equal widths. */
  #glyph(placed: readonly Placed[], width: number): number {
    const [only, ...others] = placed;
    const isPlain = only !== undefined && others.length === 0 && only.x === 0 && only.y === 0;
    if (isPlain && Math.abs(this.width(only.glyph) * 1000 - width) < 1) return only.glyph;
    const key = JSON.stringify([placed, width]);
    const known = this.#made.get(key);
    if (known !== undefined) return known;
    const made = this.#outlines.together(placed, this.#units(width / 1000));
    this.#made.set(key, made);
    return made;
  }

  get #outlines(): Outlines {
    this.#read ??= new Outlines(inflateSync(this.#program.contents));
    return this.#read;
  }

  #units(ems: number): number {
    return Math.round(ems * this.#outlines.unitsPerEm);
  }

  /** Codes of glyphs stay these glyphs; those of nothing share one glyph, so that the map packs well. */
  #glyphsOfCodes(): Buffer {
    const { count } = this.#outlines;
    const { nothing } = this.#outlines;
    const map = Buffer.alloc((count + this.#glyphs.size) * 2);
    for (let code = 0; code < count; code++) map.writeUInt16BE(this.#outlines.isDrawn(code) ? code : nothing, code * 2);
    for (const [code, glyph] of this.#glyphs) map.writeUInt16BE(glyph, code * 2);
    return map;
  }
}
