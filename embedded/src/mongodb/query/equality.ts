import { compare, equal } from '../bson/compare.js';
import type { Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { regexTest } from './regex.js';
import { isOperators, type ValueTest } from './terms.js';

/**
 * Equality as a filter means it: null also finds what is missing, and a regular expression finds the strings it matches
 * besides the same regular expression (unless it is the argument of `$eq`).
 */
export function equalTo(wanted: Value, { regexMatches = true } = {}): ValueTest {
  if (wanted.type === 'null') return (found) => found === undefined || found.type === 'null';
  const same: ValueTest = (found) => found !== undefined && equal(found, wanted);
  if (wanted.type !== 'regex' || !regexMatches) return same;
  const matches = regexTest(wanted, undefined);
  return (found) => matches(found) || same(found);
}

/** Equality with one of the given values; the values are searched by halving, so that a long list costs little. */
export function oneOf(operator: string, argument: Value): ValueTest {
  if (argument.type !== 'array') throw new CommandError('BadValue', `${operator} needs an array`);
  if (argument.items.some(isOperators)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
  const tests = argument.items
    .filter((item) => item.type === 'regex' || item.type === 'null')
    .map((item) => equalTo(item));
  const sorted = argument.items.filter((item) => item.type !== 'regex' && item.type !== 'null').sort(compare);
  return (found) => tests.some((test) => test(found)) || (found !== undefined && includes(sorted, found));
}

function includes(sorted: readonly Value[], wanted: Value): boolean {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = sorted[middle];
    if (candidate === undefined) return false;
    const order = compare(candidate, wanted);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}
