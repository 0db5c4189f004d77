import type { z } from 'zod';

/**
 * The sentence for a broken rule that has none of its own, naming the field: zod's texts are for programmers, and the
 * sentence of an answer is for the user (design.md section 4). Give it to a parse as its `error`.
 */
export const plainSentence: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === 'unrecognized_keys') return `Unknown field: ${(issue.keys[0] ?? '').slice(0, LONGEST_ECHO)}`;
  const field = nameOf(issue.path ?? []);
  const are = PLURAL.test(field) ? 'are' : 'is';
  if (issue.code !== 'invalid_type') return `${field} ${are} not valid`;
  return issue.input === undefined
    ? `${field} ${are} required`
    : `${field} must be ${KINDS[issue.expected] ?? 'another value'}`;
};

/** Lists are named for what they hold: projects, preferred roles. */
const PLURAL = /[^s]s$/;

/** A client chose the name of an unknown field: it is not repeated at any length. */
const LONGEST_ECHO = 60;

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'yes or no',
  array: 'a list',
  object: 'a group of fields',
  record: 'a group of fields',
};

/** Names that do not follow from the words of the key. */
const NAMES: Readonly<Record<string, string>> = { personalInfo: 'Personal information', linkedInUrl: 'LinkedIn URL' };

/** The field at a path in words; an entry of a list is called after the list. */
function nameOf(path: readonly PropertyKey[]): string {
  const key = path.findLast((part) => typeof part === 'string');
  if (key === undefined) return 'The request';
  return NAMES[key] ?? sentenceCase(key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase());
}

function sentenceCase(words: string): string {
  const named = words.replace(/\b(url|id)$/, (word) => word.toUpperCase());
  return named.charAt(0).toUpperCase() + named.slice(1);
}
