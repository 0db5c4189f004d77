import { API_ROUTES, type RouteName } from '../http/routes.js';
import { ANSWER_SCHEMAS } from './answer-schemas.js';
import { BODY_SCHEMAS } from './body-schemas.js';
import { ROUTE_DEFINITIONS } from './definitions.js';
import { COMMON_ERRORS, errorAnswers, errorComponents } from './errors.js';
import { ANSWER_HEADERS, REQUEST_HEADERS } from './headers.js';
import type { OpenApiDocument, Operation, PathItem } from './openapi.js';
import { operationOf } from './operation.js';
import { TAGS } from './tags.js';
import { componentSchemas } from './to-json-schema.js';

const DESCRIPTION = [
  'Job search and career profiles. Where a route has a lock, a request carries a Firebase ID token',
  '(`Authorization: Bearer …`) and is about its owner.',
  '',
  'Errors have one shape: a sentence for the person (`error`, and the same in `message`), a `code` for programs,',
  '`details` where fields are wrong, and the id of the request. Answers that carry `success` say `success: false` then.',
  '',
  'Every write returns the new revision in the `ETag` header. Pass it as `X-Min-Revision` to read your own write.',
].join('\n');

/** The whole API as OpenAPI 3.1, from the route table and the schemas that check requests (design.md section 4). */
export const openApiDocument = (): OpenApiDocument => ({
  openapi: '3.1.1',
  info: { title: 'Trackrecord', version: '1', description: DESCRIPTION },
  servers: [{ url: '/', description: 'This server.' }],
  tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  paths: pathsOf(),
  components: {
    schemas: { ...componentSchemas(ANSWER_SCHEMAS, 'output'), ...componentSchemas(BODY_SCHEMAS, 'input') },
    responses: errorComponents(),
    parameters: REQUEST_HEADERS,
    headers: ANSWER_HEADERS,
    securitySchemes: {
      idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A Firebase ID token.' },
    },
  },
  'x-elsewhere': { responses: errorAnswers([...COMMON_ERRORS, 404, 405], 'Error') },
});

function pathsOf(): Readonly<Record<string, PathItem>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const route of API_ROUTES) {
    const operations = (paths[route.path] ??= {});
    operations[route.method.toLowerCase()] = operationOf(route, ROUTE_DEFINITIONS[nameOf(route)]);
  }
  return paths;
}

const nameOf = ({ method, path }: (typeof API_ROUTES)[number]): RouteName => `${method} ${path}` as RouteName;
