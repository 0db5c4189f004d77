import type { z } from 'zod';
import { plainSentence } from '../plain-sentence.js';
import { distinctBy } from '../distinct.js';
import { convertOlderForms } from './older-forms.js';
import type { OmittedValue } from './omitted-value.js';
import { type ReadableResume, readableResume } from './readable-resume.js';

/** The readable values of an imported resume, and the values that were left out. */
export interface ReadResumeResult {
  readonly resume: ReadableResume;
  readonly leftOut: readonly OmittedValue[];
}

/** The depth of JSON Resume. Deeper values are not visited. */
const MAX_DEPTH = 5;
/** The maximum number of values in a file: more than any real resume has, and few enough to process without a pause. */
const MAX_VALUES = 50_000;
/** Property names come from the file, so they are truncated in messages. */
const MAX_ECHO_LENGTH = 60;

/**
 * Reads a resume of any origin. Removes and reports invalid values and keeps the rest. An invalid list entry becomes an
 * empty object, so that the paths of the others stay valid. Null and blank properties are ignored.
 */
export function readResume(file: Readonly<Record<string, unknown>>): ReadResumeResult {
  const converted = convertOlderForms(dropEmptyProperties(file, 0));
  const leftOut = [...converted.leftOut];
  let remaining: unknown = converted.file;
  // zod skips some rules while others fail. All values are optional, so each round removes at least one.
  for (;;) {
    const result = readableResume.safeParse(remaining, { error: plainSentence });
    if (result.success) return { resume: result.data, leftOut: distinctBy(leftOut, ({ path }) => path) };
    const { issues } = result.error;
    leftOut.push(...issues.flatMap(toOmittedValues));
    remaining = removeValues(remaining, issues.flatMap(toRemovedValues));
  }
}

/** Returns true if a file is small enough to be read. */
export const isSmallEnough = (file: unknown): boolean => measureFile(file, 0).values <= MAX_VALUES;

/** The number of values in a file, and the characters of its texts and property names. Values too deep to be visited count once. */
export interface FileSize {
  readonly values: number;
  readonly characters: number;
}

/** Measures a file that is to be read. */
export const measureResume = (file: Readonly<Record<string, unknown>>): FileSize => measureFile(file, 0);

function measureFile(value: unknown, depth: number): FileSize {
  if (typeof value === 'string') return { values: 1, characters: value.length };
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return { values: 1, characters: 0 };
  let [values, characters] = [1, 0];
  for (const [key, child] of Object.entries(value)) {
    const size = measureFile(child, depth + 1);
    values += size.values;
    characters += key.length + size.characters;
  }
  return { values, characters };
}

function dropEmpty(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  return Array.isArray(value) ? value.map((item) => dropEmpty(item, depth + 1)) : dropEmptyProperties(value, depth);
}

const dropEmptyProperties = (value: object, depth: number): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, item]) => (isEmpty(item) ? [] : [[key, dropEmpty(item, depth + 1)] as const])),
  );

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

function toRemovedValues(issue: z.core.$ZodIssue): readonly RemovedValue[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...issue.path, key] }));
  const isInvalidEntry =
    issue.code === 'invalid_type' && issue.expected === 'object' && typeof issue.path.at(-1) === 'number';
  return [{ path: issue.path, ...(isInvalidEntry ? { replacement: {} } : {}) }];
}

function toOmittedValues(issue: z.core.$ZodIssue): readonly OmittedValue[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: formatPath(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: formatPath([...issue.path, key]),
    message: `Not supported: “${key.slice(0, MAX_ECHO_LENGTH)}”.`,
  }));
}

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => String(key).slice(0, MAX_ECHO_LENGTH)).join('.');

/** A value to remove: its path, and an optional replacement that keeps the positions of the other list entries. */
interface RemovedValue {
  readonly path: readonly PropertyKey[];
  readonly replacement?: unknown;
}

/**
 * Returns a copy of a JSON value without the given values. Later list entries move up unless the removed one is
 * replaced.
 */
function removeValues(value: unknown, removedValues: readonly RemovedValue[]): unknown {
  const byKey = groupByFirstKey(removedValues);
  const toRemainingValues = (key: PropertyKey, child: unknown): readonly unknown[] => {
    const removals = byKey.get(key);
    if (removals === undefined) return [child];
    const removal = removals.find(({ path }) => path.length === 0);
    if (removal === undefined) return [removeValues(child, removals)];
    return removal.replacement === undefined ? [] : [removal.replacement];
  };
  if (Array.isArray(value)) return value.flatMap((child, index) => toRemainingValues(index, child));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) => toRemainingValues(key, child).map((rest) => [key, rest] as const)),
  );
}

function groupByFirstKey(removedValues: readonly RemovedValue[]): ReadonlyMap<PropertyKey, readonly RemovedValue[]> {
  const byKey = new Map<PropertyKey, RemovedValue[]>();
  for (const { path, ...removal } of removedValues) {
    const [key, ...rest] = path;
    if (key === undefined) continue;
    const group = byKey.get(key);
    if (group) group.push({ path: rest, ...removal });
    else byKey.set(key, [{ path: rest, ...removal }]);
  }
  return byKey;
}
