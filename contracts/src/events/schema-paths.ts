import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** Stands for a key that no schema names: it may be text of a user. */
const ANY_KEY = '*';
const MAX_ISSUES = 5;

/** What describes an issue of zod without values: messages can quote keys of the input. */
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
      const steps = schemas.flatMap((candidate) => findStep(candidate, segment));
      schemas = steps.flatMap(({ next }) => unwrap(next));
      return steps[0]?.name ?? ANY_KEY;
    })
    .join('.');
}

interface Step {
  readonly name: string;
  readonly next: Schema;
}

/** Returns the schema below an object, array or record; nothing for other schemas and unknown keys. */
function findStep(schema: Schema, segment: PropertyKey): readonly Step[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const next = Object.hasOwn(def.shape, segment) ? def.shape[String(segment)] : undefined;
      return next ? [{ name: String(segment), next }] : [];
    }
    case 'array':
      return typeof segment === 'number' ? [{ name: String(segment), next: def.element }] : [];
    case 'record':
      return [{ name: ANY_KEY, next: def.valueType }];
    default:
      return [];
  }
}

/** Returns the schemas that a schema wraps or combines. */
function unwrap(schema: Schema): readonly Schema[] {
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
