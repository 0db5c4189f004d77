import type { Endpoint, ErrorStatus, ResponseDefinition } from '@trackrecord/contracts';
import type { z } from 'zod';
import { COMMON_ERRORS, errorResponses } from './errors.js';
import { responseHeaders } from './headers.js';
import type { Content, JsonSchema, Operation, Reference, Response, Responses } from './openapi.js';
import { pathParameters, queryParameters } from './parameters.js';
import { REQUEST_SCHEMAS } from './request-schemas.js';
import { RESPONSE_SCHEMAS } from './response-schemas.js';
import { toJsonSchema } from './to-json-schema.js';

/** Describes an endpoint as an operation of the document. */
export function toOperation(operationId: string, endpoint: Endpoint): Operation {
  const { path, summary, description, tag, access, query, headers = [], body } = endpoint;
  return {
    operationId,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    security: access === 'public' ? [] : [{ idToken: [] }],
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(query) : []),
      ...[...headers, 'X-Request-Id'].map((name): Reference => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: toContent([body.contentType ?? 'application/json'], schemaOf(body.schema, 'input')),
      },
    }),
    responses: toResponses(endpoint),
  };
}

function toResponses({ access, responses, errors = [], hasSuccessField }: Endpoint): Responses {
  const signIn: readonly ErrorStatus[] = access === 'public' ? [] : access === 'owner' ? [401, 403] : [401];
  const schema = hasSuccessField === true ? 'Unsuccessful' : 'Error';
  return {
    ...errorResponses([...COMMON_ERRORS, ...signIn, ...errors], schema),
    ...Object.fromEntries(
      Object.entries(responses).flatMap(([status, response]) =>
        response ? [[status, toResponse(response)] as const] : [],
      ),
    ),
  };
}

const toResponse = ({ description, schema, contentTypes, headers }: ResponseDefinition): Response => ({
  description,
  headers: responseHeaders(headers),
  ...(schema && { content: toContent(['application/json'], schemaOf(schema, 'output')) }),
  ...(contentTypes && { content: toContent(contentTypes, {}) }),
});

const toContent = (types: readonly string[], schema: JsonSchema | Reference): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const COMPONENT_NAMES = {
  input: new Map<z.ZodType, string>(Object.entries(REQUEST_SCHEMAS).map(([name, schema]) => [schema, name])),
  output: new Map<z.ZodType, string>(Object.entries(RESPONSE_SCHEMAS).map(([name, schema]) => [schema, name])),
};

/** References the component of a schema; inlines a schema without one. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema | Reference {
  const name = COMPONENT_NAMES[io].get(schema);
  return name === undefined ? toJsonSchema(schema, io) : { $ref: `#/components/schemas/${name}` };
}
