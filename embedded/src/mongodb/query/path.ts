import type { Doc, Value } from '../bson/value.js';

/** A dotted path, split. */
export type Path = readonly string[];

/** Splits a dotted path. */
export function parsePath(dotted: string): Path {
  return dotted.split('.');
}

/** Whether a part of a path can be a position in an array. */
export function isPosition(part: string): boolean {
  return /^(0|[1-9]\d*)$/.test(part);
}

/**
 * Whether the test holds for anything a path reaches in a document. Through an array a path goes on in each document of
 * it, and in the element at a position if its next part is one. What is missing is tested as undefined.
 */
export function anyReached(document: Doc, path: Path, test: (found: Value | undefined) => boolean): boolean {
  return reach(document, path, 0, test);
}

function reach(value: Value, path: Path, depth: number, test: (found: Value | undefined) => boolean): boolean {
  const part = path[depth];
  if (part === undefined) return test(value);
  if (value.type === 'object') {
    const field = value.fields.get(part);
    return field === undefined ? test(undefined) : reach(field, path, depth + 1, test);
  }
  if (value.type !== 'array') return test(undefined);
  const atPosition = isPosition(part) ? value.items[Number(part)] : undefined;
  if (atPosition !== undefined && reach(atPosition, path, depth + 1, test)) return true;
  return value.items.some((item) => item.type === 'object' && reach(item, path, depth, test));
}
