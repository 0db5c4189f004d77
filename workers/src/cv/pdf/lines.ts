import type { Unit } from './text-pieces.js';

/** Units one after the other from left to right, as they are drawn. */
export type Line = readonly Unit[];

/** The lines of a page's units. */
export function linesOf(units: readonly Unit[]): readonly Line[] {
  const lines: Unit[][] = [];
  let last: Unit | undefined;
  for (const unit of units) {
    const line = lines.at(-1);
    if (line !== undefined && last !== undefined && isOnLineOf(last, unit)) line.push(unit);
    else lines.push([unit]);
    last = unit;
  }
  return lines;
}

const isOnLineOf = ({ place: last }: Unit, { place }: Unit): boolean =>
  Math.abs(place.y - last.y) < last.em / 2 && place.left > last.left - last.em / 2;
