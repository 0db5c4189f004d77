import { isDeepStrictEqual } from 'node:util';
import { importResumeBody, resumeEmail, resumeUri, roleInput } from '@trackrecord/contracts';
import { z } from 'zod';
import type { JsonSchema, Reference } from './openapi.js';

/** Whether a schema describes requests or responses. */
type Direction = 'input' | 'output';

/** Converts schemas to JSON Schema. Schemas with a name (`.meta({ id })`) become components that the others refer to. */
export class SchemaConverter {
  readonly components: Record<string, JsonSchema> = {};

  /** @throws if JSON Schema cannot express the schema, or if two different schemas have the same name. */
  convert(schema: z.ZodType, io: Direction): JsonSchema | Reference {
    const json = JSON.stringify(z.toJSONSchema(schema, { ...OPTIONS, io })).replaceAll(
      '#/$defs/',
      '#/components/schemas/',
    );
    const { $schema: _schema, $defs = {}, ...jsonSchema } = JSON.parse(json) as ConvertedSchema;
    for (const [name, component] of Object.entries($defs)) {
      const existing = (this.components[name] ??= component);
      if (!isDeepStrictEqual(existing, component)) throw new Error(`Two schemas are called ${name}.`);
    }
    return jsonSchema;
  }
}

/** Converts a schema without components. @throws if JSON Schema cannot express it. */
export function toJsonSchema(schema: z.ZodType, io: Direction): JsonSchema {
  const { $schema: _schema, ...jsonSchema } = z.toJSONSchema(schema, { ...OPTIONS, io });
  return jsonSchema;
}

type ConvertedSchema = JsonSchema & {
  readonly $schema?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
};

const { resume } = importResumeBody.shape;
/**
 * The schemas of the imported resume, with and without its size check. JSON Schema cannot express them: code validates
 * the resume.
 */
const RESUME_SCHEMAS: readonly unknown[] = [resume, resume._zod.parent];

const OPTIONS = {
  target: 'draft-2020-12',
  unrepresentable: ({ zodSchema }: { readonly zodSchema: unknown }) =>
    RESUME_SCHEMAS.includes(zodSchema)
      ? { type: 'object', description: 'A resume as JSON Resume 1.0 describes it.' }
      : undefined,
  override: ({ zodSchema, jsonSchema }: OverrideContext) => {
    dropFormatPattern(jsonSchema);
    dropSafeIntegerBounds(jsonSchema);
    if (zodSchema === resumeUri) replacePattern(jsonSchema, 'uri');
    if (zodSchema === resumeEmail) replacePattern(jsonSchema, 'email');
    if (zodSchema === roleInput) allowText(jsonSchema);
    rejectPatternFlags(zodSchema, jsonSchema);
  },
} as const satisfies Parameters<typeof z.toJSONSchema>[1];

interface OverrideContext {
  readonly zodSchema: z.core.$ZodTypes;
  readonly jsonSchema: JsonSchema;
}

/** Standard formats: the long patterns that zod adds are redundant. */
const KNOWN_FORMATS: readonly unknown[] = ['date', 'date-time', 'uuid'];

function dropFormatPattern(schema: JsonSchema): void {
  if (KNOWN_FORMATS.includes(schema.format)) delete schema.pattern;
  // Redundant with `contentEncoding`, and not a standard format.
  if (schema.format === 'base64') delete schema.format;
}

/** The bounds of safe integers are implied by JSON. */
function dropSafeIntegerBounds(schema: JsonSchema): void {
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
}

/** JSON Schema has no case-insensitive patterns; the official schema of JSON Resume uses formats. */
function replacePattern(schema: JsonSchema, format: string): void {
  delete schema.pattern;
  schema.format = format;
}

/**
 * A role may be just its title (spec section 3). zod preprocesses it to an object, which the conversion does not see.
 */
function allowText(schema: JsonSchema): void {
  // The name stays with the whole.
  const { id: _id, ...object } = schema;
  for (const key of Object.keys(schema)) Reflect.deleteProperty(schema, key);
  schema.anyOf = [object, { type: 'string', description: 'The title.' }];
}

/** @throws if a pattern would lose its flags and so change its meaning. */
function rejectPatternFlags({ _zod: { def } }: z.core.$ZodTypes, { pattern }: JsonSchema): void {
  const rules = [def, ...(def.checks ?? []).map((check) => check._zod.def)].map(
    (rule) => 'pattern' in rule && rule.pattern,
  );
  for (const rule of rules)
    if (rule instanceof RegExp && rule.source === pattern && /[^uv]/.test(rule.flags))
      throw new Error(`A pattern of the document would lose its flags: ${String(rule)}`);
}
