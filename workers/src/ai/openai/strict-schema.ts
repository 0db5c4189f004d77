import { z } from 'zod';

export type JsonSchema = Record<string, unknown>;

/** The keywords of OpenAI's strict mode; zod validates the others in the response. */
const SUPPORTED_KEYWORDS = new Set([
  'type',
  'properties',
  'required',
  'additionalProperties',
  'items',
  'enum',
  'const',
  'anyOf',
  'description',
]);

/**
 * Converts a zod object to a JSON schema for OpenAI's strict mode: all fields required, no others, no length or size
 * limits.
 * @throws {Error} if a field is optional, which strict mode does not support.
 */
export function toStrictSchema(shape: z.ZodObject): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) {
        if (!SUPPORTED_KEYWORDS.has(keyword)) Reflect.deleteProperty(jsonSchema, keyword);
      }
      const required = new Set(jsonSchema.required);
      const optional = Object.keys(jsonSchema.properties ?? {}).filter((field) => !required.has(field));
      if (optional.length > 0) throw new Error(`A strict schema has no optional fields: ${optional.join(', ')}`);
    },
  });
  return schema;
}
