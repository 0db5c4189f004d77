import type { Value } from './value.js';

/** Formats a value as MongoDB does in error messages. */
export function formatValue(value: Value): string {
  switch (value.type) {
    case 'string':
      return JSON.stringify(value.value);
    case 'objectId':
      return `ObjectId('${value.bytes.toString('hex')}')`;
    case 'date':
      return `new Date(${value.value.toString()})`;
    case 'binData':
      return `BinData(${value.subtype}, ${value.bytes.toString('hex').toUpperCase()})`;
    case 'array':
      return value.items.length === 0 ? '[]' : `[ ${value.items.map(formatValue).join(', ')} ]`;
    case 'object':
      return formatFields(value.fields);
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
export function formatFields(fields: Iterable<readonly [string, Value]>): string {
  const formattedFields = [...fields].map(([name, value]) => `${name}: ${formatValue(value)}`);
  return formattedFields.length === 0 ? '{}' : `{ ${formattedFields.join(', ')} }`;
}
