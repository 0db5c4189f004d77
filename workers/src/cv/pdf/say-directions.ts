import { directionOf, isRightToLeft, type Direction } from './directions.js';
import type { Line } from './lines.js';
import type { Unit } from './text-pieces.js';

/** Gives what is about it the direction of its name, unseen. To pdf.js RLM is from left to right, ALM as its name says. */
const LRM = '\u200E';
const RLM = '\u200F';
const ALM = '\u061C';

interface Run {
  readonly direction: Direction;
  readonly units: Unit[];
}

/**
 * Has punctuation and blanks say to which run of text they belong, on a page with text from right to left. Extractors
 * guess it from what stands beside them; poppler gives them to the run before.
 */
export function sayDirections(lines: readonly Line[]): void {
  const units = lines.flat();
  if (!units.some(({ text }) => isRightToLeft(text))) return;
  const page = pageDirection(units);
  for (const line of lines) {
    const runs = runsOf(line, page);
    // After Arabic letters numbers run as they do in Arabic, after Hebrew ones as they do anywhere.
    const isArabic = line.some(({ text }) => /\p{Script=Arabic}/u.test(text));
    for (const [index, run] of runs.entries()) {
      sayAtStart(run, runs[index - 1], page);
      if (page === 'right to left') sayForRightToLeft(run, runs[index - 1], runs[index + 1], isArabic);
    }
    for (const [index, run] of runs.entries()) holdMarks(run.units, runs[index - 1], runs[index + 1]);
  }
}

/** poppler orders the runs of all lines of a page by what most of its letters are. */
export function pageDirection(units: readonly Unit[]): Direction {
  let balance = 0;
  for (const { text } of units)
    for (const letter of text.match(/\p{L}/gu) ?? []) balance += directionOf(letter) === 'right to left' ? -1 : 1;
  return balance < 0 ? 'right to left' : 'left to right';
}

function runsOf(line: Line, page: Direction): readonly Run[] {
  const own = textObjectsOf(line).map((units) => ({ units, direction: directionWithin(units) }));
  const runs: Run[] = [];
  for (const [index, { units, direction }] of own.entries()) {
    const [before, after] = [own[index - 1]?.direction, own[index + 1]?.direction];
    const resolved = direction ?? (before === after ? before : undefined) ?? page;
    const last = runs.at(-1);
    if (last?.direction === resolved) last.units.push(...units);
    else runs.push({ direction: resolved, units: [...units] });
  }
  return runs;
}

function textObjectsOf(line: Line): readonly Line[] {
  const objects: Unit[][] = [];
  for (const unit of line) {
    const last = objects.at(-1);
    if (last?.[0]?.textObject === unit.textObject) last.push(unit);
    else objects.push([unit]);
  }
  return objects;
}

/** The direction of a text object: all of it has one. */
function directionWithin(units: Line): Direction | undefined {
  if (units.some(({ isReversed, text }) => isReversed || isRightToLeft(text))) return 'right to left';
  return units.some(isStrong) ? 'left to right' : undefined;
}

const isStrong = ({ text }: Unit): boolean => Array.from(text).some((one) => directionOf(one) !== undefined);

/** The character that comes first where the unit is drawn. */
function firstDrawn({ text, isReversed }: Unit): string {
  const characters = Array.from(text);
  return (isReversed || isRightToLeft(text) ? characters.at(-1) : characters[0]) ?? '';
}

function sayAtStart({ direction, units }: Run, before: Run | undefined, page: Direction): void {
  const [first] = units;
  if (first === undefined || directionOf(firstDrawn(first)) !== undefined) return;
  const isGuessed =
    page === 'left to right' ? before !== undefined || direction !== page : direction === page && !units.some(isStrong);
  if (isGuessed) first.unseen.start += direction === 'left to right' ? LRM : ALM;
}

const letter = /\p{L}/u;
const blank = /^\s/u;
/** What poppler takes for part of a number, and so for text from left to right. */
const ofNumbers = /^[+\-,./:#$%°±\u00A0\u00A2-\u00A5\u060C\u066A\u2030-\u2034\u20A0-\u20CF\u2212]$/u;

function sayForRightToLeft(
  { direction, units }: Run,
  before: Run | undefined,
  after: Run | undefined,
  isArabic: boolean,
): void {
  const [first, last] = [units[0], units.at(-1)];
  if (first === undefined || last === undefined) return;
  if (direction === 'left to right') {
    // Numbers alone do not say which way the line between them runs.
    if (!units.some(({ text }) => letter.test(text)) && !units.every(isStrong)) first.unseen.start = LRM;
    if (isStrong(last)) return;
    if (after === undefined) last.unseen.after = LRM;
    else sayAfter(last, after, LRM);
    return;
  }
  for (const [index, unit] of units.entries()) {
    const left = index === 0 ? before?.units.at(-1) : units[index - 1];
    if (ofNumbers.test(unit.text) && left !== undefined && !isRightToLeft(left.text)) unit.unseen.start = ALM;
  }
  if (!isStrong(last) && after !== undefined) sayAfter(last, after, isArabic ? ALM : RLM);
}

/** pdf.js leaves a code out whose text ends in what is unseen, unless it is a blank. */
function sayAfter(last: Unit, { units: [next] }: Run, mark: string): void {
  if (blank.test(last.text) && last.unseen.start === '') last.unseen.end = mark;
  else if (next !== undefined) next.unseen.start = mark + next.unseen.start;
}

/**
 * pdf.js does not look where a mark is, only where the next letter is: drawn first in its word, a mark would come out
 * with the word or the line before. So what is before it has to count as a letter does, in the same font.
 */
function holdMarks(units: Line, beforeRun: Run | undefined, afterRun: Run | undefined): void {
  const next = afterRun?.units[0];
  for (const [index, unit] of units.entries()) {
    if (!/\p{Mn}/u.test(firstDrawn(unit)) || Array.from(unit.text).length < 2) continue;
    const before = index > 0 ? units[index - 1] : beforeRun?.units.at(-1);
    const isApart = before?.chosen.name !== unit.chosen.name;
    // The blank comes out at the end of the run, where it must not part it from what follows.
    if (isApart && (next === undefined || blank.test(next.text))) unit.unseen.before = `${ALM} `;
    else if (!isApart && blank.test(before.text)) before.unseen.start ||= before.isReversed ? ALM : LRM;
  }
}
