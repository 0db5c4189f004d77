import type { z } from 'zod';
import { plainSentence } from '../http/plain-sentence.js';
import { distinctBy } from '../distinct.js';
import type { OmittedPart } from './omitted-part.js';
import { type ReadableResume, readableResume } from './readable-resume.js';

/** The readable part of an imported resume, and the parts that were left out. */
export interface ReadResumeResult {
  readonly resume: ReadableResume;
  readonly leftOut: readonly OmittedPart[];
}

/** The depth of JSON Resume. Deeper values are not visited. */
const MAX_DEPTH = 5;
/** The maximum number of values in a file: more than any real resume has, and few enough to process without a pause. */
const MAX_VALUES = 50_000;
/** Property names come from the file, so they are truncated in messages. */
const MAX_ECHO_LENGTH = 60;

/**
 * Reads a resume of any origin. Removes and reports invalid parts and keeps the rest. An invalid list entry becomes an
 * empty object, so that the paths of the others stay valid. Null and blank values are ignored.
 */
export function readResume(file: Readonly<Record<string, unknown>>): ReadResumeResult {
  const leftOut: OmittedPart[] = [];
  let readablePart = dropEmpty(file, 0);
  // zod skips some rules while others fail. All parts are optional, so each round removes at least one part.
  for (;;) {
    const result = readableResume.safeParse(readablePart, { error: plainSentence });
    if (result.success) return { resume: result.data, leftOut: distinctBy(leftOut, ({ path }) => path) };
    const { issues } = result.error;
    leftOut.push(...issues.flatMap(toOmittedParts));
    readablePart = removeParts(readablePart, issues.flatMap(toRemovedParts));
  }
}

/** Returns true if a file is small enough to be read. */
export const isReadable = (file: unknown): boolean => countValues(file, 0) <= MAX_VALUES;

function countValues(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return 1;
  let sum = 1;
  for (const part of Object.values(value)) sum += countValues(part, depth + 1);
  return sum;
}

function dropEmpty(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((item) => dropEmpty(item, depth + 1));
  const entries = Object.entries(value).filter(([, item]) => !isEmpty(item));
  return Object.fromEntries(entries.map(([key, item]) => [key, dropEmpty(item, depth + 1)]));
}

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

function toRemovedParts(issue: z.core.$ZodIssue): readonly RemovedPart[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...issue.path, key] }));
  const isInvalidEntry =
    issue.code === 'invalid_type' && issue.expected === 'object' && typeof issue.path.at(-1) === 'number';
  return [{ path: issue.path, ...(isInvalidEntry ? { replacement: {} } : {}) }];
}

function toOmittedParts(issue: z.core.$ZodIssue): readonly OmittedPart[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: formatPath(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: formatPath([...issue.path, key]),
    message: `Not supported: “${key.slice(0, MAX_ECHO_LENGTH)}”.`,
  }));
}

const formatPath = (path: readonly PropertyKey[]): string =>
  path.map((key) => String(key).slice(0, MAX_ECHO_LENGTH)).join('.');

/** A part to remove: its path, and an optional replacement that keeps the positions of the other list entries. */
interface RemovedPart {
  readonly path: readonly PropertyKey[];
  readonly replacement?: unknown;
}

/**
 * Returns a copy of a JSON value without the given parts. Later list entries move up unless the removed one is
 * replaced.
 */
function removeParts(value: unknown, removedParts: readonly RemovedPart[]): unknown {
  const byKey = groupByFirstKey(removedParts);
  const toRemainingValues = (key: PropertyKey, part: unknown): readonly unknown[] => {
    const removals = byKey.get(key);
    if (removals === undefined) return [part];
    const removal = removals.find(({ path }) => path.length === 0);
    if (removal === undefined) return [removeParts(part, removals)];
    return removal.replacement === undefined ? [] : [removal.replacement];
  };
  if (Array.isArray(value)) return value.flatMap((part, index) => toRemainingValues(index, part));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => toRemainingValues(key, part).map((rest) => [key, rest] as const)),
  );
}

function groupByFirstKey(removedParts: readonly RemovedPart[]): ReadonlyMap<PropertyKey, readonly RemovedPart[]> {
  const byKey = new Map<PropertyKey, RemovedPart[]>();
  for (const { path, ...part } of removedParts) {
    const [key, ...rest] = path;
    if (key === undefined) continue;
    const group = byKey.get(key);
    if (group) group.push({ path: rest, ...part });
    else byKey.set(key, [{ path: rest, ...part }]);
  }
  return byKey;
}
