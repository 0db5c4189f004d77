import { CommandError } from '../errors.js';
import { numberOf, type Doc, type Value } from '../bson/value.js';
import { createComparisonTest, isComparison } from './comparison.js';
import { createElemMatchTest } from './element-match.js';
import { createEqualityTest, createInTest } from './equality.js';
import { someValueAtPath, parsePath, type Path } from './path.js';
import { parseRegexOptions, createRegexTest } from './regex.js';
import { isOperators, type Predicate, type ValueTest } from './terms.js';
import { createTypeTest } from './type-operator.js';

/** Compiles the conditions of a filter on one field: a value to compare with, or a document of operators. */
export function compileFieldConditions(name: string, condition: Value): readonly Predicate[] {
  const path = parsePath(name);
  if (!isOperators(condition)) return [anywhere(path, createEqualityTest(condition))];
  return [...condition.fields].map(([operator, argument]) => operatorCondition(path, operator, argument, condition));
}

function operatorCondition(path: Path, operator: string, argument: Value, siblings: Doc): Predicate {
  if (isComparison(operator)) return anywhere(path, createComparisonTest(operator, argument, path));
  switch (operator) {
    case '$eq':
      return anywhere(path, createEqualityTest(argument, { regexMatches: false }));
    case '$ne':
      if (argument.type === 'regex') throw new CommandError('BadValue', "Can't have regex as arg to $ne.");
      return not(anywhere(path, createEqualityTest(argument)));
    case '$in':
      return anywhere(path, createInTest(operator, argument));
    case '$nin':
      return not(anywhere(path, createInTest(operator, argument)));
    case '$exists':
      return exists(path, argument);
    case '$type':
      return anywhere(path, createTypeTest(argument));
    case '$size':
      return whole(path, sizeTest(argument));
    case '$all':
      return all(path, argument);
    case '$elemMatch':
      return whole(path, createElemMatchTest(argument));
    case '$regex':
      return anywhere(path, createRegexTest(argument, parseRegexOptions(siblings)));
    case '$options':
      if (!siblings.fields.has('$regex')) throw new CommandError('BadValue', '$options needs a $regex');
      return () => true;
    case '$not':
      return notCondition(path, argument);
    default:
      throw new CommandError('BadValue', `unknown operator: ${operator}`);
  }
}

/** Tests the values at a path and the elements of arrays. */
function anywhere(path: Path, test: ValueTest): Predicate {
  const itselfOrElement: ValueTest = (found) => test(found) || (found?.type === 'array' && found.items.some(test));
  return (document) => someValueAtPath(document, path, itselfOrElement);
}

/** Tests the values at a path, but not the elements of arrays. */
function whole(path: Path, test: ValueTest): Predicate {
  return (document) => someValueAtPath(document, path, test);
}

function not(condition: Predicate): Predicate {
  return (document) => !condition(document);
}

function exists(path: Path, argument: Value): Predicate {
  const present = whole(path, (found) => found !== undefined);
  return isTruthy(argument) ? present : not(present);
}

function isTruthy(value: Value): boolean {
  if (value.type === 'null') return false;
  if (value.type === 'bool') return value.value;
  return !('value' in value) || Number(value.value) !== 0;
}

function sizeTest(argument: Value): ValueTest {
  const size = numberOf(argument);
  if (!Number.isInteger(size) || size < 0) {
    throw new CommandError('BadValue', 'Failed to parse $size. Expected a non-negative integer');
  }
  return (found) => found?.type === 'array' && found.items.length === size;
}

function all(path: Path, argument: Value): Predicate {
  if (argument.type !== 'array') throw new CommandError('BadValue', '$all needs an array');
  if (argument.items.length === 0) return () => false;
  const conditions = argument.items.map((item) => {
    if (!isOperators(item)) return anywhere(path, createEqualityTest(item));
    const [operator, ...others] = [...item.fields.keys()];
    if (operator !== '$elemMatch' || others.length > 0) {
      throw new CommandError('BadValue', `no ${operator ?? '$'} expressions in $all`);
    }
    return operatorCondition(path, '$elemMatch', item.fields.get('$elemMatch') ?? item, item);
  });
  return (document) => conditions.every((condition) => condition(document));
}

function notCondition(path: Path, argument: Value): Predicate {
  if (argument.type === 'regex') return not(anywhere(path, createEqualityTest(argument)));
  if (!isOperators(argument)) throw new CommandError('BadValue', '$not needs a regex or a document');
  const conditions = [...argument.fields].map(([operator, value]) =>
    operatorCondition(path, operator, value, argument),
  );
  return (document) => !conditions.every((condition) => condition(document));
}
