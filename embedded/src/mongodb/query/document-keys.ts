import { ByteSink } from '../bson/byte-sink.js';
import { writeKeyString } from '../bson/key-string.js';
import { EMPTY_ARRAY_RANK } from '../bson/types.js';
import { NULL, type Doc, type List, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isPosition, parsePath, type Path } from './path.js';

/** A field of a sort or an index. */
export interface KeyField {
  readonly name: string;
  readonly path: Path;
  readonly isDescending: boolean;
}

/** The keys of a document for a sort or an index, and which of the fields are multikey (lead through an array). */
export interface DocumentKeys {
  readonly keys: readonly Buffer[];
  readonly multikey: readonly boolean[];
}

/** Creates a field of an index or a sort from its dotted name. */
export function createKeyField(name: string, isDescending: boolean): KeyField {
  return { name, path: parsePath(name), isDescending };
}

/**
 * Returns the sortable keys of a document for a list of fields: one key, or one per array element. An index has an
 * entry for each key; a sort uses the smallest one.
 */
export function getDocumentKeys(document: Doc, fields: readonly KeyField[]): DocumentKeys {
  const multikey = fields.map(() => false);
  const valueTuples = expandArrays(
    fields.map((field) => ({ value: document, rest: field.path })),
    fields,
    multikey,
  );
  const keys = valueTuples.map((values) => createKey(values, fields));
  return { keys: keys.length === 1 ? keys : removeDuplicates(keys), multikey };
}

/** Returns the key by which a document is sorted. */
export function getSortKey(document: Doc, fields: readonly KeyField[]): Buffer {
  const { keys } = getDocumentKeys(document, fields);
  return keys.reduce((min, key) => (Buffer.compare(key, min) < 0 ? key : min));
}

type IndexedValue = Value | 'emptyArray';

/** The current value and the remaining path of a field. */
interface Step {
  readonly value: IndexedValue;
  readonly rest: Path;
}

/** Returns the values of the fields for each array element, and sets `multikey` of the fields that lead through one. */
function expandArrays(steps: readonly Step[], fields: readonly KeyField[], multikey: boolean[]): IndexedValue[][] {
  const followedSteps = steps.map(followPath);
  const [firstIndex, ...otherIndexes] = [...followedSteps.keys()].filter((i) => isArray(followedSteps[i]));
  if (firstIndex === undefined) return [followedSteps.map((step) => step.value)];
  const array = followedSteps[firstIndex]?.value as List;
  const parallelIndex = otherIndexes.find((i) => followedSteps[i]?.value !== array);
  if (parallelIndex !== undefined)
    throw createParallelArraysError(fields[parallelIndex]?.name, fields[firstIndex]?.name);
  for (const i of [firstIndex, ...otherIndexes]) multikey[i] = true;
  const elements: readonly (Value | undefined)[] = array.items.length === 0 ? [undefined] : array.items;
  return elements.flatMap((element) =>
    expandArrays(
      followedSteps.map((step) => (step.value === array && !isAtEnd(step) ? enterElement(step, element) : step)),
      fields,
      multikey,
    ),
  );
}

/** An index cannot combine the elements of two different arrays. */
function createParallelArraysError(firstName: string | undefined, secondName: string | undefined): CommandError {
  return new CommandError(
    'CannotIndexParallelArrays',
    `cannot index parallel arrays [${firstName ?? ''}] [${secondName ?? ''}]`,
  );
}

/** Marks a path that has ended; its value is not expanded further. */
const END_OF_PATH: Path = [''];

function isAtEnd(step: Step): boolean {
  return step.rest === END_OF_PATH;
}

function isArray(step: Step | undefined): boolean {
  return step !== undefined && !isAtEnd(step) && step.value !== 'emptyArray' && step.value.type === 'array';
}

/** Follows a path to its end or to the first array. */
function followPath(step: Step): Step {
  let { value, rest } = step;
  if (isAtEnd(step) || value === 'emptyArray') return step;
  for (let part = rest[0]; part !== undefined; part = rest[0]) {
    const next: Value | undefined = getChild(value, part);
    if (next === undefined && value.type === 'array') return { value, rest };
    if (next === undefined) return { value: NULL, rest: END_OF_PATH };
    value = next;
    rest = rest.slice(1);
  }
  return { value, rest };
}

function getChild(value: Value, part: string): Value | undefined {
  if (value.type === 'object') return value.fields.get(part);
  return value.type === 'array' && isPosition(part) ? value.items[Number(part)] : undefined;
}

/** Enters an array element; undefined means that the array is empty. */
function enterElement(step: Step, element: Value | undefined): Step {
  if (step.rest.length === 0) return { value: element ?? 'emptyArray', rest: END_OF_PATH };
  return element?.type === 'object' ? { value: element, rest: step.rest } : { value: NULL, rest: END_OF_PATH };
}

function createKey(values: readonly IndexedValue[], fields: readonly KeyField[]): Buffer {
  const sink = new ByteSink(32 * fields.length);
  for (const [i, value] of values.entries()) {
    const start = sink.length;
    if (value === 'emptyArray') sink.writeByte(EMPTY_ARRAY_RANK);
    else writeKeyString(sink, value);
    if (fields[i]?.isDescending === true) sink.invertFrom(start);
  }
  return sink.finish();
}

function removeDuplicates(keys: readonly Buffer[]): readonly Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
