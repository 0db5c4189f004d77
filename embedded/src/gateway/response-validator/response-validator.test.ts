import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInternalUpstream, forward } from '../proxy.js';
import { createResponseValidator } from './response-validator.js';

const toJsonContent = (schema: object) => ({ content: { 'application/json': { schema } } });
const errorResponse = toJsonContent({ $ref: '#/components/schemas/Error' });
const DOCUMENT = {
  paths: {
    '/api/users/{uid}': {
      get: {
        responses: {
          200: {
            headers: { ETag: { $ref: '#/components/headers/ETag' } },
            ...toJsonContent({ $ref: '#/components/schemas/User' }),
          },
          404: { $ref: '#/components/responses/NotFound' },
        },
      },
    },
    '/api/users/newest': { get: { responses: { 200: toJsonContent({ const: 'none' }) } } },
    '/api/file': { get: { responses: { 200: { content: { 'application/zip': { schema: {} } } } } } },
  },
  components: {
    schemas: {
      User: {
        type: 'object',
        properties: {
          name: { type: 'string' },
          age: { type: 'integer' },
          notes: { type: 'object', additionalProperties: { type: 'array', items: { type: 'integer' } } },
        },
        required: ['name'],
        additionalProperties: false,
      },
      Error: {
        type: 'object',
        properties: { error: { type: 'string' } },
        required: ['error'],
        additionalProperties: false,
      },
    },
    headers: { ETag: { required: true } },
    responses: { NotFound: errorResponse },
  },
  'x-elsewhere': { responses: { 404: errorResponse, 405: errorResponse } },
};

const JSON_TYPE = 'application/json; charset=utf-8';
let serveResponse: RequestListener;
let gateway: string;
const servers: Server[] = [];
const folder = mkdtempSync(join(tmpdir(), 'response-validator-'));
const file = join(folder, 'undescribed.jsonl');

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

beforeAll(async () => {
  const service = new URL(
    await serve((request, response) => {
      if (request.url === '/api/openapi.json') response.end(JSON.stringify(DOCUMENT));
      else serveResponse(request, response);
    }),
  );
  const sendValidated = await createResponseValidator(service, file);
  gateway = await serve(
    (request, response) => void forward(createInternalUpstream(service), request, response, sendValidated),
  );
});
beforeEach(() => rmSync(file, { force: true }));
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
  rmSync(folder, { recursive: true });
});

/** Sends a request that the service responds to as given; returns what the client gets and the report. */
async function fetchThroughGateway(method: string, path: string, status: number, headers: object, body = '') {
  serveResponse = (_request, response) => void response.writeHead(status, { ...headers }).end(body);
  const received = await fetch(`${gateway}${path}`, { method });
  const text = await received.text();
  return {
    status: received.status,
    text,
    lines: existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [],
  };
}

const userHeaders = { etag: '"1"', 'content-type': JSON_TYPE };

it.each([
  ['GET', '/api/users/ada', 200, userHeaders, '{"name":"Ada"}'],
  ['GET', '/API/Users/ada/?page=1', 200, userHeaders, '{"name":"Ada"}'],
  ['HEAD', '/api/users/ada', 200, userHeaders, ''],
  ['GET', '/api/users/ada', 404, { 'content-type': JSON_TYPE }, '{"error":"gone"}'],
  ['GET', '/api/users/newest', 200, { 'content-type': JSON_TYPE }, '"none"'],
  ['GET', '/api/file', 200, { 'content-type': 'application/zip' }, 'PK'],
  ['GET', '/api/nothing', 404, { 'content-type': JSON_TYPE }, '{"error":"nothing"}'],
  ['DELETE', '/api/users/ada', 405, { 'content-type': JSON_TYPE }, '{"error":"no"}'],
])('forwards a documented response: %s %s %i', async (method, path, status, headers, body) => {
  const { text, ...result } = await fetchThroughGateway(method, path, status, headers, body);
  expect([result, text]).toEqual([{ status, lines: [] }, body]);
});

it.each([
  ['an undocumented status', 'GET', 418, userHeaders, '{"name":"Ada"}', 'status'],
  [
    'an undocumented content type',
    'GET',
    200,
    { ...userHeaders, 'content-type': 'text/plain' },
    'Ada',
    'headers.Content-Type',
  ],
  ['a missing property', 'GET', 200, userHeaders, '{}', 'body'],
  ['an additional property', 'GET', 200, userHeaders, '{"name":"Ada","email":"ada@example.com"}', 'body'],
  [
    'an invalid value under a user-defined key',
    'GET',
    200,
    userHeaders,
    '{"name":"Ada","notes":{"ada@a.b/~1":[1,"x"]}}',
    'body/notes/*/*',
  ],
  ['an additional property with a user-defined name', 'GET', 200, userHeaders, '{"name":"Ada","ada@a.b":1}', 'body'],
  ['an invalid property', 'GET', 200, userHeaders, '{"name":"Ada","age":"secret"}', 'body/age'],
  ['malformed JSON', 'GET', 200, userHeaders, '{', 'body'],
  ['a missing header', 'HEAD', 200, { 'content-type': JSON_TYPE }, '', 'headers.ETag'],
])(
  'replaces a response with %s by a 500 and reports the path without values',
  async (_name, method, status, headers, body, path) => {
    const { status: received, lines } = await fetchThroughGateway(method, '/api/users/ada', status, headers, body);
    expect(received).toBe(500);
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      { method, route: 'GET /api/users/{uid}', status, errors: [{ path, message: expect.any(String) as string }] },
    ]);
    expect(lines.join()).not.toMatch(/ada@|secret|\/ada/);
  },
);

it('reports the name of an additional property if another schema of the OpenAPI document defines it', async () => {
  const { lines } = await fetchThroughGateway(
    'GET',
    '/api/nothing',
    404,
    { 'content-type': JSON_TYPE },
    '{"error":"no","age":1}',
  );
  expect(lines.join()).toMatch(/must NOT have additional properties: age/);
});

it('validates against the most specific route', async () => {
  const { status, lines } = await fetchThroughGateway('GET', '/api/users/newest', 200, userHeaders, '{"name":"Ada"}');
  expect([status, lines.length]).toEqual([500, 1]);
  expect(lines.join()).toContain('GET /api/users/newest');
});

it('rejects a success response of an undocumented route', async () => {
  const { status, lines } = await fetchThroughGateway('POST', '/api/nothing', 200, { 'content-type': JSON_TYPE }, '{}');
  expect([status, lines.length]).toEqual([500, 1]);
  expect(lines.join()).toContain('elsewhere');
});
