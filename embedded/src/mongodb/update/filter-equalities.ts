import { isEqual } from '../bson/compare.js';
import type { Doc, Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isOperatorDocument } from '../query/predicate.js';

/**
 * A condition, simplified as in MongoDB 7.0: `$in` and `$all` of one value become an equality, an `$or` of one branch
 * becomes that branch, and conditions that are never true are removed from an `$or`.
 */
type Condition =
  | { readonly type: 'equality'; readonly path: string; readonly value: Value }
  | { readonly type: 'and'; readonly conditions: readonly Condition[] }
  | { readonly type: 'or'; readonly conditions: readonly Condition[] }
  | { readonly type: 'never' }
  | { readonly type: 'always' }
  | { readonly type: 'other' };

/** A condition that does not say what a field equals, such as `$gt`. */
const OTHER: Condition = { type: 'other' };
const NEVER: Condition = { type: 'never' };
const ALWAYS: Condition = { type: 'always' };

/**
 * Returns the equalities of a filter, sorted by path, as MongoDB puts them into an upserted document.
 *
 * @param isIncludedPath selects the paths
 * @throws CommandError if a path, or a prefix of it, occurs twice
 */
export function findEqualities(
  filter: Doc,
  isIncludedPath: (path: string) => boolean = () => true,
): readonly (readonly [path: string, value: Value])[] {
  const equalities = new Map<string, Value>();
  collectEqualities(toDocumentCondition(filter), equalities, isIncludedPath);
  return [...equalities].sort(([a], [b]) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
}

function collectEqualities(
  condition: Condition,
  equalities: Map<string, Value>,
  isIncludedPath: (path: string) => boolean,
): void {
  if (condition.type === 'and')
    for (const part of condition.conditions) collectEqualities(part, equalities, isIncludedPath);
  if (condition.type !== 'equality' || !isIncludedPath(condition.path)) return;
  const { path } = condition;
  const other = [...equalities.keys()].find(
    (existingPath) =>
      existingPath === path || existingPath.startsWith(`${path}.`) || path.startsWith(`${existingPath}.`),
  );
  if (other !== undefined) throw createAmbiguousPathError(path, other);
  equalities.set(path, condition.value);
}

function createAmbiguousPathError(path: string, other: string): CommandError {
  const detail = path === other ? `path '${path}' is matched twice` : `both paths '${path}' and '${other}' are matched`;
  return new CommandError('NotSingleValueField', `cannot infer query fields to set, ${detail}`);
}

function toDocumentCondition(filter: Doc): Condition {
  return createAnd(
    [...filter.fields].map(([name, value]) =>
      name === '$or' ? createOr(toBranchConditions(value)) : toFieldCondition(name, value),
    ),
  );
}

function toBranchConditions(value: Value): readonly Condition[] {
  if (value.type !== 'array') return [];
  return value.items.map((branch) => (branch.type === 'object' ? toDocumentCondition(branch) : OTHER));
}

function toFieldCondition(path: string, condition: Value): Condition {
  if (!isOperatorDocument(condition)) return { type: 'equality', path, value: condition };
  return createAnd([...condition.fields].map(([operator, argument]) => toOperatorCondition(path, operator, argument)));
}

function toOperatorCondition(path: string, operator: string, argument: Value): Condition {
  switch (operator) {
    case '$eq':
      return { type: 'equality', path, value: argument };
    case '$in':
      return argument.type === 'array' ? toInCondition(path, argument.items) : OTHER;
    case '$all':
      return argument.type === 'array' ? toAllCondition(path, argument.items) : OTHER;
    default:
      return OTHER;
  }
}

function toInCondition(path: string, items: readonly Value[]): Condition {
  const [first, ...others] = items;
  if (first === undefined) return NEVER;
  if (others.some((item) => !isEqual(item, first))) return OTHER;
  return { type: 'equality', path, value: first };
}

function toAllCondition(path: string, items: readonly Value[]): Condition {
  if (items.length === 0) return NEVER;
  return createAnd(items.map((item) => (isOperatorDocument(item) ? OTHER : toFieldCondition(path, item))));
}

function createAnd(conditions: readonly Condition[]): Condition {
  const relevantConditions = conditions
    .filter(({ type }) => type !== 'always')
    .flatMap((condition) => (condition.type === 'and' ? condition.conditions : [condition]));
  if (relevantConditions.some(({ type }) => type === 'never')) return NEVER;
  const [first, ...others] = relevantConditions;
  if (first === undefined) return ALWAYS;
  return others.length === 0 ? first : { type: 'and', conditions: relevantConditions };
}

function createOr(conditions: readonly Condition[]): Condition {
  const relevantConditions = conditions
    .filter(({ type }) => type !== 'never')
    .flatMap((condition) => (condition.type === 'or' ? condition.conditions : [condition]));
  const [first, ...others] = relevantConditions;
  if (first === undefined) return NEVER;
  if (relevantConditions.some(({ type }) => type === 'always')) return ALWAYS;
  return others.length === 0 || isSameEquality(first, others) ? first : { type: 'or', conditions: relevantConditions };
}

/** MongoDB rewrites an `$or` of equalities on one path to `$in`, and a `$in` of one value to an equality. */
function isSameEquality(first: Condition, others: readonly Condition[]): boolean {
  return (
    first.type === 'equality' &&
    others.every((other) => other.type === 'equality' && other.path === first.path && isEqual(other.value, first.value))
  );
}
