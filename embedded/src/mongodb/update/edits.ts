import { describe } from '../bson/describe.js';
import type { Doc } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isPosition, type Path } from '../query/path.js';
import { addToSet, pull, push } from './array-operators.js';
import { currentDate, inc, max, min, rename, set, unset } from './field-operators.js';
import { updatePath, type Operator } from './operator.js';

/** What one operator does at one path of a document. */
export interface Edit {
  readonly name: string;
  readonly path: Path;
  readonly onInsertOnly: boolean;
  readonly apply: (document: Doc, now: number) => void;
}

const OPERATORS: ReadonlyMap<string, Operator> = new Map([
  ['$set', set],
  ['$setOnInsert', set],
  ['$unset', unset],
  ['$inc', inc],
  ['$min', min],
  ['$max', max],
  ['$rename', rename],
  ['$currentDate', currentDate],
  ['$push', push],
  ['$pull', pull],
  ['$addToSet', addToSet],
]);

/** The edits of an update with operators, in the order of their paths, in which MongoDB applies them. */
export function parseEdits(spec: Doc): readonly Edit[] {
  const claimed: string[] = [];
  const edits = [...spec.fields].flatMap(([operatorName, fields]) => {
    const operator = operatorOf(operatorName);
    if (fields.type !== 'object') {
      throw new CommandError(
        'FailedToParse',
        `Modifiers operate on fields but ${operatorName} has ${describe(fields)}`,
      );
    }
    return [...fields.fields].map(([name, argument]): Edit => {
      claim(name, claimed);
      if (operatorName === '$rename' && argument.type === 'string') claim(argument.value, claimed);
      const path = updatePath(name);
      return { name, path, onInsertOnly: operatorName === '$setOnInsert', apply: operator(path, argument) };
    });
  });
  return edits.sort((a, b) => comparePaths(a.path, b.path));
}

function operatorOf(name: string): Operator {
  const operator = OPERATORS.get(name);
  if (operator !== undefined) return operator;
  throw new CommandError(
    'FailedToParse',
    `Unknown modifier: ${name}. Expected a valid update modifier or pipeline-style update specified as an array`,
  );
}

/** Two edits must not touch the same field, nor one inside the other. */
function claim(name: string, claimed: string[]): void {
  const other = claimed.find((taken) => taken === name || taken.startsWith(`${name}.`) || name.startsWith(`${taken}.`));
  if (other !== undefined) {
    const at = other.length < name.length ? other : name;
    throw new CommandError(
      'ConflictingUpdateOperators',
      `Updating the path '${name}' would create a conflict at '${at}'`,
    );
  }
  claimed.push(name);
}

/** Part by part; positions by their number. */
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
