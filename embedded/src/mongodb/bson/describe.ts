import type { Value } from './value.js';

/** Formats a value as MongoDB does in error messages. */
export function describe(value: Value): string {
  switch (value.type) {
    case 'string':
      return JSON.stringify(value.value);
    case 'objectId':
      return `ObjectId('${value.bytes.toString('hex')}')`;
    case 'date':
      return `new Date(${value.value.toString()})`;
    case 'timestamp':
      return `Timestamp(${(value.value >> 32n).toString()}, ${(value.value & 0xffffffffn).toString()})`;
    case 'binData':
      return `BinData(${value.subtype}, ${value.bytes.toString('hex').toUpperCase()})`;
    case 'regex':
      return `/${value.pattern}/${value.options}`;
    case 'array':
      return value.items.length === 0 ? '[]' : `[ ${value.items.map(describe).join(', ')} ]`;
    case 'object':
      return describeFields(value.fields);
    case 'minKey':
      return 'MinKey';
    case 'maxKey':
      return 'MaxKey';
    case 'null':
      return 'null';
    case 'double':
      return Number.isInteger(value.value) ? `${value.value}.0` : String(value.value);
    case 'int':
    case 'long':
    case 'bool':
      return String(value.value);
    default:
      return value satisfies never;
  }
}

/** Formats fields as a document, as MongoDB does in error messages. */
export function describeFields(fields: Iterable<readonly [string, Value]>): string {
  const shown = [...fields].map(([name, value]) => `${name}: ${describe(value)}`);
  return shown.length === 0 ? '{}' : `{ ${shown.join(', ')} }`;
}
