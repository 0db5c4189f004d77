import { UNSUPPORTED_TYPES, TYPE_BY_CODE } from '../bson/types.js';
import { isNumber, numberOf, type TypeName, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import type { ValueTest } from './terms.js';

const ALIASES = new Set<string>([...TYPE_BY_CODE.values(), ...UNSUPPORTED_TYPES.values()]);
const NUMBER_TYPES: readonly TypeName[] = ['double', 'int', 'long'];

/** Creates the test of `$type` for one type or a list of types, by alias or number. */
export function createTypeTest(argument: Value): ValueTest {
  const wanted = new Set((argument.type === 'array' ? argument.items : [argument]).flatMap(parseTypes));
  if (wanted.size === 0) throw new CommandError('FailedToParse', '$type must match at least one type');
  return (found) => found !== undefined && wanted.has(found.type);
}

function parseTypes(value: Value): readonly string[] {
  if (value.type === 'string') {
    if (value.value === 'number') return NUMBER_TYPES;
    if (ALIASES.has(value.value)) return [value.value];
    throw new CommandError('BadValue', `Unknown type name alias: ${value.value}`);
  }
  if (!isNumber(value)) throw new CommandError('TypeMismatch', 'type must be represented as a number or a string');
  const number = numberOf(value);
  const name = number === -1 ? 'minKey' : (TYPE_BY_CODE.get(number) ?? UNSUPPORTED_TYPES.get(number));
  if (name === undefined || number === 0xff)
    throw new CommandError('BadValue', `Invalid numerical type code: ${number}`);
  return [name];
}
