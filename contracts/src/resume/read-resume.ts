import type { z } from 'zod';
import { plainSentence } from '../http/plain-sentence.js';
import { distinctBy } from '../distinct.js';
import type { LeftOut } from './left-out.js';
import { type ReadableResume, readableResume } from './readable-resume.js';
import { type GonePart, withoutParts } from './without-parts.js';

/** A resume of whoever wrote it, as far as a profile can take it, and what could not be read. */
export interface ReadResume {
  readonly resume: ReadableResume;
  readonly leftOut: readonly LeftOut[];
}

/** JSON Resume lies no deeper; what does is not looked into. */
const DEEPEST = 5;
/** So many values are more than a person's life, and few enough to be read while others wait. */
const MAX_VALUES = 50_000;
/** Whoever wrote the file chose the names in it: they are not repeated at any length. */
const MAX_ECHO_LENGTH = 60;

/**
 * Reads a resume part by part: what breaks a rule is taken out and named, the rest stays; an entry that is none leaves an
 * empty one, so that paths hold. What is null or blank counts as never entered.
 */
export function readResume(file: Readonly<Record<string, unknown>>): ReadResume {
  const leftOut: LeftOut[] = [];
  let rest = entered(file, 0);
  // Some rules are only looked at where others hold. Every part may be absent, so each round takes something out.
  for (;;) {
    const read = readableResume.safeParse(rest, { error: plainSentence });
    if (read.success) return { resume: read.data, leftOut: distinctBy(leftOut, ({ path }) => path) };
    const { issues } = read.error;
    leftOut.push(...issues.flatMap(named));
    rest = withoutParts(rest, issues.flatMap(goneParts));
  }
}

/** Whether a file is small enough to be read. */
export const isReadable = (file: unknown): boolean => valuesIn(file, 0) <= MAX_VALUES;

function valuesIn(value: unknown, depth: number): number {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return 1;
  let sum = 1;
  for (const part of Object.values(value)) sum += valuesIn(part, depth + 1);
  return sum;
}

function entered(value: unknown, depth: number): unknown {
  if (typeof value !== 'object' || value === null || depth > DEEPEST) return value;
  if (Array.isArray(value)) return value.map((one) => entered(one, depth + 1));
  const filled = Object.entries(value).filter(([, one]) => !isEmpty(one));
  return Object.fromEntries(filled.map(([key, one]) => [key, entered(one, depth + 1)]));
}

const isEmpty = (value: unknown): boolean => value === null || (typeof value === 'string' && value.trim() === '');

function goneParts(issue: z.core.$ZodIssue): readonly GonePart[] {
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => ({ path: [...issue.path, key] }));
  const isNoEntry =
    issue.code === 'invalid_type' && issue.expected === 'object' && typeof issue.path.at(-1) === 'number';
  return [{ path: issue.path, ...(isNoEntry ? { instead: {} } : {}) }];
}

function named(issue: z.core.$ZodIssue): readonly LeftOut[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), message: issue.message }];
  return issue.keys.map((key) => ({
    path: pathOf([...issue.path, key]),
    message: `Not supported: “${key.slice(0, MAX_ECHO_LENGTH)}”.`,
  }));
}

const pathOf = (path: readonly PropertyKey[]): string =>
  path.map((step) => String(step).slice(0, MAX_ECHO_LENGTH)).join('.');
