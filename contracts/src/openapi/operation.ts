import { COMMON_ERRORS, errorAnswers, type ErrorSchema, type ErrorStatus } from './errors.js';
import { answerHeaders } from './headers.js';
import type { Answer, Content, Operation, Reference, Responses } from './openapi.js';
import { pathParameters, queryParameters } from './parameters.js';
import type { AnswerDefinition, RouteDefinition } from './route-definition.js';

/** The route table's part of an operation. */
interface TableEntry {
  readonly path: string;
  readonly carriesSuccess?: boolean;
}

/** A route as the document describes it. */
export function operationOf({ path, carriesSuccess = false }: TableEntry, definition: RouteDefinition): Operation {
  const { id, summary, description, tag, access, query, headers = [], body } = definition;
  return {
    operationId: id,
    summary,
    ...(description === undefined ? {} : { description }),
    tags: [tag],
    security: access === 'anybody' ? [] : [{ idToken: [] }],
    parameters: [
      ...pathParameters(path),
      ...(query ? queryParameters(query) : []),
      ...[...headers, 'X-Request-Id'].map((name): Reference => ({ $ref: `#/components/parameters/${name}` })),
    ],
    ...(body && {
      requestBody: {
        required: body.isOptional !== true,
        content: contentOf([body.type ?? 'application/json'], schemaAt(body.schema)),
      },
    }),
    responses: responsesOf(definition, carriesSuccess ? 'Unsuccessful' : 'Error'),
  };
}

function responsesOf({ access, answers, errors = [] }: RouteDefinition, schema: ErrorSchema): Responses {
  const signIn: readonly ErrorStatus[] = access === 'anybody' ? [] : access === 'owner' ? [401, 403] : [401];
  return {
    ...errorAnswers([...COMMON_ERRORS, ...signIn, ...errors], schema),
    ...Object.fromEntries(
      Object.entries(answers).flatMap(([status, answer]) => (answer ? [[status, answerOf(answer)] as const] : [])),
    ),
  };
}

const answerOf = ({ description, schema, types, headers }: AnswerDefinition): Answer => ({
  description,
  headers: answerHeaders(headers),
  ...(schema && { content: contentOf(['application/json'], schemaAt(schema)) }),
  ...(types && { content: contentOf(types, {}) }),
});

const contentOf = (types: readonly string[], schema: Content[string]['schema']): Content =>
  Object.fromEntries(types.map((type) => [type, { schema }]));

const schemaAt = (name: string): Reference => ({ $ref: `#/components/schemas/${name}` });
