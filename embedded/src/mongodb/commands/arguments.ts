import { EMPTY, isNumber, toNumber, type Doc, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';

/** Reads the fields of a command or a subdocument by type. Throws for unknown fields. */
export class Arguments {
  constructor(
    private readonly source: Doc,
    private readonly where: string,
    known: ReadonlySet<string>,
  ) {
    for (const name of source.fields.keys()) {
      if (!known.has(name)) {
        throw new CommandError('Location40415', `BSON field '${where}.${name}' is an unknown field.`);
      }
    }
  }

  has(name: string): boolean {
    return this.source.fields.has(name);
  }

  value(name: string): Value {
    const value = this.source.fields.get(name);
    if (value === undefined) {
      throw new CommandError('Location40414', `BSON field '${this.where}.${name}' is missing but a required field`);
    }
    return value;
  }

  text(name: string): string {
    const value = this.value(name);
    return value.type === 'string' ? value.value : this.wrongType(name, value, 'string');
  }

  document(name: string): Doc {
    const value = this.value(name);
    return value.type === 'object' ? value : this.wrongType(name, value, 'object');
  }

  /** Returns a document, or an empty one if it is missing. */
  documentOrEmpty(name: string): Doc {
    return this.optional(name) === undefined ? EMPTY : this.document(name);
  }

  items(name: string): readonly Value[] {
    const value = this.value(name);
    return value.type === 'array' ? value.items : this.wrongType(name, value, 'array');
  }

  documents(name: string): readonly Doc[] {
    return this.items(name).map((item) => (item.type === 'object' ? item : this.wrongType(name, item, 'object')));
  }

  /** Returns a boolean, which may be given as a number; `ifMissing` if it is missing. */
  flag(name: string, ifMissing = false): boolean {
    const value = this.optional(name);
    if (value === undefined) return ifMissing;
    if (value.type === 'bool') return value.value;
    return isNumber(value) ? toNumber(value) !== 0 : this.wrongType(name, value, 'bool');
  }

  /** Returns a non-negative integer, or undefined if it is missing. */
  count(name: string): number | undefined {
    const number = this.integer(name);
    if (number === undefined) return undefined;
    if (number < 0) {
      throw new CommandError('Location51024', `BSON field '${name}' value must be >= 0, actual value '${number}'`);
    }
    return number;
  }

  /** Returns an integer, or undefined if it is missing. */
  integer(name: string): number | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (!isNumber(value)) this.wrongType(name, value, 'long');
    const number = toNumber(value);
    if (Number.isSafeInteger(number)) return number;
    throw new CommandError('BadValue', `BSON field '${this.where}.${name}' must be a whole number`);
  }

  /** Returns a number of any type. */
  number(name: string): number {
    const value = this.value(name);
    return isNumber(value) ? toNumber(value) : this.wrongType(name, value, 'number');
  }

  private optional(name: string): Value | undefined {
    const value = this.source.fields.get(name);
    return value?.type === 'null' ? undefined : value;
  }

  private wrongType(name: string, value: Value, expected: string): never {
    throw new CommandError(
      'TypeMismatch',
      `BSON field '${this.where}.${name}' is the wrong type '${value.type}', expected type '${expected}'`,
    );
  }
}
