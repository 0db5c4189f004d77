import type { FakeServer, ReceivedRequest } from './fake-openai.js';
import type { Behaviour } from './fake-openai-behaviours.js';
import type { ChatRequest } from './fake-openai-requests.js';

/** What OpenAI's own server refuses, and this one beyond that; nothing where a request is in order. */
export function unlikeOpenAi(request: ReceivedRequest, fake: FakeServer): Behaviour | undefined {
  if (fake.key !== undefined && request.authorization !== `Bearer ${fake.key}`) {
    return { status: 401, error: { message: 'Incorrect API key provided', code: 'invalid_api_key' } };
  }
  return request.kind === 'chat' ? (parameterFault(request.chat, fake) ?? formatFault(request.chat, fake)) : undefined;
}

function parameterFault(chat: ChatRequest, { reasoning = false }: FakeServer): Behaviour | undefined {
  const unsupported = (param: string): Behaviour => ({
    status: 400,
    error: { message: `Unsupported parameter: '${param}' is not supported with this model.`, param },
  });
  if (reasoning && chat.max_tokens !== undefined) return unsupported('max_tokens');
  if (reasoning && chat.temperature !== undefined) return unsupported('temperature');
  return undefined;
}

function formatFault({ messages, response_format: format }: ChatRequest, fake: FakeServer): Behaviour | undefined {
  const { formats = ['json_schema', 'json_object'] } = fake;
  if (format === undefined || format.type === 'text') return undefined;
  if (!formats.includes(format.type)) {
    return refusal(`Invalid parameter: 'response_format' of type '${format.type}' is not supported.`, fake);
  }
  if (format.type === 'json_object' && !messages.some(({ content }) => /json/i.test(content))) {
    return refusal("'messages' must contain the word 'json' to use 'response_format' of type 'json_object'.", fake);
  }
  const wrong = format.type === 'json_schema' ? notStrict(format.json_schema.schema, []) : undefined;
  return wrong === undefined
    ? undefined
    : { status: 400, error: { message: `Invalid schema for response_format: ${wrong}`, param: 'response_format' } };
}

function refusal(message: string, { refusals = 'openai' }: FakeServer): Behaviour {
  switch (refusals) {
    case 'openai':
      return { status: 400, error: { message } };
    case 'detail':
      return { status: 422, body: JSON.stringify({ detail: message }) };
    case 'text':
      return { status: 404, body: message };
  }
}

const KEYWORDS = new Set(['type', 'properties', 'required', 'additionalProperties', 'items', 'enum', 'description']);

/** Why a schema is not of the strict form, or nothing. */
function notStrict(schema: unknown, path: readonly string[]): string | undefined {
  if (typeof schema !== 'object' || schema === null) return `${path.join('.')} is not a schema`;
  const unknown = Object.keys(schema).find((keyword) => !KEYWORDS.has(keyword));
  if (unknown !== undefined) return `${path.join('.')}: '${unknown}' is not permitted`;
  const { type, properties, required, additionalProperties, items } = schema as Record<string, unknown>;
  if (type === 'array') return notStrict(items, [...path, 'items']);
  if (type !== 'object') return path.length === 0 ? 'the root must be an object' : undefined;
  const fields = Object.keys(properties ?? {}).sort();
  if (additionalProperties !== false) return `${path.join('.')}: 'additionalProperties' must be false`;
  if (!Array.isArray(required) || required.toSorted().join() !== fields.join()) return `${path.join('.')}: 'required'`;
  return Object.entries(properties ?? {})
    .map(([name, field]) => notStrict(field, [...path, name]))
    .find((wrong) => wrong !== undefined);
}
