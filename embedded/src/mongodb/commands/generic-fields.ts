import { toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { API_FIELDS } from './stable-api.js';

/** Fields that any command may have. Those that affect a command are checked here or in the dispatcher. */
export const GENERIC_FIELDS: readonly string[] = [
  '$db',
  'lsid',
  '$clusterTime',
  '$readPreference',
  'comment',
  'maxTimeMS',
  'readConcern',
  'writeConcern',
  ...API_FIELDS,
];

/** Rejects transactions, as a standalone server does, and unsupported read and write concerns. */
export function validateGenericFields({ fields }: Doc): void {
  if (fields.has('txnNumber') || fields.has('startTransaction') || fields.has('autocommit')) {
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos: txnNumber, startTransaction and autocommit',
    );
  }
  validateReadConcern(fields.get('readConcern'));
  validateWriteConcern(fields.get('writeConcern'));
}

function validateReadConcern(concern: Value | undefined): void {
  if (concern === undefined) return;
  for (const [name, value] of getFields('readConcern', concern)) {
    if (name !== 'level')
      throw new CommandError('Location40415', `BSON field 'readConcern.${name}' is an unknown field.`);
    const level = value.type === 'string' ? value.value : '';
    if (!['local', 'majority', 'available'].includes(level)) {
      throw new CommandError('InvalidOptions', `the readConcern level '${level}' is not supported by this server`);
    }
  }
}

function validateWriteConcern(concern: Value | undefined): void {
  if (concern === undefined) return;
  for (const [name, value] of getFields('writeConcern', concern)) {
    if (!['w', 'j', 'wtimeout'].includes(name)) {
      throw new CommandError('Location40415', `BSON field 'writeConcern.${name}' is an unknown field.`);
    }
    if (name === 'w' && !isSingleNodeConcern(value)) {
      throw new CommandError('BadValue', "writeConcern: cannot use 'w' > 1 when a host is not replicated");
    }
  }
}

function isSingleNodeConcern(w: Value): boolean {
  if (w.type === 'string') return w.value === 'majority';
  return toNumber(w) <= 1;
}

function getFields(name: string, value: Value): Doc['fields'] {
  if (value.type === 'object') return value.fields;
  throw new CommandError(
    'TypeMismatch',
    `BSON field '${name}' is the wrong type '${value.type}', expected type 'object'`,
  );
}
