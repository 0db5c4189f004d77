import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFName, PDFNumber, PDFRawStream, type PDFContext } from '@cantoo/pdf-lib';
import { Outlines, type PlacedGlyph } from './outlines.js';
import { foldCompatibilityForms } from './compatibility-forms.js';
import { createCompressedStream, setContents } from './stream-contents.js';
import {
  needsRewriting,
  INVISIBLE_WIDTH_EM,
  splitIntoCodes,
  type CodeText,
  type CodeShare,
} from './split-into-codes.js';
import { readToUnicode, writeToUnicode } from './to-unicode.js';
import { addWidths, readWidths } from './widths.js';

/** A glyph at an offset from the start of its text, in ems. */
export interface PlacedCode {
  readonly code: number;
  readonly x: number;
  readonly y: number;
}

/** Glyph ids and codes have two bytes. */
const MAX_GLYPHS = 0xffff;
/** Offsets within a glyph are signed 16-bit integers; marks this far away (font units) are off the page. */
const MAX_OFFSET = 0x7000;

/** The glyph Chromium draws for unsupported characters. Its ToUnicode map does not tell which characters they were. */
const MISSING_GLYPH = { code: 0, text: '\uFFFD' };

/** A TrueType font as embedded by Chromium (codes are glyph ids), to which codes with longer texts can be added. */
export class ReadableFont {
  readonly #cidFont: PDFDict;
  readonly #program: PDFRawStream;
  readonly #toUnicode: PDFRawStream;
  readonly #texts: Map<number, string>;
  readonly #codesByKey = new Map<string, readonly number[]>();
  readonly #compositeGlyphs = new Map<string, number>();
  readonly #glyphsByCode = new Map<number, number>();
  readonly #widths = new Map<number, number>();
  #getOriginalWidth: ((code: number) => number) | undefined;
  #parsedOutlines: Outlines | undefined;

  private constructor(cidFont: PDFDict, program: PDFRawStream, toUnicode: PDFRawStream) {
    this.#cidFont = cidFont;
    this.#program = program;
    this.#toUnicode = toUnicode;
    const texts = readToUnicode(inflateSync(toUnicode.contents).toString('latin1'));
    this.#texts = new Map([[MISSING_GLYPH.code, MISSING_GLYPH.text]]);
    for (const [code, text] of texts) this.#texts.set(code, foldCompatibilityForms(text));
  }

  /** Returns the font of a page's resources, or undefined if it is of another kind. */
  static fromDict(font: PDFDict): ReadableFont | undefined {
    const cidFont = font.lookupMaybe(PDFName.of('DescendantFonts'), PDFArray)?.lookupMaybe(0, PDFDict);
    const program = cidFont?.lookupMaybe(PDFName.of('FontDescriptor'), PDFDict)?.lookup(PDFName.of('FontFile2'));
    const toUnicode = font.lookup(PDFName.of('ToUnicode'));
    if (!(cidFont instanceof PDFDict) || !(program instanceof PDFRawStream)) return undefined;
    return toUnicode instanceof PDFRawStream ? new ReadableFont(cidFont, program, toUnicode) : undefined;
  }

