import type { z } from 'zod';

type Schema = z.core.$ZodType;

/** A field of a payload, as developers see it. */
export interface FieldDescription {
  /** Such as `experience.title` or `skills[].name`; empty for the value itself. */
  readonly path: string;
  /** Such as `string`, `integer | null` or `list of string`. */
  readonly type: string;
  /** False if a stored payload may lack it. */
  readonly isRequired: boolean;
}

/** A value: its type, whether it may be missing, and its fields. */
interface Value {
  readonly type: string;
  readonly isRequired: boolean;
  readonly fields: readonly FieldDescription[];
}

/** Longer lists of values are counted. */
const MAX_NAMED_VALUES = 8;

/**
 * Describes the fields of the stored values of a schema, in its order: paths and types, never values. Fields of the
 * options of a union are listed together. Schemas that contain themselves are not supported.
 */
export const describeFields = (schema: Schema): readonly FieldDescription[] => describeValue(schema).fields;

function describeValue(schema: Schema): Value {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'object': {
      const fields = Object.entries(def.shape).flatMap(([name, child]) => describeField(name, describeValue(child)));
      return { type: 'object', isRequired: true, fields };
    }
    case 'array': {
      const { type, fields } = describeValue(def.element);
      return { type: `list of ${type}`, isRequired: true, fields: prefix('[]', fields) };
    }
    case 'record': {
      const { type, fields } = describeValue(def.valueType);
      return { type: `record of ${type}`, isRequired: true, fields: prefix('.*', fields) };
    }
    case 'optional':
    case 'default':
    case 'prefault':
    case 'catch':
      return { ...describeValue(def.innerType), isRequired: false };
    case 'nonoptional':
      return { ...describeValue(def.innerType), isRequired: true };
    case 'readonly':
      return describeValue(def.innerType);
    case 'nullable': {
      const value = describeValue(def.innerType);
      return { ...value, type: `${value.type} | null` };
    }
    case 'pipe':
      // The stored value is the input, unless that is a function.
      return describeValue(def.in._zod.def.type === 'transform' ? def.out : def.in);
    case 'union':
      return mergeValues(def.options.map(describeValue));
    case 'intersection':
      return mergeFields(describeValue(def.left), describeValue(def.right));
    default:
      return { type: nameType(schema), isRequired: true, fields: [] };
  }
}

/** Returns the type of a schema without fields. */
function nameType(schema: Schema): string {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  switch (def.type) {
    case 'number':
      return 'format' in def && def.format === 'safeint' ? 'integer' : 'number';
    case 'string':
      return 'format' in def && typeof def.format === 'string' && def.format !== 'regex' ? def.format : 'string';
    case 'literal':
      return def.values.map((value) => JSON.stringify(value)).join(' | ');
    case 'enum':
      return nameValues(Object.values(def.entries));
    default:
      return def.type;
  }
}

const nameValues = (values: readonly (string | number)[]): string =>
  values.length > MAX_NAMED_VALUES
    ? `one of ${String(values.length)} values`
    : values.map((value) => JSON.stringify(value)).join(' | ');

const describeField = (name: string, { type, isRequired, fields }: Value): readonly FieldDescription[] => [
  { path: name, type, isRequired },
  ...prefix(name, fields),
];

const prefix = (name: string, fields: readonly FieldDescription[]): readonly FieldDescription[] =>
  fields.map((field) => ({ ...field, path: `${name}${/^[[.]/.test(field.path) ? '' : '.'}${field.path}` }));

/** Merges the options of a union: a field is required if it is in all of them. */
function mergeValues(options: readonly Value[]): Value {
  const paths = [...new Set(options.flatMap(({ fields }) => fields.map(({ path }) => path)))];
  const fields = paths.map((path): FieldDescription => {
    const found = options.flatMap((option) => option.fields.filter((field) => field.path === path));
    const isRequired = found.length === options.length && found.every((field) => field.isRequired);
    return { path, type: mergeTypes(found), isRequired };
  });
  return { type: mergeTypes(options), isRequired: options.every((option) => option.isRequired), fields };
}

const mergeTypes = (values: readonly Pick<Value, 'type'>[]): string => {
  const types = [...new Set(values.flatMap(({ type }) => type.split(' | ')))];
  return types.length > MAX_NAMED_VALUES ? `one of ${String(types.length)} values` : types.join(' | ');
};

const mergeFields = (left: Value, right: Value): Value => ({
  type: left.type,
  isRequired: left.isRequired && right.isRequired,
  fields: [...left.fields, ...right.fields],
});
