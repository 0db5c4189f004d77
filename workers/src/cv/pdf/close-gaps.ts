import type { Line } from './lines.js';
import { needsCodes } from './text-of-codes.js';
import type { Unit } from './text-pieces.js';

const marks = /\p{Mn}/u;
/** How much Chromium may round where the glyphs of a unit are, in ems. */
const rounding = 0.15;

/**
 * Lets units that get codes of their own take the room up to their neighbours. Chromium may round where glyphs are, and
 * each of several characters has little room: pdf.js soon sees a blank there, poppler a letter that is printed twice.
 */
export function closeGaps(line: Line): void {
  let end: number | undefined;
  for (const [index, unit] of line.entries()) {
    const { room, place } = unit;
    const isFree = getsCodes(unit) && place.right > place.left;
    const left = isFree && marks.test(unit.text) && end !== undefined && isNear(end, unit) ? end : place.left;
    const right = isFree ? endOf(unit, line[index + 1]) : place.right;
    if (isFree) {
      const perPoint = room.advance / (place.right - place.left);
      room.x += (left - place.left) * perPoint;
      room.advance = (right - left) * perPoint;
    }
    end = right;
  }
}

const getsCodes = ({ glyphs, text, unseen }: Unit): boolean =>
  glyphs.length > 1 || needsCodes(text) || unseen.start !== '' || unseen.end !== '';

const isNear = (end: number, { place }: Unit): boolean => Math.abs(place.left - end) < place.em * rounding;

/** Where the next unit begins, unless that is a gap; what the font says may be more than was taken. */
function endOf({ place }: Unit, after: Unit | undefined): number {
  const next = after?.place.left;
  return next !== undefined && next > place.left && next < place.right + place.em * rounding ? next : place.right;
}
