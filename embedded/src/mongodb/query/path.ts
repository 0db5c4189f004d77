import type { Doc, Value } from '../bson/value.js';

/** The segments of a dotted path. */
export type Path = readonly string[];

/** Splits a dotted path into segments. */
export function parsePath(dotted: string): Path {
  return dotted.split('.');
}

/** Returns true if a path segment can be an array position. */
export function isPosition(part: string): boolean {
  return /^(0|[1-9]\d*)$/.test(part);
}

/**
 * Returns true if any value at a path satisfies the test. In arrays, the path continues in each document, and in the
 * element at a position if the next segment is one. Missing fields are tested as undefined.
 */
export function someValueAtPath(document: Doc, path: Path, test: (value: Value | undefined) => boolean): boolean {
  return someValue(document, path, 0, test);
}

function someValue(value: Value, path: Path, depth: number, test: (value: Value | undefined) => boolean): boolean {
  const part = path[depth];
  if (part === undefined) return test(value);
  if (value.type === 'object') {
    const field = value.fields.get(part);
    return field === undefined ? test(undefined) : someValue(field, path, depth + 1, test);
  }
  if (value.type !== 'array') return test(undefined);
  const element = isPosition(part) ? value.items[Number(part)] : undefined;
  if (element !== undefined && someValue(element, path, depth + 1, test)) return true;
  return value.items.some((item) => item.type === 'object' && someValue(item, path, depth, test));
}
