import { TYPE_RANK } from './types.js';
import { isNumber, type Doc, type List, type Value } from './value.js';

/**
 * Compares values in MongoDB's order: first by type, then by value; numbers of all types are compared by value. Returns
 * a negative number, zero or a positive number.
 */
export function compare(a: Value, b: Value): number {
  const rankDifference = TYPE_RANK[a.type] - TYPE_RANK[b.type];
  if (rankDifference !== 0) return rankDifference;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.type === 'string' && b.type === 'string') return compareStrings(a.value, b.value);
  if (a.type === 'object' && b.type === 'object') return compareDocuments(a, b);
  if (a.type === 'array' && b.type === 'array') return compareLists(a, b);
  if (a.type === 'objectId' && b.type === 'objectId') return a.bytes.compare(b.bytes);
  if (a.type === 'bool' && b.type === 'bool') return Number(a.value) - Number(b.value);
  if (a.type === 'date' && b.type === 'date') return compareOrdered(a.value, b.value);
  if (a.type === 'binData' && b.type === 'binData') {
    return a.bytes.length - b.bytes.length || a.subtype - b.subtype || a.bytes.compare(b.bytes);
  }
  return 0;
}

/** Returns true if MongoDB treats two values as equal: 1 and 1.0 are, `{a, b}` and `{b, a}` are not. */
export function isEqual(a: Value, b: Value): boolean {
  return compare(a, b) === 0;
}

/** Returns true if two values are comparable in a range query: `$gt: 5` never matches a string. */
export function isSameTypeBracket(a: Value, b: Value): boolean {
  return TYPE_RANK[a.type] === TYPE_RANK[b.type];
}

function compareOrdered<T extends number | bigint>(a: T, b: T): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** NaN is less than every other number. JavaScript compares number and bigint exactly. */
function compareNumbers(a: number | bigint, b: number | bigint): number {
  if (Number.isNaN(a)) return Number.isNaN(b) ? 0 : -1;
  if (Number.isNaN(b)) return 1;
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** Compares UTF-8 bytes; JavaScript compares UTF-16 units. */
function compareStrings(a: string, b: string): number {
  if (a === b) return 0;
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}

function compareDocuments(a: Doc, b: Doc): number {
  const others = b.fields.entries();
  for (const [name, value] of a.fields) {
    const next = others.next();
    if (next.done === true) return 1;
    const [otherName, other] = next.value;
    const difference =
      TYPE_RANK[value.type] - TYPE_RANK[other.type] || compareStrings(name, otherName) || compare(value, other);
    if (difference !== 0) return difference;
  }
  return others.next().done === true ? 0 : -1;
}

function compareLists(a: List, b: List): number {
  for (const [position, value] of a.items.entries()) {
    const other = b.items[position];
    if (other === undefined) return 1;
    const difference = compare(value, other);
    if (difference !== 0) return difference;
  }
  return a.items.length - b.items.length;
}
