import { inOrderOfDrawing } from './directions.js';
import { hexOfCode } from './hex.js';
import { needsCodes, roomOfUnseen } from './text-of-codes.js';
import type { ChosenFont, Piece, Unit } from './text-pieces.js';
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
      case 'unit': {
        this.#unit(piece);
        return;
      }
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
    const { chosen, glyphs, room, unseen } = unit;
    const codes = codesOf(unit);
    if (codes === undefined) {
      for (const { code, x, y } of glyphs) this.#draw(chosen, [code], x, y);
      return;
    }
    const { font, size } = chosen;
    const [before, after] = [unseen.before, unseen.after].map((text) => (text === '' ? [] : font.unseen(text)));
    const start = room.x - (before?.length ?? 0) * roomOfUnseen * size;
    this.#draw(chosen, [...(before ?? []), ...codes, ...(after ?? [])], start, room.y);
  }

  #draw({ font, size }: ChosenFont, codes: readonly number[], x: number, y: number): void {
    this.#moveTo(x, y);
    this.written.push(`<${codes.map(hexOfCode).join('')}> Tj`);
    for (const code of codes) this.#position.advance(font.width(code) * size);
  }

  #moveTo(x: number, y: number): void {
    const move = this.#position.moveTo(x, y);
    if (move !== undefined) this.written.push(move);
  }
}

/** The codes of a unit; undefined where its font cannot hold them, so that its glyphs are left to say what they do. */
function codesOf({ chosen, glyphs, room, text, isReversed, unseen }: Unit): readonly number[] | undefined {
  const { font, size } = chosen;
  const [only, ...others] = glyphs;
  const saysItself = only !== undefined && others.length === 0 && text === font.text(only.code);
  if (saysItself && unseen.start === '' && unseen.end === '' && !needsCodes(text)) return [only.code];
  const drawn = glyphs.map(({ code, x, y }) => ({ code, x: (x - room.x) / size, y: (y - room.y) / size }));
  return font.codes(drawn, { unseen, text: inOrderOfDrawing(text, isReversed) }, room.advance / size);
}
