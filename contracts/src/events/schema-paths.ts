import type { z } from 'zod';

/** A schema of any kind. */
export type Schema = z.core.$ZodType;

/** Stands for a key that no schema names: it may be text of a user. */
export const ANY_KEY = '*';
const MAX_ISSUES = 5;

/**
 * The parts of an issue of zod that contain no values. Its message is left out, because it can quote keys of the input.
 */
interface Issue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
}

/**
 * Describes why a value does not match its schema: only codes of zod and paths of the schema, such as
 * `too_big at experiences.2.title`. Keys that the schema does not name become `*`.
 */
export const describeIssues = (schema: Schema, issues: readonly Issue[]): string =>
  issues
    .slice(0, MAX_ISSUES)
    .map(({ code = 'invalid', path }) => `${code} at ${toSchemaPath(schema, path) || 'the root'}`)
    .join(', ');

function toSchemaPath(schema: Schema, path: readonly PropertyKey[]): string {
  let schemas = unwrap(schema);
  return path
    .map((segment) => {
      const children = schemas.flatMap((candidate) => findChild(candidate, segment));
      schemas = children.flatMap((child) => unwrap(child.schema));
      return children[0]?.name ?? ANY_KEY;
    })
    .join('.');
}

/** The schema of a property, list entry or value, and the name by which a path refers to it. */
interface Child {
  readonly name: string;
  readonly schema: Schema;
}

/** Returns the child of an object, array or record at a path segment; nothing for other schemas and unknown keys. */
export function findChild(schema: Schema, segment: PropertyKey): readonly Child[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const child = Object.hasOwn(def.shape, segment) ? def.shape[String(segment)] : undefined;
      return child ? [{ name: String(segment), schema: child }] : [];
    }
    case 'array':
      return typeof segment === 'number' ? [{ name: String(segment), schema: def.element }] : [];
    case 'record':
      return [{ name: ANY_KEY, schema: def.valueType }];
    default:
      return [];
  }
}

/** Returns the schemas that a schema wraps or combines. */
export function unwrap(schema: Schema): readonly Schema[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return unwrap(def.innerType);
    case 'lazy':
      return unwrap(def.getter());
    case 'union':
      return def.options.flatMap(unwrap);
    case 'intersection':
      return [def.left, def.right].flatMap(unwrap);
    case 'pipe':
      return [def.in, def.out].flatMap(unwrap);
    default:
      return [schema];
  }
}
