import { compare, equal } from '../bson/compare.js';
import type { Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { createRegexTest } from './regex.js';
import { isOperators, type ValueTest } from './terms.js';

/**
 * Creates an equality test of a filter: null also matches missing fields, and a regular expression also matches strings
 * (except as an argument of `$eq`).
 */
export function createEqualityTest(expected: Value, { regexMatches = true } = {}): ValueTest {
  if (expected.type === 'null') return (found) => found === undefined || found.type === 'null';
  const same: ValueTest = (found) => found !== undefined && equal(found, expected);
  if (expected.type !== 'regex' || !regexMatches) return same;
  const matches = createRegexTest(expected, undefined);
  return (found) => matches(found) || same(found);
}

/** Creates a test for equality with any of the values, using binary search. */
export function createInTest(operator: string, argument: Value): ValueTest {
  if (argument.type !== 'array') throw new CommandError('BadValue', `${operator} needs an array`);
  if (argument.items.some(isOperators)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
  const tests = argument.items
    .filter((item) => item.type === 'regex' || item.type === 'null')
    .map((item) => createEqualityTest(item));
  const sorted = argument.items.filter((item) => item.type !== 'regex' && item.type !== 'null').sort(compare);
  return (found) => tests.some((test) => test(found)) || (found !== undefined && includes(sorted, found));
}

function includes(sorted: readonly Value[], expected: Value): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = sorted[middle];
    if (candidate === undefined) return false;
    const order = compare(candidate, expected);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
