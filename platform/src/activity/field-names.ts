import { ALL_ENDPOINTS } from '@trackrecord/contracts';
import type { z } from 'zod';

/** Fields of error details that no body has: the chunks of a recording. */
const NAMES_OUTSIDE_BODIES = ['chunks'];
const INDEX = /^\d{1,4}$/;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const MAX_SEGMENTS = 8;

let fieldNames: ReadonlySet<string> | undefined;

/**
 * Returns the path of a field with only names of the API, indexes and ids. Any other segment becomes `?`, because a
 * client may send a text as the name of a field.
 */
export function redactFieldPath(path: string): string {
  fieldNames ??= collectFieldNames();
  const names = fieldNames;
  const redactSegment = (segment: string) =>
    names.has(segment) || INDEX.test(segment) || ID.test(segment) || segment === '' ? segment : '?';
  return path.split('.').slice(0, MAX_SEGMENTS).map(redactSegment).join('.');
}

/** Collects the names of all fields that request bodies can have. */
function collectFieldNames(): ReadonlySet<string> {
  const names = new Set(NAMES_OUTSIDE_BODIES);
  const visited = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || visited.has(value)) return;
    visited.add(value);
    if (isSchema(value)) visitDefinition(value._zod.def);
    else if (Array.isArray(value)) value.forEach(visit);
  };
  const visitDefinition = (definition: z.core.$ZodTypeDef) => {
    for (const [name, part] of Object.entries(definition)) {
      if (name === 'shape') {
        for (const [field, schema] of Object.entries(part as object)) {
          names.add(field);
          visit(schema);
        }
      } else if (name === 'keyType' && isSchema(part)) {
        for (const key of part._zod.values ?? []) names.add(String(key));
      } else visit(part);
    }
  };
  for (const { body } of ALL_ENDPOINTS) visit(body?.schema);
  return names;
}

const isSchema = (value: unknown): value is z.core.$ZodType =>
  typeof value === 'object' && value !== null && '_zod' in value;
