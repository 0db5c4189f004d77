import type { z } from 'zod';
import { nameOfField } from '../field-name.js';

/**
 * The sentence for a broken rule that has none of its own, naming the field: zod's texts are for programmers, and the
 * sentence of an answer is for the user (design.md section 4). Give it to a parse as its `error`.
 */
export const plainSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${(issue.keys[0] ?? '').slice(0, MAX_ECHO_LENGTH)}`;
  const field = nameOfField(issue.path ?? []);
  const are = PLURAL.test(field) ? 'are' : 'is';
  if (issue.code !== 'invalid_type') return `${field} ${are} not valid`;
  return issue.input === undefined
    ? `${field} ${are} required`
    : `${field} must be ${KINDS[issue.expected] ?? 'another value'}`;
};

/** Lists are named for what they hold: projects, preferred roles. */
const PLURAL = /[^s]s$/;

/** A client chose the name of an unknown field: it is not repeated at any length. */
const MAX_ECHO_LENGTH = 60;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};
