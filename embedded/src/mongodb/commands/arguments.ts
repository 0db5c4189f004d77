import { EMPTY_DOC, isNumber, toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';

/** Reads the fields of a command or a subdocument by type. Throws for unknown fields. */
export class Arguments {
  constructor(
    private readonly source: Doc,
    private readonly path: string,
    supportedFields: ReadonlySet<string>,
  ) {
    for (const name of source.fields.keys()) {
      if (!supportedFields.has(name)) {
        throw new CommandError('Location40415', `BSON field '${path}.${name}' is an unknown field.`);
      }
    }
  }

  has(name: string): boolean {
    return this.source.fields.has(name);
  }

  getValue(name: string): Value {
    const value = this.source.fields.get(name);
    if (value === undefined) {
      throw new CommandError('Location40414', `BSON field '${this.path}.${name}' is missing but a required field`);
    }
    return value;
  }

  getString(name: string): string {
    const value = this.getValue(name);
    return value.type === 'string' ? value.value : this.throwTypeMismatch(name, value, 'string');
  }

  getDocument(name: string): Doc {
    const value = this.getValue(name);
    return value.type === 'object' ? value : this.throwTypeMismatch(name, value, 'object');
  }

  /** Returns a document, or an empty one if it is missing. */
  getDocumentOrEmpty(name: string): Doc {
    return this.getOptional(name) === undefined ? EMPTY_DOC : this.getDocument(name);
  }

  getObjectId(name: string): Buffer {
    const value = this.getValue(name);
    return value.type === 'objectId' ? value.bytes : this.throwTypeMismatch(name, value, 'objectId');
  }

  getArray(name: string): readonly Value[] {
    const value = this.getValue(name);
    return value.type === 'array' ? value.items : this.throwTypeMismatch(name, value, 'array');
  }

  getDocuments(name: string): readonly Doc[] {
    return this.getArray(name).map((item) =>
      item.type === 'object' ? item : this.throwTypeMismatch(name, item, 'object'),
    );
  }

  /** Returns a boolean, which may be given as a number; `defaultValue` if it is missing. */
  getBoolean(name: string, defaultValue = false): boolean {
    const value = this.getOptional(name);
    if (value === undefined) return defaultValue;
    if (value.type === 'bool') return value.value;
    return isNumber(value) ? toNumber(value) !== 0 : this.throwTypeMismatch(name, value, 'bool');
  }

  /** Returns a non-negative integer, or undefined if it is missing. */
  getNonNegativeInteger(name: string): number | undefined {
    const number = this.getInteger(name);
    if (number === undefined) return undefined;
    if (number < 0) {
      throw new CommandError('Location51024', `BSON field '${name}' value must be >= 0, actual value '${number}'`);
    }
    return number;
  }

  /** Returns an integer, or undefined if it is missing. */
  getInteger(name: string): number | undefined {
    const value = this.getOptional(name);
    if (value === undefined) return undefined;
    if (!isNumber(value)) this.throwTypeMismatch(name, value, 'long');
    const number = toNumber(value);
    if (Number.isSafeInteger(number)) return number;
    throw new CommandError('BadValue', `BSON field '${this.path}.${name}' must be a whole number`);
  }

  /** Returns a number of any type. */
  getNumber(name: string): number {
    const value = this.getValue(name);
    return isNumber(value) ? toNumber(value) : this.throwTypeMismatch(name, value, 'number');
  }

  private getOptional(name: string): Value | undefined {
    const value = this.source.fields.get(name);
    return value?.type === 'null' ? undefined : value;
  }

  private throwTypeMismatch(name: string, value: Value, expected: string): never {
    throw new CommandError(
      'TypeMismatch',
      `BSON field '${this.path}.${name}' is the wrong type '${value.type}', expected type '${expected}'`,
    );
  }
}
