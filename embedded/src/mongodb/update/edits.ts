import { formatValue } from '../bson/format.js';
import type { Doc } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import { isPosition, type Path } from '../query/path.js';
import { currentDate, inc, max, set, unset } from './field-operators.js';
import { parseUpdatePath, type Operator } from './operator.js';

/** An operator with its path and argument. */
export interface Edit {
  readonly name: string;
  readonly path: Path;
  readonly isInsertOnly: boolean;
  readonly apply: (document: Doc) => void;
}

/** The supported operators of updates. */
export const UPDATE_OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['$set', set],
  ['$setOnInsert', set],
  ['$currentDate', currentDate],
  ['$unset', unset],
  ['$inc', inc],
  ['$max', max],
]);

/** Parses the operators of an update, sorted by path, which is the order in which MongoDB applies them. */
export function parseEdits(spec: Doc): readonly Edit[] {
  const reservedPaths: string[] = [];
  const edits = [...spec.fields].flatMap(([operatorName, fields]) => {
    const operator = UPDATE_OPERATORS.get(operatorName);
    if (operator === undefined) throw createUnsupportedError(operatorName);
    if (fields.type !== 'object') {
      throw new CommandError(
        'FailedToParse',
        `Modifiers operate on fields but ${operatorName} has ${formatValue(fields)}`,
      );
    }
    return [...fields.fields].map(([name, argument]): Edit => {
      reservePath(name, reservedPaths);
      const path = parseUpdatePath(name);
      return { name, path, isInsertOnly: operatorName === '$setOnInsert', apply: operator(path, argument) };
    });
  });
  return edits.sort((a, b) => comparePaths(a.path, b.path));
}

/** Throws if two operators change the same field or a field and its parent. */
function reservePath(name: string, reservedPaths: string[]): void {
  const other = reservedPaths.find(
    (reservedPath) =>
      reservedPath === name || reservedPath.startsWith(`${name}.`) || name.startsWith(`${reservedPath}.`),
  );
  if (other !== undefined) {
    const conflictPath = other.length < name.length ? other : name;
    throw new CommandError(
      'ConflictingUpdateOperators',
      `Updating the path '${name}' would create a conflict at '${conflictPath}'`,
    );
  }
  reservedPaths.push(name);
}

/** Compares paths segment by segment; array positions numerically. */
function comparePaths(a: Path, b: Path): number {
  for (const [depth, part] of a.entries()) {
    const other = b[depth];
    if (other === undefined) return 1;
    if (part === other) continue;
    if (isPosition(part) && isPosition(other)) return Number(part) - Number(other);
    return part < other ? -1 : 1;
  }
  return a.length - b.length;
}
