import { TYPE_CODE } from './bson/types.js';
import type { Doc, Value } from './bson/value.js';
import { STAGES } from './commands/aggregate.js';
import { COMMANDS } from './commands/dispatch.js';
import { GENERIC_FIELDS } from './commands/generic-fields.js';
import { FILTER_OPERATORS } from './query/filter.js';
import { UPDATE_OPERATORS } from './update/edits.js';

/** The names of everything that this server supports. */
export const SUPPORTED_CALLS: readonly string[] = [
  ...COMMANDS.flatMap(({ names, fields, nestedFields = {} }) => [
    ...names,
    ...fields.map((field) => `${names[0]}.${field}`),
    ...Object.entries(nestedFields).flatMap(([field, nested]) => nested.map((name) => `${names[0]}.${field}.${name}`)),
  ]),
  ...GENERIC_FIELDS,
  ...FILTER_OPERATORS,
  ...UPDATE_OPERATORS.keys(),
  ...STAGES,
  ...Object.keys(TYPE_CODE).map((type) => `BSON ${type}`),
];

/** Yields the names of what a command uses: itself, its fields, operators and types. */
export function* iterateCalls(command: Doc): Generator<string> {
  const [name = ''] = command.fields.keys();
  yield name;
  const { names = [name], nestedFields = {} } = COMMANDS.find((other) => other.names.includes(name)) ?? {};
  for (const [field, value] of command.fields) {
    if (field !== name) yield GENERIC_FIELDS.includes(field) ? field : `${names[0]}.${field}`;
    if (field in nestedFields) for (const key of iterateKeys(value)) yield `${names[0]}.${field}.${key}`;
    yield* iterateOperatorsAndTypes(value);
  }
}

/** Yields the fields of a document, or of the documents of an array. */
function* iterateKeys(value: Value): Generator<string> {
  if (value.type === 'object') yield* value.fields.keys();
  if (value.type === 'array') for (const item of value.items) yield* iterateKeys(item);
}

function* iterateOperatorsAndTypes(value: Value): Generator<string> {
  yield `BSON ${value.type}`;
  if (value.type === 'array') for (const item of value.items) yield* iterateOperatorsAndTypes(item);
  if (value.type !== 'object') return;
  for (const [name, field] of value.fields) {
    if (name.startsWith('$')) yield name;
    yield* iterateOperatorsAndTypes(field);
  }
}
