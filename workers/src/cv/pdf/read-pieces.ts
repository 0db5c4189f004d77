import { operationsOf, type Operation } from './content-operations.js';
import { codesOfHex, textOfHex } from './hex.js';
import { identity, matrixOf, moved, then, type Matrix } from './matrix.js';
import { ordinary } from './ordinary-characters.js';
import type { ReadableFont } from './readable-font.js';
import type { ChosenFont, Glyph, Piece } from './text-pieces.js';
import { TextPosition } from './text-position.js';

/** The fonts of a content stream's resources, by name, but for those that are left alone. */
type FontsByName = ReadonlyMap<string, ReadableFont>;

const onlyMarks = /^\p{Mn}+$/u;
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
  readonly #saved: Matrix[] = [];
  #textObjects = 0;
  #page = identity;
  #text = identity;
  #chosen: ChosenFont | undefined;
  #span: { readonly text: string; readonly glyphs: Glyph[] } | undefined;

  constructor(fonts: FontsByName) {
    this.#fonts = fonts;
  }

  take(operation: Operation): void {
    switch (operation.operator) {
      case 'Td': {
        this.#position.moveLine(Number(operation.operands[0]), Number(operation.operands[1]));
        return;
      }
      case 'Tj':
      case 'TJ': {
        this.#show(operation);
        return;
      }
      case 'Tf': {
        this.#choose(operation);
        return;
      }
      case 'BMC':
      case 'BDC': {
        this.#begin(operation);
        return;
      }
      case 'EMC': {
        this.#end(operation);
        return;
      }
      case 'BT':
        this.#textObjects++;
        {
          this.#setText(identity, operation);
          return;
        }
      case 'Tm': {
        this.#setText(matrixOf(operation.operands), operation);
        return;
      }
      case 'q':
        this.#saved.push(this.#page);
        break;
      case 'Q':
        this.#page = this.#saved.pop() ?? identity;
        break;
      case 'cm':
        this.#page = then(matrixOf(operation.operands), this.#page);
        break;
    }
    this.#keep(operation);
  }

  #keep({ written }: Operation, begins = false): void {
    this.pieces.push({ kind: 'operation', written, begins });
  }

  #setText(matrix: Matrix, operation: Operation): void {
    this.#text = matrix;
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

  /** A unit begins where the leftmost of its glyphs that advance is: marks lie about it. */
  #unit(chosen: ChosenFont, text: string, glyphs: readonly Glyph[]): void {
    const { font, size } = chosen;
    const advancing = glyphs.filter(({ code }) => font.width(code) > 0 && !onlyMarks.test(font.text(code)));
    const [origin = glyphs[0]] = advancing.toSorted((a, b) => a.x - b.x);
    if (origin === undefined) return;
    const advance = Math.max(0, ...advancing.map(({ code, x }) => x - origin.x + font.width(code) * size));
    const toPage = then(this.#text, this.#page);
    const { x: left, y } = moved(toPage, origin.x, origin.y);
    this.pieces.push({
      kind: 'unit',
      chosen,
      glyphs,
      room: { x: origin.x, y: origin.y, advance },
      text: ordinary(text),
      isReversed: this.#marked.includes('reversed'),
      textObject: this.#textObjects,
      place: { left, right: moved(toPage, origin.x + advance, origin.y).x, y, em: Math.abs(toPage[0]) * size },
      unseen: { before: '', start: '', end: '', after: '' },
    });
  }
}
