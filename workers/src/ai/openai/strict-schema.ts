import { z } from 'zod';

/** A JSON schema as it is sent. */
export type JsonSchema = Record<string, unknown>;

/** What OpenAI's strict form takes (and `description`, which tells the model more); the rest zod checks afterwards. */
const TAKEN = new Set([
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
 * The JSON schema of a shape in OpenAI's strict form: every field required, no others allowed, no limits of length or
 * size.
 * @throws where a field of the shape is optional, which that form cannot say.
 */
export function strictSchema(shape: z.ZodObject): JsonSchema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    override: ({ jsonSchema }) => {
      for (const keyword of Object.keys(jsonSchema)) {
        if (!TAKEN.has(keyword)) Reflect.deleteProperty(jsonSchema, keyword);
      }
      const required = new Set(jsonSchema.required);
      const optional = Object.keys(jsonSchema.properties ?? {}).filter((field) => !required.has(field));
      if (optional.length > 0) throw new Error(`A strict schema has no optional fields: ${optional.join(', ')}`);
    },
  });
  return schema;
}
