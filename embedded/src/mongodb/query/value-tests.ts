import { compare, isEqual, isSameTypeBracket } from '../bson/compare.js';
import { TYPE_BY_CODE, TYPE_CODE, UNSUPPORTED_TYPES } from '../bson/types.js';
import { isNumber, toNumber, type TypeName, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Path } from './path.js';
import { createRegexTest } from './regex.js';
import { isOperatorDocument, type ValueTest } from './predicate.js';

/**
 * Creates an equality test of a filter: null also matches missing fields, and a regular expression also matches strings
 * (except as an argument of `$eq`).
 */
export function createEqualityTest(expected: Value, { regexMatches = true } = {}): ValueTest {
  if (expected.type === 'null') return (value) => value === undefined || value.type === 'null';
  const isSame: ValueTest = (value) => value !== undefined && isEqual(value, expected);
  if (expected.type !== 'regex' || !regexMatches) return isSame;
  const matches = createRegexTest(expected, undefined);
  return (value) => matches(value) || isSame(value);
}

/** Creates a test for equality with any of the values, using binary search. */
export function createInTest(operator: string, argument: Value): ValueTest {
  if (argument.type !== 'array') throw new CommandError('BadValue', `${operator} needs an array`);
  if (argument.items.some(isOperatorDocument)) throw new CommandError('BadValue', `cannot nest $ under ${operator}`);
  const tests = argument.items
    .filter((item) => item.type === 'regex' || item.type === 'null')
    .map((item) => createEqualityTest(item));
  const sortedValues = argument.items.filter((item) => item.type !== 'regex' && item.type !== 'null').sort(compare);
  return (value) => tests.some((test) => test(value)) || (value !== undefined && includesValue(sortedValues, value));
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

/** The comparison operators. */
type Comparison = keyof typeof COMPARISONS;

/** Returns true for a comparison operator. */
export function isComparison(operator: string): operator is Comparison {
  return Object.hasOwn(COMPARISONS, operator);
}

/** Creates a comparison test: only values of the same type match, except that MinKey and MaxKey compare with all. */
export function createComparisonTest(operator: Comparison, limit: Value, path: Path): ValueTest {
  if (limit.type === 'regex') {
    throw new CommandError('BadValue', `Can't have RegEx as arg to predicate over field '${path.join('.')}'.`);
  }
  const isMatch = COMPARISONS[operator];
  if (limit.type === 'null') return (value) => isMatch(0) && (value === undefined || value.type === 'null');
  if (limit.type === 'minKey' || limit.type === 'maxKey')
    return (value) => value !== undefined && isMatch(compare(value, limit));
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

const TYPE_ALIASES = new Set<string>([...TYPE_BY_CODE.values(), ...UNSUPPORTED_TYPES.values()]);
const NUMBER_TYPES: readonly TypeName[] = ['double', 'int', 'long'];

/** Creates the test of `$type` for one type or a list of types, by alias or number. */
export function createTypeTest(argument: Value): ValueTest {
  const types = new Set((argument.type === 'array' ? argument.items : [argument]).flatMap(parseTypes));
  if (types.size === 0) throw new CommandError('FailedToParse', '$type must match at least one type');
  return (value) => value !== undefined && types.has(value.type);
}

function parseTypes(value: Value): readonly string[] {
  if (value.type === 'string') {
    if (value.value === 'number') return NUMBER_TYPES;
    if (TYPE_ALIASES.has(value.value)) return [value.value];
    throw new CommandError('BadValue', `Unknown type name alias: ${value.value}`);
  }
  if (!isNumber(value)) throw new CommandError('TypeMismatch', 'type must be represented as a number or a string');
  const number = toNumber(value);
  // `$type` calls MinKey -1, not 0xff as BSON does.
  const name = number === -1 ? 'minKey' : (TYPE_BY_CODE.get(number) ?? UNSUPPORTED_TYPES.get(number));
  if (name === undefined || number === TYPE_CODE.minKey)
    throw new CommandError('BadValue', `Invalid numerical type code: ${number}`);
  return [name];
}

/** Creates the test of `$size`: an array with this number of elements. */
export function createSizeTest(argument: Value): ValueTest {
  const size = toNumber(argument);
  if (!Number.isInteger(size) || size < 0) {
    throw new CommandError('BadValue', 'Failed to parse $size. Expected a non-negative integer');
  }
  return (value) => value?.type === 'array' && value.items.length === size;
}
