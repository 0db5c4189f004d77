import type OpenAI from 'openai';
import type { JsonSchema } from './strict-schema.js';

/** How an answer of a given shape is asked for, the surest way first. */
const FORMATS = ['json_schema', 'json_object', 'prompt'] as const;

/**
 * What a server understands of OpenAI's API. Many compatible servers lack structured outputs; reasoning models take no
 * temperature and know the limit of an answer by another name.
 */
export interface Dialect {
  readonly format: (typeof FORMATS)[number];
  readonly limit: 'max_tokens' | 'max_completion_tokens';
  readonly temperature: boolean;
}

/** The whole of the API, which every server is first spoken to in. */
export const FULL_DIALECT: Dialect = { format: 'json_schema', limit: 'max_tokens', temperature: true };

const REFUSING = new Set([400, 404, 422]);
const CREATIVITY = 0.2;

/**
 * The next simpler dialect after a server refused a request, or nothing where the refusal is about something else: only
 * a 400, 404 or 422 that names the response format, or names a parameter as the one it does not take.
 */
export function simplerDialect(dialect: Dialect, refusal: ServerRefusal): Dialect | undefined {
  if (!REFUSING.has(refusal.status)) return undefined;
  if (refusal.param === 'temperature') return dialect.temperature ? { ...dialect, temperature: false } : undefined;
  if (refusal.param === 'max_tokens') {
    return dialect.limit === 'max_tokens' ? { ...dialect, limit: 'max_completion_tokens' } : undefined;
  }
  const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
  return format !== undefined && /response_format|json_schema/.test(refusal.body) ? { ...dialect, format } : undefined;
}

/** What a server said when it refused: its status, the parameter it named, and its words, which are never logged. */
export interface ServerRefusal {
  readonly status: number;
  readonly param: string | undefined;
  readonly body: string;
}

type Parameters = Pick<
  OpenAI.ChatCompletionCreateParamsNonStreaming,
  'max_tokens' | 'max_completion_tokens' | 'temperature' | 'response_format'
>;

/** The parameters of a request in a dialect: at most so many tokens, in this shape. */
export const parameters = (
  { format, limit, temperature }: Dialect,
  mostTokens: number,
  name: string,
  schema: JsonSchema,
): Parameters => ({
  [limit]: mostTokens,
  ...(temperature ? { temperature: CREATIVITY } : {}),
  ...responseFormat(format, name, schema),
});

function responseFormat(format: Dialect['format'], name: string, schema: JsonSchema): Parameters {
  switch (format) {
    case 'json_schema':
      return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'prompt':
      return {};
  }
}
