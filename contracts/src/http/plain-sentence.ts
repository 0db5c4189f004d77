import type { z } from 'zod';
import { getFieldName } from '../field-name.js';

/**
 * Returns the message of a rule without its own message, with the name of the field. The default messages of zod are
 * for programmers; messages in responses are for users. Pass it to `parse` as `error`.
 */
export const plainSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${(issue.keys[0] ?? '').slice(0, MAX_ECHO_LENGTH)}`;
  const field = getFieldName(issue.path ?? []);
  const are = PLURAL.test(field) ? 'are' : 'is';
  if (issue.code !== 'invalid_type') return `${field} ${are} not valid`;
  return issue.input === undefined
    ? `${field} ${are} required`
    : `${field} must be ${KINDS[issue.expected] ?? 'another value'}`;
};

/** Matches plural names: projects, preferred roles. */
const PLURAL = /[^s]s$/;

/** Names of unknown fields come from the client, so they are truncated. */
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
