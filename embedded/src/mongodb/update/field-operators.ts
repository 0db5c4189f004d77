import { compare } from '../bson/compare.js';
import { formatValue } from '../bson/format.js';
import { cloneValue, date, type Doc, isNumber, long, toNumber, type NumberValue, type Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import type { Path } from '../query/path.js';
import { parseUpdatePath, type Operator } from './operator.js';
import { findFieldReference, createFieldReference } from './field-reference.js';

/** `$set`, and `$setOnInsert` when it applies. */
export const set: Operator = (path, argument) => (document) => {
  createFieldReference(document, path).set(cloneValue(argument));
};

/** `$unset`: an element of an array becomes null. */
export const unset: Operator = (path) => (document) => {
  const reference = findFieldReference(document, path);
  if (reference?.get() !== undefined) reference.remove();
};

/** `$inc`: the result has the wider type of the two numbers. */
export const inc: Operator = (path, argument) => {
  const increment = requireNumber(path.join('.'), argument);
  return (document) => {
    const reference = createFieldReference(document, path);
    const currentValue = reference.get();
    if (currentValue === undefined) {
      reference.set(increment);
      return;
    }
    if (!isNumber(currentValue)) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply $inc to a value of non-numeric type. The field '${path.join('.')}' is of type ${currentValue.type}`,
      );
    }
    reference.set(add(currentValue, increment));
  };
};

const INT32_LIMIT = 0x8000_0000n;
const INT64_LIMIT = 0x8000_0000_0000_0000n;

/**
 * Adds two numbers: the sum is a double if one of them is, else a long if one of them is or on overflow, else an int.
 */
function add(a: NumberValue, b: NumberValue): NumberValue {
  if (a.type === 'double' || b.type === 'double') return { type: 'double', value: toNumber(a) + toNumber(b) };
  const sum = BigInt(a.value) + BigInt(b.value);
  if (a.type === 'int' && b.type === 'int' && sum >= -INT32_LIMIT && sum < INT32_LIMIT) {
    return { type: 'int', value: Number(sum) };
  }
  if (sum < -INT64_LIMIT || sum >= INT64_LIMIT) {
    throw new CommandError('BadValue', 'Failed to apply $inc: the sum overflows');
  }
  return long(sum);
}

function requireNumber(name: string, argument: Value): NumberValue {
  if (isNumber(argument)) return argument;
  throw new CommandError(
    'TypeMismatch',
    `Cannot increment with non-numeric argument: {${name}: ${formatValue(argument)}}`,
  );
}

/** `$min`: keeps the smaller value in MongoDB's order of values. */
export const min: Operator = (path, argument) => setIf(path, argument, (order) => order < 0);

/** `$max`: keeps the larger value in MongoDB's order of values. */
export const max: Operator = (path, argument) => setIf(path, argument, (order) => order > 0);

function setIf(
  path: readonly string[],
  argument: Value,
  shouldReplace: (order: number) => boolean,
): ReturnType<Operator> {
  return (document) => {
    const reference = createFieldReference(document, path);
    const currentValue = reference.get();
    if (currentValue === undefined || shouldReplace(compare(argument, currentValue)))
      reference.set(cloneValue(argument));
  };
}

/** `$currentDate`, only as a date: timestamps are not supported. */
export const currentDate: Operator = (path, argument) => {
  if (!(argument.type === 'bool' && argument.value) && !isDateType(argument)) {
    throw createUnsupportedError(`${formatValue(argument)} as an argument of $currentDate`);
  }
  return (document, now) => createFieldReference(document, path).set(date(now));
};

function isDateType(argument: Value): boolean {
  const type = argument.type === 'object' && argument.fields.size === 1 ? argument.fields.get('$type') : undefined;
  return type?.type === 'string' && type.value === 'date';
}

/** `$rename`: ignores missing fields; array elements cannot be renamed. */
export const rename: Operator = (path, argument) => {
  if (argument.type !== 'string') throw new CommandError('BadValue', "The 'to' field for $rename must be a string");
  const target = parseUpdatePath(argument.value);
  return (document) => {
    rejectArrays(document, path, 'source');
    rejectArrays(document, target, 'destination');
    const source = findFieldReference(document, path);
    const value = source?.get();
    if (source === undefined || value === undefined) return;
    source.remove();
    createFieldReference(document, target).set(value);
  };
};

/** Throws if a path leads through an array. */
function rejectArrays(document: Doc, path: Path, role: string): void {
  let parent: Value | undefined = document;
  for (const part of path.slice(0, -1)) {
    parent = parent.type === 'object' ? parent.fields.get(part) : undefined;
    if (parent === undefined) return;
    if (parent.type === 'array') {
      throw new CommandError(
        'BadValue',
        `The ${role} field of $rename cannot be an array element, '${path.join('.')}'`,
      );
    }
  }
}
