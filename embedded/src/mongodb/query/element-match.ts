import { doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { compileFieldConditions } from './field-conditions.js';
import { compileFilter } from './filter.js';
import { isOperators, type ValueTest } from './terms.js';

const LOGICAL = new Set(['$and', '$or', '$nor']);

/** Creates the test of `$elemMatch`: an array with an element that satisfies all conditions. */
export function createElemMatchTest(argument: Value): ValueTest {
  if (argument.type !== 'object') throw new CommandError('BadValue', '$elemMatch needs an Object');
  const first = argument.fields.keys().next().value;
  const test = isOperators(argument) && !LOGICAL.has(first ?? '') ? valueElement(argument) : documentElement(argument);
  return (found) => found?.type === 'array' && found.items.some(test);
}

/** `{$elemMatch: {$gt: 1, $lt: 5}}`: tests the element itself. */
function valueElement(operators: Value): (element: Value) => boolean {
  const conditions = compileFieldConditions('element', operators);
  return (element) => {
    const holder = doc([['element', element]]);
    return conditions.every((condition) => condition(holder));
  };
}

/** `{$elemMatch: {name: 'x', size: 1}}`: tests an element that is a document, or an array treated as one. */
function documentElement(filter: Extract<Value, { type: 'object' }>): (element: Value) => boolean {
  const matches = compileFilter(filter);
  return (element) => {
    if (element.type === 'object') return matches(element);
    return element.type === 'array' && matches(doc(element.items.map((item, position) => [String(position), item])));
  };
}
