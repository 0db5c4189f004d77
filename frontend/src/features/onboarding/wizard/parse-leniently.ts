import type { ZodType } from 'zod';
import { isRecord } from '../../../shared/api/is-record';

type Path = readonly PropertyKey[];

/** Each try takes out what the one before found; what was hidden behind it is found next. */
const MAX_TRIES = 5;

/** What a schema makes of a value without the parts it refuses; undefined where nothing is left. */
export function parseLeniently(schema: ZodType, value: unknown): unknown {
  let rest = value;
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { data, error } = schema.safeParse(rest);
    if (error === undefined) return data;
    const refused = error.issues.map(({ path }) => existing(rest, path));
    // From the end of each list, so that what is before it keeps its place.
    for (const path of refused.sort((a, b) => compare(b, a))) rest = without(rest, path);
  }
  return undefined;
}

/** The refused part itself, or the one that lacks it. */
function existing(value: unknown, path: Path): Path {
  let part = value;
  for (const key of path) part = isRecord(part) ? part[String(key)] : undefined;
  return part === undefined ? path.slice(0, -1) : path;
}

function compare(one: Path, other: Path): number {
  const place = one.findIndex((key, index) => key !== other[index]);
  if (place < 0) return one.length - other.length;
  const [a, b] = [one[place], other[place]];
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
}

function without(value: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return undefined;
  if (!isRecord(value)) return value;
  if (Array.isArray(value)) {
    const items: readonly unknown[] = value;
    return items.flatMap((item, place) => {
      if (place !== key) return [item];
      return rest.length === 0 ? [] : [without(item, rest)];
    });
  }
  const { [String(key)]: part, ...others } = value;
  return rest.length === 0 ? others : { ...others, [String(key)]: without(part, rest) };
}
