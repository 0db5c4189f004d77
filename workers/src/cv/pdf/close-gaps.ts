import { touches, type Line } from './lines.js';
import type { Unit } from './text-pieces.js';
import { needsCodes } from './text-of-codes.js';

const marks = /\p{Mn}/u;

/**
 * Lets units that say more than a character take the room up to their neighbours. Chromium may round where glyphs are, and
 * each of several characters has little room: pdf.js soon sees a blank there, poppler a letter that is printed twice.
 */
export function closeGaps(line: Line): void {
  let end: number | undefined;
  for (const [index, unit] of line.entries()) {
    const { room, place } = unit;
    const [before, after] = [line[index - 1], line[index + 1]];
    const saysMore = needsCodes(unit.text) || unit.unseen.start !== '' || unit.unseen.end !== '';
    const isFree = saysMore && place.right > place.left;
    const hasMarks = isFree && marks.test(unit.text);
    const left = hasMarks && before !== undefined && touches(before, unit) ? (end ?? place.left) : place.left;
    const right = isFree && after !== undefined && touches(unit, after) ? after.place.left : place.right;
    if (isFree) {
      const perPoint = room.advance / (place.right - place.left);
      room.x += (left - place.left) * perPoint;
      room.advance = (right - left) * perPoint;
    }
    end = right;
  }
}
