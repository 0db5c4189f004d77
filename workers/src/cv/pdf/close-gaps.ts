import { touches, type Line } from './lines.js';
import type { Unit } from './text-pieces.js';
import { needsCodes } from './text-of-codes.js';

/**
 * Lets units whose marks have a code of their own take all the room between their neighbours. Chromium may round where
 * glyphs are, and pdf.js sees a blank where that leaves a little more room than a mark's code takes already.
 */
export function closeGaps(line: Line): void {
  let end: number | undefined;
  for (const [index, unit] of line.entries()) {
    const { room, place } = unit;
    const [before, after] = [line[index - 1], line[index + 1]];
    const perPoint = place.right > place.left ? room.advance / (place.right - place.left) : 0;
    const isFree = needsCodes(unit.text) && perPoint > 0;
    const left = isFree && before !== undefined && end !== undefined && touches(before, unit) ? end : place.left;
    const right = isFree && after !== undefined && touches(unit, after) ? after.place.left : place.right;
    if (isFree) take(unit, (left - place.left) * perPoint, (right - left) * perPoint);
    end = right;
  }
}

function take({ room }: Unit, by: number, advance: number): void {
  room.x += by;
  room.advance = advance;
}
