import { parseOperations, type Operation } from './content-operations.js';
import { hexToCodes, hexToText } from './hex.js';
import { IDENTITY, toMatrix, multiply, type Matrix } from './matrix.js';
import { PageSpace } from './page-space.js';
import type { ReadableFont } from './readable-font.js';
import type { FontSelection, Glyph, Piece } from './text-pieces.js';
import { TextPosition } from './text-position.js';
import { createUnit } from './create-unit.js';

/** The fonts of a content stream by resource name. Text in other fonts is left unchanged. */
type FontsByName = ReadonlyMap<string, ReadableFont>;

const ACTUAL_TEXT = /\/ActualText\s*(?:<FEFF([0-9A-Fa-f]*)>|\(((?:[^()\\]|\\[\s\S])*)\))/;

/** Reads a content stream (bytes as latin-1). @throws Error if it is invalid. */
export function readPieces(content: string, fonts: FontsByName): readonly Piece[] {
  const reader = new PieceReader(fonts);
  for (const operation of parseOperations(content)) reader.apply(operation);
  return reader.pieces;
}

class PieceReader {
  readonly pieces: Piece[] = [];
  readonly #fonts: FontsByName;
  readonly #markedContent: ('span' | 'reversed' | 'other')[] = [];
  readonly #position = new TextPosition();
  readonly #space = new PageSpace();
  #textObjectCount = 0;
  #textMatrix = IDENTITY;
  #font: FontSelection | undefined;
  #span: { readonly text: string; readonly glyphs: Glyph[] } | undefined;

  constructor(fonts: FontsByName) {
    this.#fonts = fonts;
  }

  apply(operation: Operation): void {
    const { operator, operands } = operation;
    if (operator === 'Td') this.#position.moveLine(Number(operands[0]), Number(operands[1]));
    else if (operator === 'Tj' || operator === 'TJ') this.#show(operation);
    else if (operator === 'Tf') this.#selectFont(operation);
    else if (operator === 'BMC' || operator === 'BDC') this.#beginMarkedContent(operation);
    else if (operator === 'EMC') this.#endMarkedContent(operation);
    else if (operator === 'BT') this.#setTextMatrix(IDENTITY, operation);
    else if (operator === 'Tm') this.#setTextMatrix(toMatrix(operands), operation);
    else this.#passThrough(operation);
  }

  #passThrough(operation: Operation, { setsTextMatrix = false } = {}): void {
    this.#space.apply(operation);
    this.pieces.push({ kind: 'operation', source: operation.source, setsTextMatrix });
  }

  #setTextMatrix(matrix: Matrix, operation: Operation): void {
    this.#textMatrix = matrix;
    this.#textObjectCount++;
    this.#position.reset();
    this.#passThrough(operation, { setsTextMatrix: true });
  }

  #selectFont(operation: Operation): void {
    const [name = '', size = ''] = operation.operands;
    const font = this.#fonts.get(name.slice(1));
    this.#font = font && { name, font, size: Number(size) };
    if (this.#font === undefined) this.#passThrough(operation);
    else this.pieces.push({ kind: 'font', selection: this.#font, size });
  }

  #beginMarkedContent(operation: Operation): void {
    const [tag, ...properties] = operation.operands;
    const [, hex, literal] = (tag === '/Span' && ACTUAL_TEXT.exec(properties.join(''))) || [];
    const text = hex === undefined ? literal?.replaceAll(/\\([\s\S])/g, '$1') : hexToText(hex);
    if (text === undefined) {
      this.#markedContent.push(tag === '/ReversedChars' ? 'reversed' : 'other');
      this.#passThrough(operation);
      return;
    }
    this.#markedContent.push('span');
    this.#span = { text, glyphs: [] };
  }

  #endMarkedContent(operation: Operation): void {
    if (this.#markedContent.pop() !== 'span') {
      this.#passThrough(operation);
      return;
    }
    const span = this.#span;
    this.#span = undefined;
    if (span !== undefined && this.#font !== undefined) this.#addUnit(this.#font, span.text, span.glyphs);
  }

  #show({ operator, operands, source }: Operation): void {
    const selection = this.#font;
    if (selection === undefined) {
      this.pieces.push({ kind: 'foreign', source, x: this.#position.penX, y: this.#position.y });
      return;
    }
    for (const operand of operands) {
      if (operand.startsWith('<')) for (const code of hexToCodes(operand)) this.#addGlyph(selection, code);
      else if (operator === 'TJ' && /^[-+.\d]/.test(operand))
        this.#position.advance((-Number(operand) / 1000) * selection.size);
    }
  }

  #addGlyph(selection: FontSelection, code: number): void {
    const glyph = { code, x: this.#position.penX, y: this.#position.y };
    this.#position.advance(selection.font.getAdvanceEms(code) * selection.size);
    if (this.#span === undefined) this.#addUnit(selection, selection.font.getText(code), [glyph]);
    else this.#span.glyphs.push(glyph);
  }

  /** Units with an invisible baseline belong to the previous or next page, where they are drawn again. */
  #addUnit(selection: FontSelection, text: string, glyphs: readonly Glyph[]): void {
    const unit = createUnit(selection, text, glyphs, {
      isReversed: this.#markedContent.includes('reversed'),
      textObject: this.#textObjectCount,
      toPage: multiply(this.#textMatrix, this.#space.matrix),
    });
    if (unit !== undefined && this.#space.isVisible(unit.pageExtent.y)) this.pieces.push(unit);
  }
}
