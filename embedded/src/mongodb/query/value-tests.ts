import { compare, isEqual, isSameTypeBracket } from '../bson/compare.js';
import type { Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isOperatorDocument, type ValueTest } from './predicate.js';

/** Creates an equality test of a filter: null also matches missing fields. */
export function createEqualityTest(expected: Value): ValueTest {
  if (expected.type === 'null') return (value) => value === undefined || value.type === 'null';
  return (value) => value !== undefined && isEqual(value, expected);
}

/** Creates a test for equality with any of the values, using binary search. */
export function createInTest(operator: string, argument: Value): ValueTest {
  if (argument.type !== 'array') throw new CommandError('BadValue', `${operator} needs an array`);
  if (argument.items.some(isOperatorDocument)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
  const includesNull = argument.items.some((item) => item.type === 'null');
  const sortedValues = argument.items.filter((item) => item.type !== 'null').sort(compare);
  return (value) => (value === undefined || value.type === 'null' ? includesNull : includesValue(sortedValues, value));
}

function includesValue(sortedValues: readonly Value[], expected: Value): boolean {
  let low = 0;
  let high = sortedValues.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const candidate = sortedValues[middle];
    if (candidate === undefined) return false;
    const order = compare(candidate, expected);
    if (order === 0) return true;
    if (order < 0) low = middle + 1;
    else high = middle;
  }
  return false;
}

const COMPARISONS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
} as const;

/** Creates a comparison test: only values of the same type match. */
export function createComparisonTest(operator: keyof typeof COMPARISONS, limit: Value): ValueTest {
  const isMatch = COMPARISONS[operator];
  if (limit.type === 'null') return (value) => isMatch(0) && (value === undefined || value.type === 'null');
  const isLimitNaN = isNaN(limit);
  return (value) =>
    value !== undefined &&
    isSameTypeBracket(value, limit) &&
    isNaN(value) === isLimitNaN &&
    isMatch(compare(value, limit));
}

/** In queries, NaN is neither less nor greater than a number, although it sorts first. */
function isNaN(value: Value): boolean {
  return value.type === 'double' && Number.isNaN(value.value);
}
