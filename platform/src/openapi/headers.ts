import {
  commitPosition,
  requestOrCorrelationId,
  type CommonRequestHeader,
  originRef,
  programVersion,
  type RequestHeader,
  type ResponseDefinition,
  type ResponseHeader,
  traceparent,
} from '@trackrecord/contracts';
import type { z } from 'zod';
import type { Header, JsonSchema, Parameter, Reference } from './openapi.js';
import { toJsonSchema } from './to-json-schema.js';

const REVISION_TAG: JsonSchema = { type: 'string', pattern: '^"\\d+"$', examples: ['"12"'] };
const REQUEST_ID: JsonSchema = toJsonSchema(requestOrCorrelationId, 'input');

const describeLenientHeader = (name: string, description: string, schema: z.ZodType): Parameter =>
  describeOptionalHeader(
    name,
    `${description} Ignored if it does not match the pattern.`,
    toJsonSchema(schema, 'input'),
  );

const describeOptionalHeader = (name: string, description: string, schema: Parameter['schema']): Parameter => ({
  name,
  in: 'header',
  required: false,
  description,
  schema,
});

/** Headers that requests may have. */
export const REQUEST_HEADERS = {
  'Idempotency-Key': describeOptionalHeader(
    'Idempotency-Key',
    'An id of this request. If it is repeated within 24 hours, the response is the same and nothing is done again. ' +
      'Another request with the same key is rejected (422).',
    { type: 'string', pattern: '^[\\x21-\\x7e]{1,200}$' },
  ),
  'If-Match': describeOptionalHeader(
    'If-Match',
    'The ETag that the change is based on. The request is rejected (412) if there is a newer one. `*` matches any.',
    { type: 'string', examples: ['"12"'] },
  ),
  'X-Min-Revision': describeOptionalHeader(
    'X-Min-Revision',
    'The minimum revision of the response, such as the ETag of the last write. If it is not reached in time, the ' +
      'response is 503.',
    { type: 'string', pattern: '^\\d{1,15}$' },
  ),
  'X-Min-Applications-Revision': describeOptionalHeader(
    'X-Min-Applications-Revision',
    'The minimum revision of the applications that the response depends on, such as the ETag of the last write to them.',
    { type: 'string', pattern: '^\\d{1,15}$' },
  ),
  'X-Access-Session': describeOptionalHeader(
    'X-Access-Session',
    'The id of an open access session to this person. Without it, the request is refused (403 `access-required`).',
    { type: 'string', format: 'uuid' },
  ),
  'X-Request-Id': describeOptionalHeader(
    'X-Request-Id',
    'An id for this request, chosen by the client. The response repeats it.',
    REQUEST_ID,
  ),
  'X-Correlation-Id': describeLenientHeader(
    'X-Correlation-Id',
    'An id that is the same for all requests of one task, such as a dictation. By default the request id.',
    requestOrCorrelationId,
  ),
  'X-Client': describeLenientHeader(
    'X-Client',
    'The program that sends the request, with its version.',
    programVersion,
  ),
  'X-Origin-Ref': describeLenientHeader(
    'X-Origin-Ref',
    'What the saved text came from: `work:` and the `X-Work-Id` of a suggestion, or `import:` and an id of the client.',
    originRef,
  ),
  'Last-Event-ID': describeOptionalHeader(
    'Last-Event-ID',
    'The position after which the tail continues; by default, only new events are sent.',
    toJsonSchema(commitPosition, 'input'),
  ),
  traceparent: describeLenientHeader(
    'traceparent',
    'The trace of the request, as W3C Trace Context defines it.',
    traceparent,
  ),
} as const satisfies Readonly<Record<RequestHeader | CommonRequestHeader, Parameter>>;

const describeRequiredHeader = (description: string, schema: Header['schema']): Header => ({
  required: true,
  description,
  schema,
});

/** Headers that responses have. */
export const RESPONSE_HEADERS = {
  ETag: describeRequiredHeader('The revision of the response.', REVISION_TAG),
  'Retry-After': describeRequiredHeader('The number of seconds to wait before the next attempt.', {
    type: 'string',
    pattern: '^\\d+$',
  }),
  Allow: describeRequiredHeader('The methods that this address supports.', { type: 'string' }),
  'WWW-Authenticate': describeRequiredHeader('The authentication scheme.', { type: 'string' }),
  'Content-Disposition': describeRequiredHeader('The file name.', { type: 'string' }),
  'X-Access-Idle-Until': describeRequiredHeader('When the access session ends unless it is used again.', {
    type: 'string',
    format: 'date-time',
  }),
  'X-AI-Engine': describeRequiredHeader('The engine that made the suggestion.', {
    type: 'string',
    enum: ['openai', 'rules'],
  }),
  'X-Work-Id': describeRequiredHeader(
    'The id of the work that made the suggestion. Send it as `X-Origin-Ref: work:ID` when you save it.',
    { type: 'string', format: 'uuid' },
  ),
  'X-Request-Id': describeRequiredHeader('The id of the request.', REQUEST_ID),
} as const satisfies Readonly<Record<ResponseHeader | 'X-Request-Id', Header>>;

/** Describes the headers of a response, X-Request-Id among them. */
export function describeResponseHeaders(
  presence: ResponseDefinition['headers'] = {},
): Readonly<Record<string, Header | Reference>> {
  const headers: Record<string, Header | Reference> = { 'X-Request-Id': toHeaderReference('X-Request-Id') };
  for (const name of RESPONSE_HEADER_NAMES) {
    if (presence[name] === 'always') headers[name] = toHeaderReference(name);
    if (presence[name] === 'sometimes') headers[name] = { ...RESPONSE_HEADERS[name], required: false };
  }
  return headers;
}

const RESPONSE_HEADER_NAMES = [
  'ETag',
  'Retry-After',
  'Allow',
  'WWW-Authenticate',
  'Content-Disposition',
  'X-Access-Idle-Until',
  'X-AI-Engine',
  'X-Work-Id',
] as const satisfies readonly ResponseHeader[];

const toHeaderReference = (name: keyof typeof RESPONSE_HEADERS): Reference => ({
  $ref: `#/components/headers/${name}`,
});
