import { toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';

/** Fields that any command may have. */
export const GENERIC_FIELDS: readonly string[] = ['$db', 'lsid', 'writeConcern'];

/** Rejects transactions, as a standalone server does, and unsupported write concerns. */
export function validateGenericFields({ fields }: Doc): void {
  if (fields.has('txnNumber') || fields.has('startTransaction') || fields.has('autocommit')) {
    throw new CommandError(
      'IllegalOperation',
      'Transaction numbers are only allowed on a replica set member or mongos: txnNumber, startTransaction and autocommit',
    );
  }
  validateWriteConcern(fields.get('writeConcern'));
}

function validateWriteConcern(concern: Value | undefined): void {
  if (concern === undefined) return;
  for (const [name, value] of getFields(concern)) {
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

function getFields(value: Value): Doc['fields'] {
  if (value.type === 'object') return value.fields;
  throw new CommandError(
    'TypeMismatch',
    `BSON field 'writeConcern' is the wrong type '${value.type}', expected type 'object'`,
  );
}
