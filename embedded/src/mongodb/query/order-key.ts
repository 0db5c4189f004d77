import { ByteSink } from '../bson/byte-sink.js';
import { writeOrdered } from '../bson/ordered-bytes.js';
import { EMPTY_ARRAY_RANK } from '../bson/types.js';
import { NULL, type Doc, type List, type Value } from '../bson/value.js';
import { CommandError } from '../errors.js';
import { isPosition, parsePath, type Path } from './path.js';

/** A field of a sort or an index. */
export interface OrderedField {
  readonly name: string;
  readonly path: Path;
  readonly descending: boolean;
}

/** The keys of a document for a sort or an index, and which of the fields are multikey (lead through an array). */
export interface OrderKeys {
  readonly keys: readonly Buffer[];
  readonly multikey: readonly boolean[];
}

/** Creates a field of an index or a sort from its dotted name. */
export function createOrderedField(name: string, descending: boolean): OrderedField {
  return { name, path: parsePath(name), descending };
}

/**
 * Returns the sortable keys of a document for a list of fields: one key, or one per array element. An index has an
 * entry for each key; a sort uses the least one.
 */
export function orderKeys(document: Doc, fields: readonly OrderedField[]): OrderKeys {
  const multikey = fields.map(() => false);
  const sinks = expand(
    fields.map((field) => ({ value: document, rest: field.path })),
    fields,
    multikey,
  );
  const keys = sinks.map((values) => createKey(values, fields));
  return { keys: keys.length === 1 ? keys : distinct(keys), multikey };
}

/** Returns the key by which a document is sorted. */
export function sortKey(document: Doc, fields: readonly OrderedField[]): Buffer {
  const { keys } = orderKeys(document, fields);
  return keys.reduce((least, key) => (Buffer.compare(key, least) < 0 ? key : least));
}

type Indexed = Value | 'emptyArray';

/** The current value and the remaining path of a field. */
interface Step {
  readonly value: Indexed;
  readonly rest: Path;
}

function expand(steps: readonly Step[], fields: readonly OrderedField[], multikey: boolean[]): Indexed[][] {
  const reached = steps.map(follow);
  const [first, ...others] = [...reached.keys()].filter((at) => isArray(reached[at]));
  if (first === undefined) return [reached.map((step) => step.value)];
  const array = reached[first]?.value as List;
  const parallel = others.find((at) => reached[at]?.value !== array);
  if (parallel !== undefined) throw parallelArrays(fields[parallel]?.name, fields[first]?.name);
  for (const at of [first, ...others]) multikey[at] = true;
  const elements: readonly (Value | undefined)[] = array.items.length === 0 ? [undefined] : array.items;
  return elements.flatMap((element) =>
    expand(
      reached.map((step) => (step.value === array && !isDone(step) ? enter(step, element) : step)),
      fields,
      multikey,
    ),
  );
}

/** An index cannot combine the elements of two different arrays. */
function parallelArrays(one: string | undefined, other: string | undefined): CommandError {
  return new CommandError('CannotIndexParallelArrays', `cannot index parallel arrays [${one ?? ''}] [${other ?? ''}]`);
}

/** Marks a path that has ended; its value is not expanded further. */
const DONE: Path = [''];

function isDone(step: Step): boolean {
  return step.rest === DONE;
}

function isArray(step: Step | undefined): boolean {
  return step !== undefined && !isDone(step) && step.value !== 'emptyArray' && step.value.type === 'array';
}

/** Follows a path to its end or to the first array. */
function follow(step: Step): Step {
  let { value, rest } = step;
  if (isDone(step) || value === 'emptyArray') return step;
  for (let part = rest[0]; part !== undefined; part = rest[0]) {
    const next: Value | undefined = getChild(value, part);
    if (next === undefined && value.type === 'array') return { value, rest };
    if (next === undefined) return { value: NULL, rest: DONE };
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
function enter(step: Step, element: Value | undefined): Step {
  if (step.rest.length === 0) return { value: element ?? 'emptyArray', rest: DONE };
  return element?.type === 'object' ? { value: element, rest: step.rest } : { value: NULL, rest: DONE };
}

function createKey(values: readonly Indexed[], fields: readonly OrderedField[]): Buffer {
  const sink = new ByteSink(32 * fields.length);
  for (const [at, value] of values.entries()) {
    const start = sink.length;
    if (value === 'emptyArray') sink.byte(EMPTY_ARRAY_RANK);
    else writeOrdered(sink, value);
    if (fields[at]?.descending === true) sink.invertFrom(start);
  }
  return sink.finish();
}

function distinct(keys: readonly Buffer[]): readonly Buffer[] {
  return [...new Map(keys.map((key) => [key.toString('latin1'), key])).values()];
}
