import type { z } from 'zod';
import { getFieldName } from './field-name.js';

/**
 * Returns the message for a violation of a rule that has no message of its own. It begins with the name of the field.
 * The default messages of zod are for programmers; messages in responses are for users. Pass this function to `parse`
 * as `error`.
 */
export const plainSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${(issue.keys[0] ?? '').slice(0, MAX_ECHO_LENGTH)}`;
  const field = getFieldName(issue.path ?? []);
  const verb = PLURAL.test(field) ? 'are' : 'is';
  if (issue.code !== 'invalid_type') return `${field} ${verb} not valid`;
  return issue.input === undefined
    ? `${field} ${verb} required`
    : `${field} must be ${KIND_NAMES[issue.expected] ?? 'another value'}`;
};

/** Matches plural names: projects, preferred roles. */
const PLURAL = /[^s]s$/;

/** Names of unknown fields come from the client, so they are truncated. */
const MAX_ECHO_LENGTH = 60;

/** The kinds of values of zod, in the words of messages. */
const KIND_NAMES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};
