import type { Doc, Value } from '../bson/value.js';
import { CommandError } from '../errors.js';

/** The fields with which a client declares the Stable API version. */
export const API_FIELDS: readonly string[] = ['apiVersion', 'apiStrict', 'apiDeprecationErrors'];

/** The supported commands of API version 1; none of them is deprecated. */
const API_V1_COMMANDS: ReadonlySet<string> = new Set([
  'aggregate',
  'count',
  'create',
  'createIndexes',
  'delete',
  'drop',
  'dropDatabase',
  'dropIndexes',
  'endSessions',
  'find',
  'findAndModify',
  'findandmodify',
  'getMore',
  'hello',
  'insert',
  'killCursors',
  'listCollections',
  'listDatabases',
  'listIndexes',
  'ping',
  'update',
]);

/** Validates the Stable API version of a command, with MongoDB's errors. */
export function validateStableApi(command: string, { fields }: Doc): void {
  const version = fields.get('apiVersion');
  const isStrict = readFlag('apiStrict', fields.get('apiStrict'));
  // Only its type is checked: no supported command is deprecated.
  readFlag('apiDeprecationErrors', fields.get('apiDeprecationErrors'));
  if (version === undefined) {
    if (!fields.has('apiStrict') && !fields.has('apiDeprecationErrors')) return;
    throw new CommandError(
      'Location4886600',
      'Provided apiStrict and/or apiDeprecationErrors without passing apiVersion',
    );
  }
  if (version.type !== 'string') throw createWrongTypeError('apiVersion', version, 'string');
  if (version.value !== '1') throw new CommandError('APIVersionError', 'API version must be "1"');
  if (isStrict && !API_V1_COMMANDS.has(command)) {
    throw new CommandError(
      'APIStrictError',
      `Provided apiStrict:true, but the command ${command} is not in API Version 1`,
    );
  }
}

function readFlag(name: string, value: Value | undefined): boolean {
  if (value === undefined) return false;
  if (value.type === 'bool') return value.value;
  throw createWrongTypeError(name, value, 'bool');
}

function createWrongTypeError(name: string, value: Value, expected: string): CommandError {
  return new CommandError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${value.type}', expected type '${expected}'`,
  );
}
