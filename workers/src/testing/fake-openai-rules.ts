import type { Behaviour, ChatFormat } from './fake-openai-behaviours.js';
import type { ChatRequest, TranscriptionRequest } from './fake-openai-requests.js';

/** A request that the server received. */
export type ReceivedRequest = { readonly authorization: string | undefined } & (
  | { readonly kind: 'chat'; readonly chat: ChatRequest }
  | { readonly kind: 'transcription'; readonly transcription: TranscriptionRequest }
);

/** How the fake server differs from OpenAI's. */
export interface FakeServerOptions {
  /** Supported response formats; all by default. */
  readonly formats?: readonly ChatFormat[];
  /** The format of its rejections: OpenAI's `error`, or that of other servers. */
  readonly rejectionFormat?: 'openai' | 'detail' | 'text';
  /** The only accepted key; any by default. */
  readonly key?: string;
  /** Rejects `temperature` and `max_tokens`, like reasoning models. */
  readonly isReasoningModel?: boolean;
  /** Further parameters that it rejects, which it names. */
  readonly rejectedParameters?: readonly ('reasoning_effort' | 'stream' | 'stream_options')[];
  /** Reports no usage. */
  readonly hidesUsage?: boolean;
  /** Ignores `stream` and sends responses at once. */
  readonly ignoresStream?: boolean;
}

/** Returns the rejection of a request that OpenAI, or this server, does not accept; undefined if it is valid. */
export function validateLikeOpenAi(request: ReceivedRequest, options: FakeServerOptions): Behaviour | undefined {
  if (options.key !== undefined && request.authorization !== `Bearer ${options.key}`) {
    return { status: 401, error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } };
  }
  return request.kind === 'chat'
    ? (checkParameters(request.chat, options) ?? checkFormat(request.chat, options))
    : undefined;
}

function checkParameters(
  chat: ChatRequest,
  { isReasoningModel = false, rejectedParameters = [] }: FakeServerOptions,
): Behaviour | undefined {
  const rejectParameter = (param: string): Behaviour => ({
    status: 400,
    error: { message: `Unsupported parameter: '${param}' is not supported with this model.`, param },
  });
  if (isReasoningModel && chat.max_tokens !== undefined) return rejectParameter('max_tokens');
  if (isReasoningModel && chat.temperature !== undefined) return rejectParameter('temperature');
  const rejected = rejectedParameters.find((parameter) => chat[parameter] !== undefined);
  return rejected === undefined ? undefined : rejectParameter(rejected);
}

function checkFormat(
  { messages, response_format: format }: ChatRequest,
  options: FakeServerOptions,
): Behaviour | undefined {
  const { formats = ['json_schema', 'json_object'] } = options;
  if (format === undefined || format.type === 'text') return undefined;
  if (!formats.includes(format.type)) {
    return rejectRequest(`Invalid parameter: 'response_format' of type '${format.type}' is not supported.`, options);
  }
  if (format.type === 'json_object' && !messages.some(({ content }) => /json/i.test(content))) {
    return rejectRequest(
      "'messages' must contain the word 'json' to use 'response_format' of type 'json_object'.",
      options,
    );
  }
  const schemaError = format.type === 'json_schema' ? findSchemaError(format.json_schema.schema, []) : undefined;
  return schemaError === undefined
    ? undefined
    : {
        status: 400,
        error: { message: `Invalid schema for response_format: ${schemaError}`, param: 'response_format' },
      };
}

function rejectRequest(message: string, { rejectionFormat = 'openai' }: FakeServerOptions): Behaviour {
  switch (rejectionFormat) {
    case 'openai':
      return { status: 400, error: { message } };
    case 'detail':
      return { status: 422, body: JSON.stringify({ detail: message }) };
    case 'text':
      return { status: 404, body: message };
  }
}

/** The keywords that a strict JSON Schema may use. */
const KEYWORDS = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'description']);

/** Returns why a schema is not strict, or undefined if it is. */
function findSchemaError(schema: unknown, path: readonly string[]): string | undefined {
  if (typeof schema !== 'object' || schema === null) return `${path.join('.')} is not a schema`;
  const unknownKeyword = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknownKeyword !== undefined) return `${path.join('.')}: '${unknownKeyword}' is not permitted`;
  const { type, properties, required, additionalProperties, items } = schema as Record<string, unknown>;
  if (type === 'array') return findSchemaError(items, [...path, 'items']);
  if (type !== 'object') return path.length === 0 ? 'the root must be an object' : undefined;
  const fields = Object.keys(properties ?? {}).sort();
  if (additionalProperties !== false) return `${path.join('.')}: 'additionalProperties' must be false`;
  if (!Array.isArray(required) || required.toSorted().join() !== fields.join())
    return `${path.join('.')}: 'required' must list every property`;
  return Object.entries(properties ?? {})
    .map(([name, field]) => findSchemaError(field, [...path, name]))
    .find((error) => error !== undefined);
}
