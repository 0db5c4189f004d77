import { bool, doc, int, toNumber, text, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isPosition } from '../query/path.js';
import { parseSubdocument } from './command.js';

const MAX_FIELDS = 32;
const MAX_TTL_SECONDS = 0x7fff_ffff;
/** The supported options of indexes. */
export const INDEX_OPTIONS: readonly string[] = ['key', 'name', 'unique', 'expireAfterSeconds'];

/** Index options of MongoDB that this server does not support. */
const UNSUPPORTED_OPTIONS = new Set([
  'v',
  'background',
  'sparse',
  'partialFilterExpression',
  'collation',
  'hidden',
  'weights',
  'default_language',
  'language_override',
  'textIndexVersion',
  '2dsphereIndexVersion',
  'bits',
  'min',
  'max',
  'wildcardProjection',
  'storageEngine',
  'bucketSize',
  'prepareUnique',
  'clustered',
  'dropDups',
]);

/** Parses the specification of a new index. Throws for unsupported options and types. */
export function parseIndexSpec(spec: Doc): Doc {
  rejectUnknownOptions(spec);
  const args = parseSubdocument(spec, 'createIndexes.indexes', INDEX_OPTIONS);
  const key = args.getDocument('key');
  validateKey(key);
  const name = args.getString('name');
  if (name === '' || name === '*') throw new CommandError('CannotCreateIndex', `'${name}' is not a valid index name`);
  const fields: [string, Value][] = [
    ['v', int(2)],
    ['key', key],
    ['name', text(name)],
  ];
  if (args.getBoolean('unique')) fields.push(['unique', bool(true)]);
  if (args.has('expireAfterSeconds'))
    fields.push(['expireAfterSeconds', parseExpiry(args.getInteger('expireAfterSeconds'), key)]);
  return doc(fields);
}

/** Rejects options that MongoDB does not know, with its error code; unsupported ones are rejected later. */
function rejectUnknownOptions(spec: Doc): void {
  const unknownOption = [...spec.fields.keys()].find(
    (name) => !INDEX_OPTIONS.includes(name) && !UNSUPPORTED_OPTIONS.has(name),
  );
  if (unknownOption === undefined) return;
  throw new CommandError(
    'InvalidIndexSpecificationOption',
    `The field '${unknownOption}' is not valid for an index specification`,
  );
}

function parseExpiry(seconds: number | undefined, key: Doc): Value {
  if (key.fields.size > 1 || key.fields.has('_id')) {
    throw new CommandError(
      'CannotCreateIndex',
      'TTL indexes are single-field indexes, and not on _id: expireAfterSeconds',
    );
  }
  if (seconds === undefined || seconds < 0 || seconds > MAX_TTL_SECONDS) {
    throw new CommandError('CannotCreateIndex', 'TTL index expireAfterSeconds must be between 0 and 2147483647');
  }
  return int(seconds);
}

function validateKey(key: Doc): void {
  if (key.fields.size === 0 || key.fields.size > MAX_FIELDS) {
    throw new CommandError('CannotCreateIndex', `an index has between 1 and ${MAX_FIELDS} fields`);
  }
  for (const [name, direction] of key.fields) {
    validateName(name);
    if (direction.type === 'string') {
      throw new CommandError(
        'CannotCreateIndex',
        `indexes of type '${direction.value}' are not supported by this server`,
      );
    }
    const value = toNumber(direction);
    if (value !== 1 && value !== -1) {
      throw new CommandError('CannotCreateIndex', `Values in the index key pattern must be 1 or -1: '${name}'`);
    }
  }
}

function validateName(name: string): void {
  for (const part of name.split('.')) {
    if (part === '') throw new CommandError('CannotCreateIndex', `Index key '${name}' has an empty segment`);
    if (part === '$**')
      throw new CommandError('CannotCreateIndex', 'wildcard indexes ($**) are not supported by this server');
    if (part.startsWith('$'))
      throw new CommandError('CannotCreateIndex', `Index key contains an illegal field name: '${name}'`);
    if (isPosition(part)) {
      throw new CommandError(
        'CannotCreateIndex',
        `array positions in index keys ('${part}' in '${name}') are not supported by this server`,
      );
    }
  }
}
