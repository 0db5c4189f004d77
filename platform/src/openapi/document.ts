import { ALL_ENDPOINTS, plainErrorBody, TAGS, unsuccessfulBody } from '@trackrecord/contracts';
import { COMMON_ERRORS, createErrorComponents, createErrorResponses } from './errors.js';
import { describeResponseHeaders, REQUEST_HEADERS, RESPONSE_HEADERS } from './headers.js';
import type { OpenApiDocument, Operation, PathItem } from './openapi.js';
import { toOperation } from './operation.js';
import { SchemaConverter } from './to-json-schema.js';

const DESCRIPTION = [
  'Job search and career profiles. Routes with a lock require a Firebase ID token (`Authorization: Bearer …`)',
  'and concern its owner.',
  '',
  'All errors have the same shape: a message for the user (`error` and `message`), a `code` for programs, `details` if',
  'fields are invalid, and the id of the request. On routes with a `success` field, it is `false`.',
  '',
  'Every write returns the new revision in the `ETag` header. Pass it as `X-Min-Revision` to read your own write.',
].join('\n');

/** Describes the API as an OpenAPI 3.1 document, from its endpoints. */
export function createOpenApiDocument(): OpenApiDocument {
  const schemas = new SchemaConverter();
  // The error responses refer to them by name.
  for (const error of [plainErrorBody, unsuccessfulBody]) schemas.convert(error, 'output');
  const paths = createPaths(schemas);
  return {
    openapi: '3.1.1',
    info: { title: 'Trackrecord', version: '1', description: DESCRIPTION },
    servers: [{ url: '/', description: 'This server.' }],
    tags: Object.entries(TAGS).flatMap(([name, description]) =>
      ALL_ENDPOINTS.some(({ tag }) => tag === name) ? [{ name, description }] : [],
    ),
    paths,
    components: {
      schemas: schemas.components,
      responses: createErrorComponents(),
      parameters: REQUEST_HEADERS,
      headers: RESPONSE_HEADERS,
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'A Firebase ID token.' },
        browserToken: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'opaque',
          description: 'The token of a connected browser.',
        },
      },
    },
    /** The responses to any other path, or to another method at one of these. */
    'x-elsewhere': {
      responses: {
        ...createErrorResponses([...COMMON_ERRORS, 404, 405], 'Error'),
        204: {
          description: 'The preflight request (OPTIONS) of a browser extension.',
          headers: describeResponseHeaders(),
        },
      },
    },
  };
}

function createPaths(schemas: SchemaConverter): Readonly<Record<string, PathItem>> {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { name, ...endpoint } of ALL_ENDPOINTS) {
    const operations = (paths[endpoint.path] ??= {});
    operations[endpoint.method.toLowerCase()] = toOperation(name, endpoint, schemas);
  }
  return paths;
}
