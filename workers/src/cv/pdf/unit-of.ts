import { moved, type Matrix } from './matrix.js';
import { ordinary } from './ordinary-characters.js';
import type { ReadableFont } from './readable-font.js';
import type { ChosenFont, Glyph, Unit } from './text-pieces.js';

/** How glyphs are drawn, and as what. */
interface Drawing extends Pick<Unit, 'isReversed' | 'textObject'> {
  /** From text space to the page, in points. */
  readonly toPage: Matrix;
}

/**
 * The unit of glyphs that stand for a text together; undefined of none. It begins where the leftmost of those that advance
 * does: marks lie about it.
 */
export function unitOf(chosen: ChosenFont, text: string, glyphs: readonly Glyph[], drawing: Drawing): Unit | undefined {
  const { font, size } = chosen;
  const { toPage, isReversed, textObject } = drawing;
  const advancing = glyphs.length > 1 ? glyphs.filter(({ code }) => advances(font, code)) : glyphs;
  const [origin = glyphs[0]] = advancing.toSorted((a, b) => a.x - b.x);
  if (origin === undefined) return undefined;
  const advance = Math.max(0, ...advancing.map(({ code, x }) => x - origin.x + font.width(code) * size));
  const { x: left, y } = moved(toPage, origin.x, origin.y);
  return {
    kind: 'unit',
    chosen,
    glyphs,
    room: { x: origin.x, y: origin.y, advance },
    text: ordinary(text),
    isReversed,
    textObject,
    place: { left, right: moved(toPage, origin.x + advance, origin.y).x, y, em: Math.abs(toPage[0]) * size },
    unseen: { before: '', start: '', end: '', after: '' },
  };
}

const onlyMarks = /^\p{Mn}+$/u;

/** Within several, marks and what draws nothing take no room, whatever their font says. */
const advances = (font: ReadableFont, code: number): boolean =>
  font.width(code) > 0 && !onlyMarks.test(font.text(code)) && font.isDrawn(code);
