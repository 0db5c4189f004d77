import { getDirection, isRightToLeft, type Direction } from './directions.js';
import type { Line } from './lines.js';
import type { Unit } from './text-pieces.js';

/** Invisible directional marks. pdf.js treats RLM as left-to-right, ALM as right-to-left. */
const LRM = '\u200E';
const RLM = '\u200F';
const ALM = '\u061C';

interface Run {
  readonly direction: Direction;
  readonly units: Unit[];
}

/**
 * Inserts directional marks so that punctuation and spaces belong to the right run, on pages with right-to-left text.
 * Extractors guess the run from the neighbours; poppler takes the previous one.
 */
export function insertBidiMarks(lines: readonly Line[]): void {
  const units = lines.flat();
  if (!units.some(({ text }) => isRightToLeft(text))) return;
  const pageDirection = getPageDirection(units);
  for (const line of lines) {
    const runs = splitIntoRuns(line, pageDirection);
    // Numbers after Arabic letters are Arabic numbers, those after Hebrew ones European numbers (Unicode bidi).
    const isArabic = line.some(({ text }) => /\p{Script=Arabic}/u.test(text));
    for (const [index, run] of runs.entries()) {
      markStart(run, runs[index - 1], pageDirection);
      if (pageDirection === 'right to left') markOnRightToLeftPage(run, runs[index - 1], runs[index + 1], isArabic);
    }
    for (const [index, run] of runs.entries()) anchorCombiningMarks(run.units, runs[index - 1], runs[index + 1]);
  }
}

/** Returns the direction of most letters of a page, by which poppler orders the runs of all lines. */
export function getPageDirection(units: readonly Unit[]): Direction {
  let balance = 0;
  for (const { text } of units)
    for (const letter of text.match(/\p{L}/gu) ?? []) balance += getDirection(letter) === 'right to left' ? -1 : 1;
  return balance < 0 ? 'right to left' : 'left to right';
}

function splitIntoRuns(line: Line, pageDirection: Direction): readonly Run[] {
  const groups = groupByTextObject(line).map((units) => ({ units, direction: resolveDirection(units) }));
  const runs: Run[] = [];
  for (const [index, { units, direction }] of groups.entries()) {
    const [before, after] = [groups[index - 1]?.direction, groups[index + 1]?.direction];
    const resolvedDirection = direction ?? (before === after ? before : undefined) ?? pageDirection;
    const last = runs.at(-1);
    if (last?.direction === resolvedDirection) last.units.push(...units);
    else runs.push({ direction: resolvedDirection, units: [...units] });
  }
  return runs;
}

function groupByTextObject(line: Line): readonly Line[] {
  const objects: Unit[][] = [];
  for (const unit of line) {
    const last = objects.at(-1);
    if (last?.[0]?.textObject === unit.textObject) last.push(unit);
    else objects.push([unit]);
  }
  return objects;
}

/** Returns the direction of a text object; it applies to all of it. */
function resolveDirection(units: Line): Direction | undefined {
  if (units.some(({ isReversed, text }) => isReversed || isRightToLeft(text))) return 'right to left';
  return units.some(hasDirection) ? 'left to right' : undefined;
}

/** Returns true if the unit has a character with a direction, not only punctuation, spaces and marks. */
const hasDirection = ({ text }: Unit): boolean =>
  Array.from(text).some((character) => getDirection(character) !== undefined);

/** Returns the leftmost character of the unit. */
function getFirstDrawnCharacter({ text, isReversed }: Unit): string {
  const characters = Array.from(text);
  return (isReversed || isRightToLeft(text) ? characters.at(-1) : characters[0]) ?? '';
}

function markStart({ direction, units }: Run, before: Run | undefined, pageDirection: Direction): void {
  const [first] = units;
  if (first === undefined || getDirection(getFirstDrawnCharacter(first)) !== undefined) return;
  const isAmbiguous =
    pageDirection === 'left to right'
      ? before !== undefined || direction !== pageDirection
      : direction === pageDirection && !units.some(hasDirection);
  if (isAmbiguous) first.invisibleMarks.start += direction === 'left to right' ? LRM : ALM;
}

const LETTER = /\p{L}/u;
const BLANK = /^\s/u;
/** Characters that poppler treats as part of a number, and thus as left-to-right. */
const NUMBER_PUNCTUATION = /^[+\-,./:#$%°±\u00A0\u00A2-\u00A5\u060C\u066A\u2030-\u2034\u20A0-\u20CF\u2212]$/u;

function markOnRightToLeftPage(
  { direction, units }: Run,
  before: Run | undefined,
  after: Run | undefined,
  isArabic: boolean,
): void {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return;
  if (direction === 'left to right') {
    // Numbers alone do not determine the direction of a line between them.
    if (!units.some(({ text }) => LETTER.test(text)) && !units.every(hasDirection)) first.invisibleMarks.start = LRM;
    if (hasDirection(last)) return;
    if (after === undefined) last.invisibleMarks.after = LRM;
    else markEnd(last, after, LRM);
    return;
  }
  for (const [index, unit] of units.entries()) {
    const left = index === 0 ? before?.units.at(-1) : units[index - 1];
    if (NUMBER_PUNCTUATION.test(unit.text) && left !== undefined && !isRightToLeft(left.text))
      unit.invisibleMarks.start = ALM;
  }
  if (!hasDirection(last) && after !== undefined) markEnd(last, after, isArabic ? ALM : RLM);
}

/** pdf.js drops a code whose text ends in an invisible character, unless that text begins with a space. */
function markEnd(last: Unit, { units: [next] }: Run, mark: string): void {
  if (BLANK.test(last.text) && last.invisibleMarks.start === '') last.invisibleMarks.end = mark;
  else if (next !== undefined) next.invisibleMarks.start = mark + next.invisibleMarks.start;
}

/**
 * Inserts a directional mark before each combining mark that is drawn first in its word. pdf.js positions a combining
 * mark by the next letter only, so it would extract that one with the previous word or line. What precedes a combining
 * mark must count as a letter, in the same font.
 */
function anchorCombiningMarks(units: Line, beforeRun: Run | undefined, afterRun: Run | undefined): void {
  const next = afterRun?.units[0];
  for (const [index, unit] of units.entries()) {
    if (!/\p{Mn}/u.test(getFirstDrawnCharacter(unit)) || Array.from(unit.text).length < 2) continue;
    const before = index > 0 ? units[index - 1] : beforeRun?.units.at(-1);
    const isInOtherFont = before?.selection.name !== unit.selection.name;
    // The space is extracted at the end of the run, where it must not separate the run from the next one.
    if (isInOtherFont && (next === undefined || BLANK.test(next.text))) unit.invisibleMarks.before = `${ALM} `;
    else if (!isInOtherFont && BLANK.test(before.text)) before.invisibleMarks.start ||= before.isReversed ? ALM : LRM;
  }
}
