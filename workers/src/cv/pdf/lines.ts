import type { Unit } from './text-pieces.js';

/** Units from left to right, as drawn. */
export type Line = readonly Unit[];

/** Groups the units of a page into lines. */
export function groupIntoLines(units: readonly Unit[]): readonly Line[] {
  const lines: Unit[][] = [];
  let last: Unit | undefined;
  for (const unit of units) {
    const line = lines.at(-1);
    if (line !== undefined && last !== undefined && isOnSameLine(last, unit)) line.push(unit);
    else lines.push([unit]);
    last = unit;
  }
  return lines;
}

const isOnSameLine = ({ place: last }: Unit, { place }: Unit): boolean =>
  Math.abs(place.y - last.y) < last.em / 2 && place.left > last.left - last.em / 2;
