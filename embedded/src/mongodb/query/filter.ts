import { CommandError, unsupported } from '../errors.js';
import type { Doc, Value } from '../bson/value.js';
import { compileFieldConditions } from './field-conditions.js';
import type { Predicate } from './terms.js';

/** Compiles a filter. Throws BadValue for unknown or unsupported operators. */
export function compileFilter(filter: Doc): Predicate {
  const conditions = [...filter.fields].flatMap(([name, value]) => clause(name, value));
  return (document) => conditions.every((condition) => condition(document));
}

function clause(name: string, value: Value): readonly Predicate[] {
  switch (name) {
    case '$and':
      return branches(name, value);
    case '$or': {
      const alternatives = branches(name, value);
      return [(document) => alternatives.some((holds) => holds(document))];
    }
    case '$nor': {
      const alternatives = branches(name, value);
      return [(document) => !alternatives.some((holds) => holds(document))];
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
  if (UNSUPPORTED_OPERATORS.has(name)) throw unsupported(`the query operator ${name}`);
  throw new CommandError('BadValue', `unknown top level operator: ${name}`);
}

function branches(name: string, value: Value): readonly Predicate[] {
  if (value.type !== 'array') throw new CommandError('BadValue', `${name} must be an array`);
  if (value.items.length === 0) throw new CommandError('BadValue', `${name} argument must be a non-empty array`);
  return value.items.map((branch) => {
    if (branch.type !== 'object') throw new CommandError('BadValue', `${name} argument's entries must be objects`);
    return compileFilter(branch);
  });
}
