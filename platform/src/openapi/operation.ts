import {
  COMMON_REQUEST_HEADERS,
  type Endpoint,
  type ErrorStatus,
  type ResponseDefinition,
  type Endpoints,
  ONBOARDING_STEPS,
  type PathParameter,
} from '@trackrecord/contracts';
import type { z } from 'zod';
import { COMMON_ERRORS, errorResponses } from './errors.js';
import { responseHeaders } from './headers.js';
import type { Content, JsonSchema, Operation, Reference, Response, Responses, Parameter } from './openapi.js';
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
      ...[...headers, ...COMMON_REQUEST_HEADERS].map((name): Reference => ({
        $ref: `#/components/parameters/${name}`,
      })),
    ],
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: toContent([body.contentType ?? 'application/json'], convertSchema(body.schema, 'input')),
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
  ...(schema && { content: toContent(['application/json'], convertSchema(schema, 'output')) }),
  ...(contentTypes && { content: toContent(contentTypes, {}) }),
});

const toContent = (types: readonly string[], schema: JsonSchema | Reference): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const COMPONENT_NAMES = {
  input: new Map<z.ZodType, string>(Object.entries(REQUEST_SCHEMAS).map(([name, schema]) => [schema, name])),
  output: new Map<z.ZodType, string>(Object.entries(RESPONSE_SCHEMAS).map(([name, schema]) => [schema, name])),
};

/** References the component of a schema; inlines a schema without one. */
function convertSchema(schema: z.ZodType, io: 'input' | 'output'): JsonSchema | Reference {
  const name = COMPONENT_NAMES[io].get(schema);
  return name === undefined ? toJsonSchema(schema, io) : { $ref: `#/components/schemas/${name}` };
}

const nonEmptyText = { type: 'string', minLength: 1 } as const;

const PATH_PARAMETERS: Readonly<
  Record<PathParameter<Endpoints[keyof Endpoints]['path']>, Pick<Parameter, 'description' | 'schema'>>
> = {
  uid: { description: 'The id of the signed-in user: the `sub` of the token.', schema: nonEmptyText },
  step: { description: 'A step of the wizard.', schema: { type: 'string', enum: [...ONBOARDING_STEPS] } },
  eventId: { description: 'The `eventId` of a change in the history.', schema: nonEmptyText },
  profileId: { description: 'The `_id` of the profile, which is the uid.', schema: nonEmptyText },
  jobId: { description: 'The `jobId` of a job.', schema: nonEmptyText },
  id: { description: 'The id of an erasure.', schema: { type: 'string', format: 'uuid' } },
  asset: { description: 'A file of the documentation page.', schema: nonEmptyText },
};

const isDescribed = (name: string): name is keyof typeof PATH_PARAMETERS => Object.hasOwn(PATH_PARAMETERS, name);

/** Describes the parameters of a path. @throws for a parameter without a description. */
const pathParameters = (path: string): readonly Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    if (!isDescribed(name)) throw new Error(`{${name}} in ${path} has no description`);
    return { name, in: 'path', required: true, ...PATH_PARAMETERS[name] };
  });

/** Describes the fields of a query. @throws for a field without a description. */
function queryParameters(query: z.ZodType): readonly Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(query, 'input');
  return Object.entries(properties).map(([name, field]): Parameter => {
    if (typeof field === 'boolean' || field.description === undefined) {
      throw new Error(`?${name}= has no description`);
    }
    const { description, ...schema } = field;
    return { name, in: 'query', required: required.includes(name), description, schema };
  });
}
