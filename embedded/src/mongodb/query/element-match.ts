import { doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { fieldConditions } from './field-conditions.js';
import { compileFilter } from './filter.js';
import { isOperators, type ValueTest } from './terms.js';

const LOGICAL = new Set(['$and', '$or', '$nor']);

/** The test of `$elemMatch`: an array with an element that meets all conditions at once. */
export function elementCondition(argument: Value): ValueTest {
  if (argument.type !== 'object') throw new CommandError('BadValue', '$elemMatch needs an Object');
  const first = argument.fields.keys().next().value;
  const test = isOperators(argument) && !LOGICAL.has(first ?? '') ? valueElement(argument) : documentElement(argument);
  return (found) => found?.type === 'array' && found.items.some(test);
}

/** `{$elemMatch: {$gt: 1, $lt: 5}}`: the element itself, which is not taken apart further. */
function valueElement(operators: Value): (element: Value) => boolean {
  const conditions = fieldConditions('element', operators);
  return (element) => {
    const holder = doc([['element', element]]);
    return conditions.every((condition) => condition(holder));
  };
}

/** `{$elemMatch: {name: 'x', size: 1}}`: an element that is a document, or an array seen as one. */
function documentElement(filter: Extract<Value, { type: 'object' }>): (element: Value) => boolean {
  const matches = compileFilter(filter);
  return (element) => {
    if (element.type === 'object') return matches(element);
    return element.type === 'array' && matches(doc(element.items.map((item, position) => [String(position), item])));
  };
}
