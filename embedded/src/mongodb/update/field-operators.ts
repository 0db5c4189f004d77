import { compare } from '../bson/compare.js';
import { describe } from '../bson/describe.js';
import { clone, date, type Doc, isNumber, type NumberValue, type Value } from '../bson/value.js';
import { CommandError, unsupported } from '../errors.js';
import type { Path } from '../query/path.js';
import { updatePath, type Operator } from './operator.js';
import { findPlace, makePlace } from './place.js';
import { add } from './sum.js';

/** `$set`, and `$setOnInsert` when it applies. */
export const set: Operator = (path, argument) => (document) => {
  makePlace(document, path).set(clone(argument));
};

/** `$unset`: an element of an array becomes null. */
export const unset: Operator = (path) => (document) => {
  const place = findPlace(document, path);
  if (place?.get() !== undefined) place.remove();
};

/** `$inc`: the result has the wider type of the two numbers. */
export const inc: Operator = (path, argument) => {
  const by = requireNumber(path.join('.'), argument);
  return (document) => {
    const place = makePlace(document, path);
    const current = place.get();
    if (current === undefined) {
      place.set(by);
      return;
    }
    if (!isNumber(current)) {
      throw new CommandError(
        'TypeMismatch',
        `Cannot apply $inc to a value of non-numeric type. The field '${path.join('.')}' is of type ${current.type}`,
      );
    }
    place.set(add(current, by));
  };
};

function requireNumber(name: string, argument: Value): NumberValue {
  if (isNumber(argument)) return argument;
  throw new CommandError(
    'TypeMismatch',
    `Cannot increment with non-numeric argument: {${name}: ${describe(argument)}}`,
  );
}

/** `$min`: keeps the lesser of the two by MongoDB's order of values. */
export const min: Operator = (path, argument) => keeping(path, argument, (order) => order < 0);

/** `$max`: keeps the greater of the two by MongoDB's order of values. */
export const max: Operator = (path, argument) => keeping(path, argument, (order) => order > 0);

function keeping(path: readonly string[], argument: Value, replaces: (order: number) => boolean): ReturnType<Operator> {
  return (document) => {
    const place = makePlace(document, path);
    const current = place.get();
    if (current === undefined || replaces(compare(argument, current))) place.set(clone(argument));
  };
}

/** `$currentDate`: a date; timestamps are refused. */
export const currentDate: Operator = (path, argument) => {
  if (!(argument.type === 'bool' && argument.value) && !asksForDate(argument)) {
    throw unsupported(`${describe(argument)} as an argument of $currentDate`);
  }
  return (document, now) => makePlace(document, path).set(date(now));
};

function asksForDate(argument: Value): boolean {
  const type = argument.type === 'object' && argument.fields.size === 1 ? argument.fields.get('$type') : undefined;
  return type?.type === 'string' && type.value === 'date';
}

/** `$rename`: what is missing stays missing; array elements cannot be renamed. */
export const rename: Operator = (path, argument) => {
  if (argument.type !== 'string') throw new CommandError('BadValue', "The 'to' field for $rename must be a string");
  const target = updatePath(argument.value);
  return (document) => {
    refuseArrays(document, path, 'source');
    refuseArrays(document, target, 'destination');
    const source = findPlace(document, path);
    const value = source?.get();
    if (source === undefined || value === undefined) return;
    source.remove();
    makePlace(document, target).set(value);
  };
};

/** Walks a path once, as far as it goes: its length is up to the client. */
function refuseArrays(document: Doc, path: Path, which: string): void {
  let holder: Value | undefined = document;
  for (const part of path.slice(0, -1)) {
    holder = holder.type === 'object' ? holder.fields.get(part) : undefined;
    if (holder === undefined) return;
    if (holder.type === 'array') {
      throw new CommandError(
        'BadValue',
        `The ${which} field of $rename cannot be an array element, '${path.join('.')}'`,
      );
    }
  }
}
