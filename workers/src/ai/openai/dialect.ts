import type OpenAI from 'openai';
import type { JsonSchema } from './strict-schema.js';

/** How structured output is requested, most reliable first. */
const FORMATS = ['json_schema', 'json_object', 'prompt'] as const;

/**
 * The subset of OpenAI's API that a server supports. Many compatible servers lack structured outputs; reasoning models
 * reject `temperature` and `max_tokens`.
 */
export interface Dialect {
  readonly format: (typeof FORMATS)[number];
  readonly tokenLimitParameter: 'max_tokens' | 'max_completion_tokens';
  readonly canSetTemperature: boolean;
}

/** The full API, which is tried first with every server. */
export const FULL_DIALECT: Dialect = {
  format: 'json_schema',
  tokenLimitParameter: 'max_tokens',
  canSetTemperature: true,
};

const REJECTION_STATUSES = new Set([400, 404, 422]);
const TEMPERATURE = 0.2;

/**
 * Returns the next simpler dialect after a rejected request, or undefined if the rejection has another reason. Only a
 * 400, 404 or 422 that names the response format or an unsupported parameter counts.
 */
export function simplifyDialect(dialect: Dialect, rejection: ServerRejection): Dialect | undefined {
  if (!REJECTION_STATUSES.has(rejection.status)) return undefined;
  if (rejection.param === 'temperature')
    return dialect.canSetTemperature ? { ...dialect, canSetTemperature: false } : undefined;
  if (rejection.param === 'max_tokens') {
    return dialect.tokenLimitParameter === 'max_tokens'
      ? { ...dialect, tokenLimitParameter: 'max_completion_tokens' }
      : undefined;
  }
  const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
  return format !== undefined && /response_format|json_schema/.test(rejection.body)
    ? { ...dialect, format }
    : undefined;
}

/** A rejected request: status, rejected parameter, and body, which must not be logged. */
export interface ServerRejection {
  readonly status: number;
  readonly param: string | undefined;
  readonly body: string;
}

type RequestParameters = Pick<
  OpenAI.ChatCompletionCreateParamsNonStreaming,
  'max_tokens' | 'max_completion_tokens' | 'temperature' | 'response_format'
>;

/** Returns the parameters of a request in a dialect. */
export const toRequestParameters = (
  { format, tokenLimitParameter, canSetTemperature }: Dialect,
  maxTokens: number,
  name: string,
  schema: JsonSchema,
): RequestParameters => ({
  [tokenLimitParameter]: maxTokens,
  ...(canSetTemperature ? { temperature: TEMPERATURE } : {}),
  ...toResponseFormat(format, name, schema),
});

function toResponseFormat(format: Dialect['format'], name: string, schema: JsonSchema): RequestParameters {
  switch (format) {
    case 'json_schema':
      return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'prompt':
      return {};
  }
}
