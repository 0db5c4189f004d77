import { transformPoint, type Matrix } from './matrix.js';
import { foldCompatibilityForms } from './compatibility-forms.js';
import type { ReadableFont } from './readable-font.js';
import type { FontSelection, Glyph, Unit } from './text-pieces.js';

/** How glyphs are drawn. */
interface DrawingState extends Pick<Unit, 'isReversed' | 'textObject'> {
  /** The transformation from text space to the page in points. */
  readonly toPage: Matrix;
}

/**
 * Creates a unit from glyphs that represent a text together. It starts at the leftmost glyph that advances, because
 * marks may lie outside.
 */
export function createUnit(
  selection: FontSelection,
  text: string,
  glyphs: readonly Glyph[],
  drawing: DrawingState,
): Unit | undefined {
  const { font, size } = selection;
  const { toPage, isReversed, textObject } = drawing;
  const advancingGlyphs = glyphs.length > 1 ? glyphs.filter(({ code }) => hasAdvance(font, code)) : glyphs;
  const [origin = glyphs[0]] = advancingGlyphs.toSorted((a, b) => a.x - b.x);
  if (origin === undefined) return undefined;
  const advance = Math.max(0, ...advancingGlyphs.map(({ code, x }) => x - origin.x + font.getAdvanceEms(code) * size));
  const { x: left, y } = transformPoint(toPage, origin.x, origin.y);
  return {
    kind: 'unit',
    selection,
    glyphs,
    textExtent: { x: origin.x, y: origin.y, advance },
    text: foldCompatibilityForms(text),
    isReversed,
    textObject,
    pageExtent: {
      left,
      right: transformPoint(toPage, origin.x + advance, origin.y).x,
      y,
      em: Math.abs(toPage[0]) * size,
    },
    invisibleMarks: { before: '', start: '', end: '', after: '' },
  };
}

const ONLY_MARKS = /^\p{Mn}+$/u;

/** In a group, marks and empty glyphs take no room, whatever their font says. */
const hasAdvance = (font: ReadableFont, code: number): boolean =>
  font.getAdvanceEms(code) > 0 && !ONLY_MARKS.test(font.getText(code)) && font.isDrawn(code);
