import type { Doc, Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import { parsePath, someValueAtPath, type Path } from './path.js';
import { isOperatorDocument, type Predicate, type ValueTest } from './predicate.js';
import { createComparisonTest, createEqualityTest, createInTest } from './value-tests.js';

type FieldOperator = (path: Path, argument: Value) => Predicate;

/** The supported operators on a field. */
const FIELD_OPERATORS: ReadonlyMap<string, FieldOperator> = new Map<string, FieldOperator>([
  ['$eq', (path, argument) => createElementPredicate(path, createEqualityTest(argument))],
  ['$ne', (path, argument) => negate(createElementPredicate(path, createEqualityTest(argument)))],
  ['$in', (path, argument) => createElementPredicate(path, createInTest('$in', argument))],
  ['$nin', (path, argument) => negate(createElementPredicate(path, createInTest('$nin', argument)))],
  ['$exists', compileExists],
  ['$all', compileAll],
  ...(['$gt', '$gte', '$lt', '$lte'] as const).map((operator): [string, FieldOperator] => [
    operator,
    (path, argument) => createElementPredicate(path, createComparisonTest(operator, argument)),
  ]),
]);

/** The supported operators of filters. */
export const FILTER_OPERATORS: readonly string[] = ['$or', ...FIELD_OPERATORS.keys()];

/** Compiles a filter. Throws BadValue for unsupported operators. */
export function compileFilter(filter: Doc): Predicate {
  const conditions = [...filter.fields].flatMap(([name, value]) => compileClause(name, value));
  return (document) => conditions.every((condition) => condition(document));
}

function compileClause(name: string, value: Value): readonly Predicate[] {
  if (name === '$or') return [compileOr(value)];
  if (name.startsWith('$')) throw createUnsupportedError(name);
  return compileFieldConditions(name, value);
}

function compileOr(value: Value): Predicate {
  if (value.type !== 'array') throw new CommandError('BadValue', '$or must be an array');
  if (value.items.length === 0) throw new CommandError('BadValue', '$or argument must be a non-empty array');
  const alternatives = value.items.map((branch) => {
    if (branch.type !== 'object') throw new CommandError('BadValue', "$or argument's entries must be objects");
    return compileFilter(branch);
  });
  return (document) => alternatives.some((matches) => matches(document));
}

/** Compiles the conditions of a filter on one field: a value to compare with, or a document of operators. */
export function compileFieldConditions(name: string, condition: Value): readonly Predicate[] {
  const path = parsePath(name);
  if (!isOperatorDocument(condition)) return [createElementPredicate(path, createEqualityTest(condition))];
  return [...condition.fields].map(([operator, argument]) => compileOperator(path, operator, argument));
}

function compileOperator(path: Path, operator: string, argument: Value): Predicate {
  const compile = FIELD_OPERATORS.get(operator);
  if (compile === undefined) throw createUnsupportedError(operator);
  return compile(path, argument);
}

/** Tests the values at a path and the elements of arrays. */
function createElementPredicate(path: Path, test: ValueTest): Predicate {
  const matchesValueOrElement: ValueTest = (value) =>
    test(value) || (value?.type === 'array' && value.items.some(test));
  return (document) => someValueAtPath(document, path, matchesValueOrElement);
}

function negate(condition: Predicate): Predicate {
  return (document) => !condition(document);
}

function compileExists(path: Path, argument: Value): Predicate {
  const exists: Predicate = (document) => someValueAtPath(document, path, (value) => value !== undefined);
  return isTruthy(argument) ? exists : negate(exists);
}

function isTruthy(value: Value): boolean {
  if (value.type === 'null') return false;
  if (value.type === 'bool') return value.value;
  return !('value' in value) || Number(value.value) !== 0;
}

function compileAll(path: Path, argument: Value): Predicate {
  if (argument.type !== 'array') throw new CommandError('BadValue', '$all needs an array');
  if (argument.items.length === 0) return () => false;
  const conditions = argument.items.map((item) => {
    if (isOperatorDocument(item)) throw new CommandError('BadValue', 'no $ expressions in $all');
    return createElementPredicate(path, createEqualityTest(item));
  });
  return (document) => conditions.every((condition) => condition(document));
}
