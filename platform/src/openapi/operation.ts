import {
  COMMON_REQUEST_HEADERS,
  type Endpoint,
  type ErrorStatus,
  type ResponseDefinition,
  type Endpoints,
  ONBOARDING_STEPS,
  QUEUES,
  type PathParameter,
  viewProjection,
} from '@trackrecord/contracts';
import type { z } from 'zod';
import { COMMON_ERRORS, createErrorResponses } from './errors.js';
import { describeResponseHeaders } from './headers.js';
import type { Content, JsonSchema, Operation, Reference, Response, Responses, Parameter } from './openapi.js';
import { type SchemaConverter, toJsonSchema } from './to-json-schema.js';

const ID_TOKEN: Operation['security'] = [{ idToken: [] }];
const SECURITY: Readonly<Record<Endpoint['access'], Operation['security']>> = {
  public: [],
  extension: [{ browserToken: [] }],
  'signed-in': ID_TOKEN,
  owner: ID_TOKEN,
  staff: ID_TOKEN,
};

const ACCESS_ERRORS: Readonly<Record<Endpoint['access'], readonly ErrorStatus[]>> = {
  public: [],
  extension: [401],
  'signed-in': [401],
  owner: [401, 403],
  staff: [401, 403],
};

/** Describes an endpoint as an operation of the document. */
export function toOperation(operationId: string, endpoint: Endpoint, schemas: SchemaConverter): Operation {
  const { path, summary, description, tag, access, roles, query, headers = [], body } = endpoint;
  return {
    operationId,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    security: SECURITY[access],
    ...(roles && { 'x-roles': roles }),
    parameters: [
      ...describePathParameters(path),
      ...(query ? describeQueryParameters(query) : []),
      ...[...headers, ...COMMON_REQUEST_HEADERS].map((name): Reference => ({
        $ref: `#/components/parameters/${name}`,
      })),
    ],
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: toContent([body.contentType ?? 'application/json'], schemas.convert(body.schema, 'input')),
      },
    }),
    responses: toResponses(endpoint, schemas),
  };
}

function toResponses(
  { access, accessSession, responses, errors = [], hasSuccessField }: Endpoint,
  schemas: SchemaConverter,
): Responses {
  const accessErrors = ACCESS_ERRORS[access];
  const accessHeaders = accessSession && ({ 'X-Access-Idle-Until': 'always' } as const);
  const schema = hasSuccessField === true ? 'Unsuccessful' : 'Error';
  return {
    ...createErrorResponses([...COMMON_ERRORS, ...accessErrors, ...errors], schema),
    ...Object.fromEntries(
      Object.entries(responses).flatMap(([status, response]) =>
        response
          ? [
              [
                status,
                toResponse({ ...response, headers: { ...response.headers, ...accessHeaders } }, schemas),
              ] as const,
            ]
          : [],
      ),
    ),
  };
}

const toResponse = (
  { description, schema, contentTypes, headers }: ResponseDefinition,
  schemas: SchemaConverter,
): Response => ({
  description,
  headers: describeResponseHeaders(headers),
  ...(schema && { content: toContent(['application/json'], schemas.convert(schema, 'output')) }),
  ...(contentTypes && { content: toContent(contentTypes, {}) }),
});

const toContent = (types: readonly string[], schema: JsonSchema | Reference): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const nonEmptyText = { type: 'string', minLength: 1 } as const;

const PATH_PARAMETERS: Readonly<
  Record<PathParameter<Endpoints[keyof Endpoints]['path']>, Pick<Parameter, 'description' | 'schema'>>
> = {
  uid: {
    description: 'The id of a user: of the signed-in one (the `sub` of the token) unless the operation has `x-roles`.',
    schema: nonEmptyText,
  },
  queue: { description: 'A queue.', schema: { type: 'string', enum: [...QUEUES] } },
  stream: { description: 'The name of a stream, such as `profile-<uid>`.', schema: nonEmptyText },
  revision: { description: 'The number of an event in its stream, from 0.', schema: nonEmptyText },
  projection: { description: 'A projection.', schema: { type: 'string', enum: [...viewProjection.options] } },
  feed: { description: 'The id of a feed in the configuration.', schema: nonEmptyText },
  step: { description: 'A step of the wizard.', schema: { type: 'string', enum: [...ONBOARDING_STEPS] } },
  eventId: { description: 'The `eventId` of an event, such as a change in the history.', schema: nonEmptyText },
  applicationId: { description: 'The id of an application.', schema: nonEmptyText },
  address: { description: 'The secret of a calendar, and `.ics`.', schema: nonEmptyText },
  entryId: { description: 'The id of a note, person or amount of an application.', schema: nonEmptyText },
  profileId: { description: 'The `_id` of the profile, which is the uid.', schema: nonEmptyText },
  jobId: { description: 'The `jobId` of a job.', schema: nonEmptyText },
  id: {
    description:
      'The id of an erasure, an access session, a rebuild, an approval, a connected browser, an event or a correlation. ' +
      'Clients choose those of correlations; all others are UUIDs.',
    schema: nonEmptyText,
  },
  asset: { description: 'A file of the documentation page.', schema: nonEmptyText },
};

const hasDescription = (name: string): name is keyof typeof PATH_PARAMETERS => Object.hasOwn(PATH_PARAMETERS, name);

/** Describes the parameters of a path. @throws for a parameter without a description. */
const describePathParameters = (path: string): readonly Parameter[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']): Parameter => {
    if (!hasDescription(name)) throw new Error(`{${name}} in ${path} has no description`);
    return { name, in: 'path', required: true, ...PATH_PARAMETERS[name] };
  });

/** Describes the fields of a query. @throws for a field without a description. */
function describeQueryParameters(query: z.ZodType): readonly Parameter[] {
  const { properties = {}, required = [] } = toJsonSchema(query, 'input');
  return Object.entries(properties).map(([name, field]): Parameter => {
    if (typeof field === 'boolean' || field.description === undefined) {
      throw new Error(`?${name}= has no description`);
    }
    const { description, ...schema } = field;
    return { name, in: 'query', required: required.includes(name), description, schema };
  });
}
