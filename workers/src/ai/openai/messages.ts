import type OpenAI from 'openai';
import type { z } from 'zod';
import type { Dialect } from './dialect.js';
import type { JsonSchema } from './strict-schema.js';

type Message = OpenAI.ChatCompletionMessageParam;

/** Maximum length of an invalid response that is sent back, in UTF-16 units. */
const MAX_ECHOED_LENGTH = 4_000;

/** Returns the system message, with the schema unless that is sent as a parameter, and the user message with the data. */
export function createInitialMessages(
  { format }: Dialect,
  schema: JsonSchema,
  system: string,
  data: Readonly<Record<string, unknown>>,
): Message[] {
  const schemaInstructions =
    format === 'json_schema'
      ? ''
      : `\n\nAnswer with one JSON object of this JSON schema, without any other text:\n${JSON.stringify(schema)}`;
  return [
    { role: 'system', content: system + schemaInstructions },
    { role: 'user', content: `<data>\n${escapeData(data)}\n</data>` },
  ];
}

/** Maximum number of issues that a correction message lists. */
const MAX_ISSUES = 10;

/** Describes what is wrong with a response that is no valid JSON object; `issues` are those of the schema. */
export function describeInvalidResponse(issues: readonly z.core.$ZodIssue[] | undefined): string {
  const details = issues?.slice(0, MAX_ISSUES).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
  const summary = details === undefined ? 'That was not JSON.' : `That JSON was wrong: ${details.join('; ')}.`;
  return `${summary} Answer again with the whole JSON object of the right shape, nothing else.`;
}

/** Returns the messages that ask for a correction: the response and what is wrong with it. */
export const createCorrectionMessages = (content: string, fault: string): Message[] => [
  { role: 'assistant', content: content.slice(0, MAX_ECHOED_LENGTH) },
  { role: 'user', content: fault },
];

/** Escapes `<`, so that user text cannot close the data element. */
const escapeData = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c');
