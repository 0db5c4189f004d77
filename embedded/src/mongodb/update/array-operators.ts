import { isEqual } from '../bson/compare.js';
import { cloneValue, doc, list, toNumber, type List, type Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import { compileFieldConditions, compileFilter } from '../query/filter.js';
import { isOperatorDocument } from '../query/predicate.js';
import type { Operator } from './operator.js';
import { findFieldReference, createFieldReference, type FieldReference } from './field-reference.js';

/** `$push`, with `$each`, `$position` and `$slice`. */
export const push: Operator = (path, argument) => {
  const { each, position, slice } = parsePushClauses(argument);
  return (document) => {
    const { items } = getOrCreateArray(createFieldReference(document, path), '$push', path);
    const start =
      position === undefined ? items.length : position < 0 ? Math.max(0, items.length + position) : position;
    items.splice(start, 0, ...each.map(cloneValue));
    if (slice !== undefined) items.splice(0, items.length, ...sliceItems(items, slice));
  };
};

interface PushClauses {
  readonly each: readonly Value[];
  readonly position?: number | undefined;
  readonly slice?: number | undefined;
}

function parsePushClauses(argument: Value): PushClauses {
  if (argument.type !== 'object' || !argument.fields.has('$each')) return { each: [argument] };
  for (const clause of argument.fields.keys()) {
    if (clause === '$sort') throw createUnsupportedError('$sort in $push');
    if (!['$each', '$position', '$slice'].includes(clause)) {
      throw new CommandError('BadValue', `Unrecognized clause in $push: ${clause}`);
    }
  }
  return {
    each: parseEach('$push', argument),
    position: parseInteger('$position', argument.fields.get('$position')),
    slice: parseInteger('$slice', argument.fields.get('$slice')),
  };
}

function parseEach(operator: string, argument: Value): readonly Value[] {
  const each = argument.type === 'object' ? argument.fields.get('$each') : undefined;
  if (each?.type === 'array') return each.items;
  throw new CommandError(
    operator === '$push' ? 'BadValue' : 'TypeMismatch',
    `The argument to $each in ${operator} must be an array`,
  );
}

function parseInteger(clause: string, value: Value | undefined): number | undefined {
  if (value === undefined) return undefined;
  const number = toNumber(value);
  if (!Number.isInteger(number)) throw new CommandError('BadValue', `The value for ${clause} must be a whole number`);
  return number;
}

function sliceItems(items: readonly Value[], size: number): Value[] {
  if (size === 0) return [];
  return size < 0 ? items.slice(size) : items.slice(0, size);
}

/** `$addToSet`, with `$each`. */
export const addToSet: Operator = (path, argument) => {
  const hasEach = argument.type === 'object' && argument.fields.has('$each');
  const unknownClause = hasEach ? [...argument.fields.keys()].find((clause) => clause !== '$each') : undefined;
  if (unknownClause !== undefined)
    throw new CommandError('BadValue', `Found unexpected fields after $each in $addToSet: ${unknownClause}`);
  const candidates = hasEach ? parseEach('$addToSet', argument) : [argument];
  return (document) => {
    const { items } = getOrCreateArray(createFieldReference(document, path), '$addToSet', path);
    for (const candidate of candidates) {
      if (!items.some((item) => isEqual(item, candidate))) items.push(cloneValue(candidate));
    }
  };
};

/** `$pull`: a value, conditions on the elements, or conditions on fields of elements that are documents. */
export const pull: Operator = (path, argument) => {
  const isPulled = createPullTest(argument);
  return (document) => {
    const reference = findFieldReference(document, path);
    const currentValue = reference?.get();
    if (currentValue === undefined) return;
    if (currentValue.type !== 'array') throw new CommandError('BadValue', 'Cannot apply $pull to a non-array value');
    reference?.set(list(currentValue.items.filter((item) => !isPulled(item))));
  };
};

function createPullTest(argument: Value): (element: Value) => boolean {
  if (argument.type === 'object' && !isOperatorDocument(argument)) {
    const matches = compileFilter(argument);
    return (element) => element.type === 'object' && matches(element);
  }
  if (!isOperatorDocument(argument) && argument.type !== 'regex') return (element) => isEqual(element, argument);
  const conditions = compileFieldConditions('element', argument);
  return (element) => {
    const wrapper = doc([['element', element]]);
    return conditions.every((condition) => condition(wrapper));
  };
}

/** Returns the array of a field; creates it if it is missing. */
function getOrCreateArray(reference: FieldReference, operator: string, path: readonly string[]): List {
  const currentValue = reference.get() ?? list([]);
  if (currentValue.type !== 'array') {
    throw new CommandError(
      'BadValue',
      `The field '${path.join('.')}' must be an array but is of type ${currentValue.type} (${operator})`,
    );
  }
  reference.set(currentValue);
  return currentValue;
}
