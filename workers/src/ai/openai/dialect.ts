import type OpenAI from 'openai';
import type { JsonSchema } from './strict-schema.js';
import type { ReasoningEffort } from './settings.js';

/** How structured output is requested, most reliable first. */
const FORMATS = ['json_schema', 'json_object', 'prompt'] as const;

/**
 * The subset of OpenAI's API that a server and its model support. Many compatible servers lack structured outputs;
 * reasoning models reject `temperature` and `max_tokens`, others `reasoning_effort`.
 */
export interface Dialect {
  readonly format: (typeof FORMATS)[number];
  readonly tokenLimitParameter: 'max_tokens' | 'max_completion_tokens';
  readonly canSetTemperature: boolean;
  readonly canSetReasoningEffort: boolean;
  /** OpenAI streams some models only to verified organizations. */
  readonly canStream: boolean;
  /** Whether the server accepts `stream_options`, with which it reports the tokens of a stream. */
  readonly canReportUsage: boolean;
}

/** The full API, which is tried first with every compatible server. */
export const FULL_DIALECT: Dialect = {
  format: 'json_schema',
  tokenLimitParameter: 'max_tokens',
  canSetTemperature: true,
  canSetReasoningEffort: true,
  canStream: true,
  canReportUsage: true,
};

/** Returns the dialect to begin with. OpenAI itself knows `max_completion_tokens` for all models; Ollama ignores it. */
export const getInitialDialect = (baseUrl: string | undefined): Dialect =>
  baseUrl === undefined ? { ...FULL_DIALECT, tokenLimitParameter: 'max_completion_tokens' } : FULL_DIALECT;

const REJECTION_STATUSES = new Set([400, 404, 422]);
const TEMPERATURE = 0.2;

/** Simpler dialects by the parameter that a server rejects. */
const SIMPLIFICATIONS: Readonly<Record<string, Partial<Dialect>>> = {
  temperature: { canSetTemperature: false },
  max_tokens: { tokenLimitParameter: 'max_completion_tokens' },
  reasoning_effort: { canSetReasoningEffort: false },
  stream: { canStream: false },
  stream_options: { canReportUsage: false },
};

/** How servers that do not name the parameter speak of it. */
const MENTIONS: readonly (readonly [RegExp, string])[] = [
  [/reasoning_effort|not support thinking|invalid reasoning value/i, 'reasoning_effort'],
  [/stream_options/, 'stream_options'],
];

/**
 * Returns the next simpler dialect after a rejected request, or undefined if the rejection has another reason. Only a
 * 400, 404 or 422 that names the response format or an unsupported parameter counts.
 */
export function simplifyDialect(dialect: Dialect, rejection: ServerRejection): Dialect | undefined {
  if (!REJECTION_STATUSES.has(rejection.status)) return undefined;
  const mentioned = MENTIONS.filter(([pattern]) => pattern.test(rejection.body)).map(([, parameter]) => parameter);
  const parameters = rejection.param === undefined ? mentioned : [rejection.param];
  for (const parameter of parameters) {
    const simpler = simplify(dialect, SIMPLIFICATIONS[parameter]);
    if (simpler) return simpler;
  }
  // Rejected for this parameter although it is no longer sent.
  if (rejection.param !== undefined && rejection.param in SIMPLIFICATIONS) return undefined;
  const format = FORMATS[FORMATS.indexOf(dialect.format) + 1];
  return format !== undefined && /response_format|json_schema/.test(rejection.body)
    ? { ...dialect, format }
    : undefined;
}

/** Returns undefined if the dialect is that simple already. */
function simplify(dialect: Dialect, changes: Partial<Dialect> = {}): Dialect | undefined {
  const simpler = { ...dialect, ...changes };
  return JSON.stringify(simpler) === JSON.stringify(dialect) ? undefined : simpler;
}

/** A rejected request: status, rejected parameter, and body, which must not be logged. */
export interface ServerRejection {
  readonly status: number;
  readonly param: string | undefined;
  readonly body: string;
}

type RequestParameters = Pick<
  OpenAI.ChatCompletionCreateParams,
  | 'max_tokens'
  | 'max_completion_tokens'
  | 'temperature'
  | 'reasoning_effort'
  | 'stream'
  | 'stream_options'
  | 'response_format'
>;

/** What a prompt requests. */
export interface RequestedOutput {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly maxTokens: number;
  readonly reasoningEffort: ReasoningEffort;
}

/** Returns the parameters of a request in a dialect. */
export const toRequestParameters = (dialect: Dialect, output: RequestedOutput): RequestParameters => ({
  [dialect.tokenLimitParameter]: output.maxTokens,
  ...(dialect.canSetTemperature ? { temperature: TEMPERATURE } : {}),
  ...(dialect.canSetReasoningEffort ? { reasoning_effort: output.reasoningEffort } : {}),
  ...(dialect.canStream ? { stream: true } : {}),
  ...(dialect.canStream && dialect.canReportUsage ? { stream_options: { include_usage: true } } : {}),
  ...toResponseFormat(dialect.format, output),
});

function toResponseFormat(format: Dialect['format'], { name, schema }: RequestedOutput): RequestParameters {
  switch (format) {
    case 'json_schema':
      return { response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } } };
    case 'json_object':
      return { response_format: { type: 'json_object' } };
    case 'prompt':
      return {};
  }
}
