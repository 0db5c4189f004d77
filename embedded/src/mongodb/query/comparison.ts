import { compare, isSameTypeBracket } from '../bson/compare.js';
import type { Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { Path } from './path.js';
import type { ValueTest } from './terms.js';

const COMPARISONS = {
  $gt: (order: number) => order > 0,
  $gte: (order: number) => order >= 0,
  $lt: (order: number) => order < 0,
  $lte: (order: number) => order <= 0,
} as const;

/** The comparison operators. */
export type Comparison = keyof typeof COMPARISONS;

/** Returns true for a comparison operator. */
export function isComparison(operator: string): operator is Comparison {
  return Object.hasOwn(COMPARISONS, operator);
}

/** Creates a comparison test: only values of the same type match, except that MinKey and MaxKey compare with all. */
export function createComparisonTest(operator: Comparison, limit: Value, path: Path): ValueTest {
  if (limit.type === 'regex') {
    throw new CommandError('BadValue', `Can't have RegEx as arg to predicate over field '${path.join('.')}'.`);
  }
  const holds = COMPARISONS[operator];
  if (limit.type === 'null') return (found) => holds(0) && (found === undefined || found.type === 'null');
  if (limit.type === 'minKey' || limit.type === 'maxKey')
    return (found) => found !== undefined && holds(compare(found, limit));
  const withNaN = isNaN(limit);
  return (found) =>
    found !== undefined && isSameTypeBracket(found, limit) && isNaN(found) === withNaN && holds(compare(found, limit));
}

/** In queries, NaN is neither less nor greater than a number, although it sorts first. */
function isNaN(value: Value): boolean {
  return value.type === 'double' && Number.isNaN(value.value);
}
