import { toVisualOrder } from './directions.js';
import { codeToHex } from './hex.js';
import { needsRewriting, INVISIBLE_WIDTH_EM } from './split-into-codes.js';
import type { FontSelection, Piece, Unit } from './text-pieces.js';
import { TextPosition } from './text-position.js';

/** Writes a content stream with every glyph in place, using codes that carry the text of its unit. */
export function writePieces(pieces: readonly Piece[]): string {
  const writer = new PieceWriter();
  for (const piece of pieces) writer.write(piece);
  return writer.operations.join('\n');
}

class PieceWriter {
  readonly operations: string[] = [];
  readonly #position = new TextPosition();

  write(piece: Piece): void {
    switch (piece.kind) {
      case 'unit': {
        this.#writeUnit(piece);
        return;
      }
      case 'font':
        this.operations.push(`${piece.selection.name} ${piece.size} Tf`);
        return;
      case 'operation':
        this.operations.push(piece.source);
        if (piece.setsTextMatrix) this.#position.reset();
        return;
      case 'foreign':
        this.#moveTo(piece.x, piece.y);
        this.operations.push(piece.source);
        this.#position.invalidate();
    }
  }

  #writeUnit(unit: Unit): void {
    const { selection, glyphs, textExtent, invisibleMarks } = unit;
    const codes = getCodes(unit);
    if (codes === undefined) {
      for (const { code, x, y } of glyphs) this.#draw(selection, [code], x, y);
      return;
    }
    const { font, size } = selection;
    const [codesBefore, codesAfter] = [invisibleMarks.before, invisibleMarks.after].map((text) =>
      text === '' ? [] : font.getInvisibleCodes(text),
    );
    const start = textExtent.x - (codesBefore?.length ?? 0) * INVISIBLE_WIDTH_EM * size;
    this.#draw(selection, [...(codesBefore ?? []), ...codes, ...(codesAfter ?? [])], start, textExtent.y);
  }

  #draw({ font, size }: FontSelection, codes: readonly number[], x: number, y: number): void {
    this.#moveTo(x, y);
    this.operations.push(`<${codes.map(codeToHex).join('')}> Tj`);
    for (const code of codes) this.#position.advance(font.getAdvanceEms(code) * size);
  }

  #moveTo(x: number, y: number): void {
    const move = this.#position.moveTo(x, y);
    if (move !== undefined) this.operations.push(move);
  }
}

/** Returns the codes of a unit, or undefined if its font cannot hold them; its glyphs then keep their own codes. */
function getCodes({
  selection,
  glyphs,
  textExtent,
  text,
  isReversed,
  invisibleMarks,
}: Unit): readonly number[] | undefined {
  const { font, size } = selection;
  const [onlyGlyph, ...others] = glyphs;
  const isPlainGlyph = onlyGlyph !== undefined && others.length === 0 && text === font.getText(onlyGlyph.code);
  if (isPlainGlyph && invisibleMarks.start === '' && invisibleMarks.end === '' && !needsRewriting(text))
    return [onlyGlyph.code];
  const placedCodes = glyphs.map(({ code, x, y }) => ({
    code,
    x: (x - textExtent.x) / size,
    y: (y - textExtent.y) / size,
  }));
  return font.getCodes(
    placedCodes,
    { invisibleMarks, text: toVisualOrder(text, isReversed) },
    textExtent.advance / size,
  );
}
