import { compare } from '../bson/compare.js';
import { formatValue } from '../bson/format.js';
import { cloneValue, date, isNumber, long, toNumber, type NumberValue, type Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import type { Operator } from './operator.js';
import { findFieldReference, createFieldReference } from './field-reference.js';

/** `$set`, and `$setOnInsert` when it applies. */
export const set: Operator = (path, argument) => (document) => {
  createFieldReference(document, path).set(cloneValue(argument));
};

/** `$currentDate`: the time of the server. */
export const currentDate: Operator = (path, argument) => {
  if (argument.type !== 'bool' || !argument.value) throw createUnsupportedError('$currentDate with a type');
  return (document) => {
    createFieldReference(document, path).set(date(Date.now()));
  };
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

/** `$max`: keeps the larger value in MongoDB's order of values. */
export const max: Operator = (path, argument) => (document) => {
  const reference = createFieldReference(document, path);
  const currentValue = reference.get();
  if (currentValue === undefined || compare(argument, currentValue) > 0) reference.set(cloneValue(argument));
};
