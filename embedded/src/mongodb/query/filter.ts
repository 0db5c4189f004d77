import { doc, type Doc, type Value } from '../bson/value.js';
import { CommandError, createUnsupportedError } from '../errors.js';
import { parsePath, someValueAtPath, type Path } from './path.js';
import { createRegexTest, parseRegexOptions } from './regex.js';
import { isOperatorDocument, type Predicate, type ValueTest } from './predicate.js';
import {
  createComparisonTest,
  createEqualityTest,
  createInTest,
  createSizeTest,
  createTypeTest,
  isComparison,
} from './value-tests.js';

/** Compiles a filter. Throws BadValue for unknown or unsupported operators. */
export function compileFilter(filter: Doc): Predicate {
  const conditions = [...filter.fields].flatMap(([name, value]) => compileClause(name, value));
  return (document) => conditions.every((condition) => condition(document));
}

function compileClause(name: string, value: Value): readonly Predicate[] {
  switch (name) {
    case '$and':
      return compileBranches(name, value);
    case '$or': {
      const alternatives = compileBranches(name, value);
      return [(document) => alternatives.some((matches) => matches(document))];
    }
    case '$nor': {
      const alternatives = compileBranches(name, value);
      return [(document) => !alternatives.some((matches) => matches(document))];
    }
    case '$comment':
      return [];
    default:
      return name.startsWith('$') ? rejectOperator(name) : compileFieldConditions(name, value);
  }
}

/** Top-level operators of MongoDB that this server does not support. */
const UNSUPPORTED_OPERATORS = new Set(['$expr', '$text', '$where', '$jsonSchema', '$sampleRate']);

function rejectOperator(name: string): never {
  if (UNSUPPORTED_OPERATORS.has(name)) throw createUnsupportedError(`the query operator ${name}`);
  throw new CommandError('BadValue', `unknown top level operator: ${name}`);
}

function compileBranches(name: string, value: Value): readonly Predicate[] {
  if (value.type !== 'array') throw new CommandError('BadValue', `${name} must be an array`);
  if (value.items.length === 0) throw new CommandError('BadValue', `${name} argument must be a non-empty array`);
  return value.items.map((branch) => {
    if (branch.type !== 'object') throw new CommandError('BadValue', `${name} argument's entries must be objects`);
    return compileFilter(branch);
  });
}

/** Compiles the conditions of a filter on one field: a value to compare with, or a document of operators. */
export function compileFieldConditions(name: string, condition: Value): readonly Predicate[] {
  const path = parsePath(name);
  if (!isOperatorDocument(condition)) return [createElementPredicate(path, createEqualityTest(condition))];
  return [...condition.fields].map(([operator, argument]) => compileOperator(path, operator, argument, condition));
}

function compileOperator(path: Path, operator: string, argument: Value, siblings: Doc): Predicate {
  if (isComparison(operator)) return createElementPredicate(path, createComparisonTest(operator, argument, path));
  switch (operator) {
    case '$eq':
      return createElementPredicate(path, createEqualityTest(argument, { regexMatches: false }));
    case '$ne':
      if (argument.type === 'regex') throw new CommandError('BadValue', "Can't have regex as arg to $ne.");
      return negate(createElementPredicate(path, createEqualityTest(argument)));
    case '$in':
      return createElementPredicate(path, createInTest(operator, argument));
    case '$nin':
      return negate(createElementPredicate(path, createInTest(operator, argument)));
    case '$exists':
      return compileExists(path, argument);
    case '$type':
      return createElementPredicate(path, createTypeTest(argument));
    case '$size':
      return createValuePredicate(path, createSizeTest(argument));
    case '$all':
      return compileAll(path, argument);
    case '$elemMatch':
      return createValuePredicate(path, createElemMatchTest(argument));
    case '$regex':
      return createElementPredicate(path, createRegexTest(argument, parseRegexOptions(siblings)));
    case '$options':
      if (!siblings.fields.has('$regex')) throw new CommandError('BadValue', '$options needs a $regex');
      return () => true;
    case '$not':
      return compileNot(path, argument);
    default:
      throw new CommandError('BadValue', `unknown operator: ${operator}`);
  }
}

/** Tests the values at a path and the elements of arrays. */
function createElementPredicate(path: Path, test: ValueTest): Predicate {
  const matchesValueOrElement: ValueTest = (value) =>
    test(value) || (value?.type === 'array' && value.items.some(test));
  return (document) => someValueAtPath(document, path, matchesValueOrElement);
}

/** Tests the values at a path, but not the elements of arrays. */
function createValuePredicate(path: Path, test: ValueTest): Predicate {
  return (document) => someValueAtPath(document, path, test);
}

function negate(condition: Predicate): Predicate {
  return (document) => !condition(document);
}

function compileExists(path: Path, argument: Value): Predicate {
  const exists = createValuePredicate(path, (value) => value !== undefined);
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
    if (!isOperatorDocument(item)) return createElementPredicate(path, createEqualityTest(item));
    const [operator, ...others] = [...item.fields.keys()];
    if (operator !== '$elemMatch' || others.length > 0) {
      throw new CommandError('BadValue', `no ${operator ?? '$'} expressions in $all`);
    }
    return compileOperator(path, '$elemMatch', item.fields.get('$elemMatch') ?? item, item);
  });
  return (document) => conditions.every((condition) => condition(document));
}

function compileNot(path: Path, argument: Value): Predicate {
  if (argument.type === 'regex') return negate(createElementPredicate(path, createEqualityTest(argument)));
  if (!isOperatorDocument(argument)) throw new CommandError('BadValue', '$not needs a regex or a document');
  const conditions = [...argument.fields].map(([operator, value]) => compileOperator(path, operator, value, argument));
  return (document) => !conditions.every((condition) => condition(document));
}

const LOGICAL_OPERATORS = new Set(['$and', '$or', '$nor']);

/** Creates the test of `$elemMatch`: an array with an element that satisfies all conditions. */
function createElemMatchTest(argument: Value): ValueTest {
  if (argument.type !== 'object') throw new CommandError('BadValue', '$elemMatch needs an Object');
  const first = argument.fields.keys().next().value;
  const test =
    isOperatorDocument(argument) && !LOGICAL_OPERATORS.has(first ?? '')
      ? createValueElementTest(argument)
      : createDocumentElementTest(argument);
  return (value) => value?.type === 'array' && value.items.some(test);
}

/** `{$elemMatch: {$gt: 1, $lt: 5}}`: tests the element itself. */
function createValueElementTest(operators: Value): (element: Value) => boolean {
  const conditions = compileFieldConditions('element', operators);
  return (element) => {
    const document = doc([['element', element]]);
    return conditions.every((condition) => condition(document));
  };
}

/** `{$elemMatch: {name: 'x', size: 1}}`: tests an element that is a document, or an array treated as one. */
function createDocumentElementTest(filter: Extract<Value, { type: 'object' }>): (element: Value) => boolean {
  const matches = compileFilter(filter);
  return (element) => {
    if (element.type === 'object') return matches(element);
    return element.type === 'array' && matches(doc(element.items.map((item, position) => [String(position), item])));
  };
}
