import fc from 'fast-check';
import { hostileValue } from './hostile-values.js';

/** The subset of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | boolean;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

type Schemas = Readonly<Record<string, Schema>>;

const MAX_DEPTH = 6;
/** Most parts of a value are valid: otherwise no request would get past the first check. */
const VALID_WEIGHT = 12;

/** Texts that are valid for many fields. */
const plausibleText = fc.constantFrom(
  ...['Programmer', 'Ada', 'Lovelace', 'ada@example.com', '2014-01-01', '2014-01-01T00:00:00.000Z', 'Remote', 'USD'],
  ...['https://www.linkedin.com/in/ada', 'https://example.com/a', 'YEAR', 'project', 'experience', 'Wrote programs.'],
);

/** Generates values for a schema in which some parts are hostile values instead. */
export function generateValues(schema: Schema, schemas: Schemas, depth = 0): fc.Arbitrary<unknown> {
  if (depth > MAX_DEPTH) return hostileValue;
  return fc.oneof(
    { weight: VALID_WEIGHT, arbitrary: generateValidValues(schema, schemas, depth) },
    { weight: 1, arbitrary: hostileValue },
  );
}

function generateValidValues(schema: Schema, schemas: Schemas, depth: number): fc.Arbitrary<unknown> {
  const referencedSchema = schema.$ref === undefined ? undefined : schemas[schema.$ref.split('/').at(-1) ?? ''];
  if (referencedSchema) return generateValidValues(referencedSchema, schemas, depth + 1);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices && choices.length > 0)
    return fc.oneof(...choices.map((choice) => generateValues(choice, schemas, depth + 1)));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum && schema.enum.length > 0) return fc.constantFrom(...schema.enum);
  switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
    case 'object':
      return generateObject(schema.properties ?? {}, schemas, depth);
    case 'array':
      return fc.array(
        typeof schema.items === 'object' ? generateValues(schema.items, schemas, depth + 1) : hostileValue,
        {
          maxLength: 3,
        },
      );
    case 'string':
      return plausibleText;
    case 'integer':
      return fc.integer({ min: 0, max: 100 });
    case 'number':
      return fc.double({ min: 0, max: 1_000, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return hostileValue;
  }
}

/** Generates an object with most of its fields, and sometimes an unknown one. */
function generateObject(properties: Readonly<Record<string, Schema>>, schemas: Schemas, depth: number) {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, generateValues(field, schemas, depth + 1)]),
  );
  const unknownField = fc.tuple(
    fc.constantFrom('__proto__', 'constructor', 'isAdmin', 'a.b', '$set', ''),
    hostileValue,
  );
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.option(unknownField, { freq: 8 }))
    .map(([object, unknownEntry]): unknown => {
      if (!unknownEntry) return object;
      const [name, value] = unknownEntry;
      return Object.defineProperty({ ...object }, name, { value, enumerable: true });
    });
}
