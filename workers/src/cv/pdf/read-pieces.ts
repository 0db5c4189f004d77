import { operationsOf, type Operation } from './content-operations.js';
import { codesOfHex, textOfHex } from './hex.js';
import { identity, matrixOf, then, type Matrix } from './matrix.js';
import { PageSpace } from './page-space.js';
import type { ReadableFont } from './readable-font.js';
import type { ChosenFont, Glyph, Piece } from './text-pieces.js';
import { TextPosition } from './text-position.js';
import { unitOf } from './unit-of.js';

/** The fonts of a content stream's resources, by name, but for those that are left alone. */
type FontsByName = ReadonlyMap<string, ReadableFont>;

const replacement = /\/ActualText\s*(?:<FEFF([0-9A-Fa-f]*)>|\(((?:[^()\\]|\\[\s\S])*)\))/;

/** Reads a page's content (bytes as latin-1). @throws Error where it cannot be read. */
export function readPieces(content: string, fonts: FontsByName): readonly Piece[] {
  const reader = new PieceReader(fonts);
  for (const operation of operationsOf(content)) reader.take(operation);
  return reader.pieces;
}

class PieceReader {
  readonly pieces: Piece[] = [];
  readonly #fonts: FontsByName;
  readonly #marked: ('span' | 'reversed' | 'other')[] = [];
  readonly #position = new TextPosition();
  readonly #space = new PageSpace();
  #textObjects = 0;
  #text = identity;
  #chosen: ChosenFont | undefined;
  #span: { readonly text: string; readonly glyphs: Glyph[] } | undefined;

  constructor(fonts: FontsByName) {
    this.#fonts = fonts;
  }

  take(operation: Operation): void {
    const { operator, operands } = operation;
    if (operator === 'Td') this.#position.moveLine(Number(operands[0]), Number(operands[1]));
    else if (operator === 'Tj' || operator === 'TJ') this.#show(operation);
    else if (operator === 'Tf') this.#choose(operation);
    else if (operator === 'BMC' || operator === 'BDC') this.#begin(operation);
    else if (operator === 'EMC') this.#end(operation);
    else if (operator === 'BT') this.#setText(identity, operation);
    else if (operator === 'Tm') this.#setText(matrixOf(operands), operation);
    else this.#keep(operation);
  }

  #keep(operation: Operation, begins = false): void {
    this.#space.take(operation);
    this.pieces.push({ kind: 'operation', written: operation.written, begins });
  }

  #setText(matrix: Matrix, operation: Operation): void {
    this.#text = matrix;
    this.#textObjects++;
    this.#position.reset();
    this.#keep(operation, true);
  }

  #choose(operation: Operation): void {
    const [name = '', size = ''] = operation.operands;
    const font = this.#fonts.get(name.slice(1));
    this.#chosen = font && { name, font, size: Number(size) };
    if (this.#chosen === undefined) this.#keep(operation);
    else this.pieces.push({ kind: 'font', chosen: this.#chosen, size });
  }

  #begin(operation: Operation): void {
    const [tag, ...properties] = operation.operands;
    const [, hex, literal] = (tag === '/Span' && replacement.exec(properties.join(''))) || [];
    const text = hex === undefined ? literal?.replaceAll(/\\([\s\S])/g, '$1') : textOfHex(hex);
    if (text === undefined) {
      this.#marked.push(tag === '/ReversedChars' ? 'reversed' : 'other');
      this.#keep(operation);
      return;
    }
    this.#marked.push('span');
    this.#span = { text, glyphs: [] };
  }

  #end(operation: Operation): void {
    if (this.#marked.pop() !== 'span') {
      this.#keep(operation);
      return;
    }
    const span = this.#span;
    this.#span = undefined;
    if (span !== undefined && this.#chosen !== undefined) this.#unit(this.#chosen, span.text, span.glyphs);
  }

  #show({ operator, operands, written }: Operation): void {
    const chosen = this.#chosen;
    if (chosen === undefined) {
      this.pieces.push({ kind: 'foreign', written, x: this.#position.pen, y: this.#position.y });
      return;
    }
    for (const operand of operands) {
      if (operand.startsWith('<')) for (const code of codesOfHex(operand)) this.#glyph(chosen, code);
      else if (operator === 'TJ' && /^[-+.\d]/.test(operand))
        this.#position.advance((-Number(operand) / 1000) * chosen.size);
    }
  }

  #glyph(chosen: ChosenFont, code: number): void {
    const glyph = { code, x: this.#position.pen, y: this.#position.y };
    this.#position.advance(chosen.font.width(code) * chosen.size);
    if (this.#span === undefined) this.#unit(chosen, chosen.font.text(code), [glyph]);
    else this.#span.glyphs.push(glyph);
  }

  /** What has its baseline outside of what is shown is of the page before or after, where it is drawn once more. */
  #unit(chosen: ChosenFont, text: string, glyphs: readonly Glyph[]): void {
    const unit = unitOf(chosen, text, glyphs, {
      isReversed: this.#marked.includes('reversed'),
      textObject: this.#textObjects,
      toPage: then(this.#text, this.#space.matrix),
    });
    if (unit !== undefined && this.#space.shows(unit.place.y)) this.pieces.push(unit);
  }
}
