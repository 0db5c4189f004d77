import { ANY_KEY, findChild, type Schema, unwrap } from './schema-paths.js';

/** The path of a value as a whole. */
const ROOT = 'the root';

/**
 * Returns the paths at which two values of a schema differ, such as `experiences[1].endDate`, each once and at most
 * `max`. The order of keys makes no difference, and neither does a missing key or one that is undefined. Contains no
 * values: keys that the schema does not name become `*`.
 */
export function findDifferences(schema: Schema, first: unknown, second: unknown, max = 100): readonly string[] {
  const paths = new Set<string>();
  for (const path of listDifferences(unwrap(schema), first, second, '')) {
    paths.add(path || ROOT);
    if (paths.size >= max) break;
  }
  return [...paths];
}

function* listDifferences(
  schemas: readonly Schema[],
  first: unknown,
  second: unknown,
  path: string,
): Generator<string, void, undefined> {
  if (Object.is(first, second)) return;
  if (Array.isArray(first) && Array.isArray(second)) {
    for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
      // One list is shorter: the whole entry differs.
      const hasBoth = index < first.length && index < second.length;
      const { name, children } = enter(schemas, path, index);
      if (hasBoth) yield* listDifferences(children, first[index], second[index], name);
      else yield name;
    }
  } else if (isObject(first) && isObject(second)) {
    for (const key of new Set([...Object.keys(first), ...Object.keys(second)])) {
      const { name, children } = enter(schemas, path, key);
      yield* listDifferences(children, getOwn(first, key), getOwn(second, key), name);
    }
  } else yield path;
}

/** Returns the path of a property or entry, and its schemas. */
function enter(schemas: readonly Schema[], path: string, segment: string | number) {
  const found = schemas.flatMap((schema) => findChild(schema, segment));
  const children = found.flatMap(({ schema }) => unwrap(schema));
  if (typeof segment === 'number') return { name: `${path}[${String(segment)}]`, children };
  const key = found[0]?.name ?? ANY_KEY;
  return { name: path === '' ? key : `${path}.${key}`, children };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getOwn = (value: Readonly<Record<string, unknown>>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined;
