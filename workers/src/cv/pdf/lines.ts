import { needsRewriting } from './split-into-codes.js';
import type { Unit } from './text-pieces.js';

/** Units from left to right, as drawn. */
export type Line = readonly Unit[];

/** Groups the units of a page into lines. */
export function groupIntoLines(units: readonly Unit[]): readonly Line[] {
  const lines: Unit[][] = [];
  let lastUnit: Unit | undefined;
  for (const unit of units) {
    const line = lines.at(-1);
    if (line !== undefined && lastUnit !== undefined && isOnSameLine(lastUnit, unit)) line.push(unit);
    else lines.push([unit]);
    lastUnit = unit;
  }
  return lines;
}

const isOnSameLine = ({ pageExtent: previous }: Unit, { pageExtent }: Unit): boolean =>
  Math.abs(pageExtent.y - previous.y) < previous.em / 2 && pageExtent.left > previous.left - previous.em / 2;

const MARKS = /\p{Mn}/u;
/** Tolerated rounding of glyph positions by Chromium, in ems. */
const ROUNDING_TOLERANCE = 0.15;

/**
 * Extends units that get new codes up to their neighbours. Chromium rounds glyph positions, and a unit that is split
 * into several codes has narrow ones: pdf.js would take the gap before a unit for a space, poppler a narrow code for a
 * duplicated letter.
 */
export function closeGaps(line: Line): void {
  let previousRight: number | undefined;
  for (const [index, unit] of line.entries()) {
    const { textExtent, pageExtent } = unit;
    const isResizable = getsNewCodes(unit) && pageExtent.right > pageExtent.left;
    const left =
      isResizable && MARKS.test(unit.text) && previousRight !== undefined && isNear(previousRight, unit)
        ? previousRight
        : pageExtent.left;
    const right = isResizable ? getRight(unit, line[index + 1]) : pageExtent.right;
    if (isResizable) {
      const textUnitsPerPoint = textExtent.advance / (pageExtent.right - pageExtent.left);
      textExtent.x += (left - pageExtent.left) * textUnitsPerPoint;
      textExtent.advance = (right - left) * textUnitsPerPoint;
    }
    previousRight = right;
  }
}

/** Returns true if the unit gets new codes in the font, whose widths can be chosen. */
const getsNewCodes = ({ glyphs, text, invisibleMarks }: Unit): boolean =>
  glyphs.length > 1 || needsRewriting(text) || invisibleMarks.start !== '' || invisibleMarks.end !== '';

const isNear = (previousRight: number, { pageExtent }: Unit): boolean =>
  Math.abs(pageExtent.left - previousRight) < pageExtent.em * ROUNDING_TOLERANCE;

/**
 * Returns the right edge of the unit: the start of the next unit, unless there is a gap. The next unit may start inside
 * this one, because Chromium may have used a smaller advance than the font's.
 */
function getRight({ pageExtent }: Unit, after: Unit | undefined): number {
  const next = after?.pageExtent.left;
  return next !== undefined && next > pageExtent.left && next < pageExtent.right + pageExtent.em * ROUNDING_TOLERANCE
    ? next
    : pageExtent.right;
}