  /** True if a code of Chromium needs to be split into several. */
  get needsRewriting(): boolean {
    return [...this.#texts.values()].some(needsRewriting);
  }

  /** Returns the advance of a code in ems. */
  getAdvanceEms(code: number): number {
    this.#getOriginalWidth ??= readWidths(this.#cidFont);
    return (this.#widths.get(code) ?? this.#getOriginalWidth(code)) / 1000;
  }

  /** Returns the text of a code, or an empty string if unknown. */
  getText(code: number): string {
    return this.#texts.get(code) ?? '';
  }

  /** Returns true if a code of Chromium draws something. */
  isDrawn(code: number): boolean {
    return this.#outlines.isDrawn(code);
  }

  /**
   * Returns codes that draw these glyphs with this text and advance (ems), or undefined if the font cannot hold them.
   */
  getCodes(drawnCodes: readonly PlacedCode[], content: CodeText, advance: number): readonly number[] | undefined {
    const placedGlyphs = drawnCodes.map(({ code, x, y }) => ({
      glyphId: code,
      x: this.#toUnits(x),
      y: this.#toUnits(y),
    }));
    // In thousandths of the font size, rounded to hundredths.
    const width = Math.round(advance * 100_000) / 100;
    const key = JSON.stringify([
      placedGlyphs,
      content.invisibleMarks.start,
      content.text,
      content.invisibleMarks.end,
      width,
    ]);
    const cached = this.#codesByKey.get(key);
    if (cached !== undefined) return cached;
    const shares = splitIntoCodes(content, width);
    // One more for the empty glyph.
    const isFull = this.#outlines.glyphCount + this.#glyphsByCode.size + shares.length + 1 > MAX_GLYPHS;
    if (isFull || placedGlyphs.some(({ x, y }) => Math.abs(x) > MAX_OFFSET || Math.abs(y) > MAX_OFFSET))
      return undefined;
    const codes = shares.map((share, index) => this.#addCode(share, index === 0 ? placedGlyphs : []));
    this.#codesByKey.set(key, codes);
    return codes;
  }

  /** Returns the codes of an invisible text. */
  getInvisibleCodes(text: string): readonly number[] {
    return this.getCodes([], { invisibleMarks: { start: '', end: '' }, text }, INVISIBLE_WIDTH_EM) ?? [];
  }

  /** Writes the additions to the PDF. */
  write(context: PDFContext): void {
    setContents(this.#toUnicode, Buffer.from(writeToUnicode(this.#texts), 'latin1'));
    if (this.#glyphsByCode.size === 0) return;
    addWidths(this.#cidFont, this.#widths);
    this.#cidFont.set(
      PDFName.of('CIDToGIDMap'),
      context.register(createCompressedStream(context, this.#createCidToGidMap())),
    );
    const program = this.#outlines.toFont();
    if (program === undefined) return;
    setContents(this.#program, program);
    this.#program.dict.set(PDFName.of('Length1'), PDFNumber.of(program.length));
  }

  #addCode({ text, width }: CodeShare, placedGlyphs: readonly PlacedGlyph[]): number {
    const code = this.#outlines.glyphCount + this.#glyphsByCode.size;
    this.#glyphsByCode.set(code, this.#findGlyph(placedGlyphs, width));
    this.#widths.set(code, width);
    this.#texts.set(code, text);
    return code;
  }

  /** mutool takes the advance from the glyph instead of the code, so glyphs are shared only between equal widths. */
  #findGlyph(placedGlyphs: readonly PlacedGlyph[], width: number): number {
    const [onlyGlyph, ...others] = placedGlyphs;
    const isPlain = onlyGlyph !== undefined && others.length === 0 && onlyGlyph.x === 0 && onlyGlyph.y === 0;
    if (isPlain && Math.abs(this.getAdvanceEms(onlyGlyph.glyphId) * 1000 - width) < 1) return onlyGlyph.glyphId;
    const key = JSON.stringify([placedGlyphs, width]);
    const cached = this.#compositeGlyphs.get(key);
    if (cached !== undefined) return cached;
    const glyph = this.#outlines.addComposite(placedGlyphs, this.#toUnits(width / 1000));
    this.#compositeGlyphs.set(key, glyph);
    return glyph;
  }

  get #outlines(): Outlines {
    this.#parsedOutlines ??= new Outlines(inflateSync(this.#program.contents));
    return this.#parsedOutlines;
  }

  #toUnits(ems: number): number {
    return Math.round(ems * this.#outlines.unitsPerEm);
  }

  /** Maps the original codes to themselves, empty ones to a single glyph, so that the map compresses well. */
  #createCidToGidMap(): Buffer {
    const { glyphCount, emptyGlyphId } = this.#outlines;
    const map = Buffer.alloc((glyphCount + this.#glyphsByCode.size) * 2);
    for (let code = 0; code < glyphCount; code++)
      map.writeUInt16BE(this.#outlines.isDrawn(code) ? code : emptyGlyphId, code * 2);
    for (const [code, glyph] of this.#glyphsByCode) map.writeUInt16BE(glyph, code * 2);
    return map;
  }
}
