import { inOrderOfDrawing } from './directions.js';
import { hexOfCode } from './hex.js';
import { needsCodes, roomOfUnseen } from './text-of-codes.js';
import type { Piece, Unit } from './text-pieces.js';
import { TextPosition } from './text-position.js';

/** The content of a page: every glyph where it was, with codes that say what its unit stands for. */
export function writePieces(pieces: readonly Piece[]): string {
  const writer = new PieceWriter();
  for (const piece of pieces) writer.write(piece);
  return writer.written.join('\n');
}

class PieceWriter {
  readonly written: string[] = [];
  readonly #position = new TextPosition();

  write(piece: Piece): void {
    switch (piece.kind) {
      case 'unit':
        return this.#unit(piece);
      case 'font':
        this.written.push(`${piece.chosen.name} ${piece.size} Tf`);
        return;
      case 'operation':
        this.written.push(piece.written);
        if (piece.begins) this.#position.reset();
        return;
      case 'foreign':
        this.#moveTo(piece.x, piece.y);
        this.written.push(piece.written);
        this.#position.lose();
    }
  }

  #unit(unit: Unit): void {
    const { font, size } = unit.chosen;
    const codes = codesOf(unit);
    this.#moveTo(unit.room.x - (unit.unseen.before === '' ? 0 : roomOfUnseen * size), unit.room.y);
    this.written.push(`<${codes.map(hexOfCode).join('')}> Tj`);
    for (const code of codes) this.#position.advance(font.width(code) * size);
  }

  #moveTo(x: number, y: number): void {
    const move = this.#position.moveTo(x, y);
    if (move !== undefined) this.written.push(move);
  }
}

function codesOf({ chosen: { font, size }, glyphs, room, text, isReversed, unseen }: Unit): readonly number[] {
  const drawn = glyphs.map(({ code, x, y }) => ({ code, x: (x - room.x) / size, y: (y - room.y) / size }));
  const [only, ...others] = glyphs;
  const saysItself = only !== undefined && others.length === 0 && text === font.text(only.code);
  const isPlain = saysItself && unseen.start === '' && unseen.end === '' && !needsCodes(text);
  const says = { unseen, text: inOrderOfDrawing(text, isReversed) };
  return [
    ...(unseen.before === '' ? [] : font.unseen(unseen.before)),
    ...(isPlain ? [only.code] : font.codes(drawn, says, room.advance / size)),
    ...(unseen.after === '' ? [] : font.unseen(unseen.after)),
  ];
}
