import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Router } from 'express';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { sendRaw, openUnreadConnection } from '../testing/raw-connection.js';
import { createApp } from './app.js';
import { listen } from './listen.js';
import { Probes } from './probes.js';

const logger = createLogger('test', 'silent');
const TIMEOUTS = { headersMs: 150, requestMs: 300, idleReaderMs: 150, checkIntervalMs: 20 };
const HOST = 'Host: a\r\n';
const LARGE = Buffer.alloc(32 * 1_024 * 1_024, 'a');

let server: Server;
let port: number;
let largeResponseDropped: Promise<void>;
beforeAll(async () => {
  let resolveDropped: () => void = () => undefined;
  largeResponseDropped = new Promise((resolve) => (resolveDropped = resolve));
  const api = Router()
    .get('/large', (_request, response) => void response.once('close', resolveDropped).send(LARGE))
    .use((request, response) => void response.json({ path: request.path, received: request.body as unknown }));
  const metrics = new Metrics();
  const app = createApp({ logger, metrics, probes: new Probes(metrics, {}).router, api, routes: [] });
  server = await listen(app, '127.0.0.1', 0, logger, TIMEOUTS);
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const getStatusLines = (response: string) => response.match(/^HTTP\/1\.1 \d+/gm)?.map((line) => Number(line.slice(9)));
const getLastBody = (response: string): unknown => JSON.parse(response.slice(response.lastIndexOf('\r\n\r\n') + 4));
const toErrorBody = (code: string) => ({
  code,
  error: expect.any(String),
  message: expect.any(String),
  requestId: expect.any(String),
});

it.each([
  ['is not HTTP', 'garbage\r\n\r\n', 400, 'malformed-request'],
  ['has no Host header', 'GET /api/a HTTP/1.1\r\nConnection: close\r\n\r\n', 400, 'malformed-request'],
  ['has a header without a name', `GET /api/a HTTP/1.1\r\n${HOST}: b\r\n\r\n`, 400, 'malformed-request'],
  [
    'has more than 16 KiB of headers',
    `GET /api/a HTTP/1.1\r\n${HOST}X: ${'a'.repeat(64 * 1_024)}\r\n\r\n`,
    431,
    'head-too-large',
  ],
  [
    'has more than 100 headers',
    `GET /api/a HTTP/1.1\r\n${HOST}Connection: close\r\n${'A: b\r\n'.repeat(120)}\r\n`,
    431,
    'too-many-headers',
  ],
  [
    'has a URL longer than 8 KiB',
    `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`,
    414,
    'address-too-long',
  ],
  [
    'has an unsupported Expect header',
    `GET /api/a HTTP/1.1\r\n${HOST}Expect: wonders\r\nConnection: close\r\n\r\n`,
    417,
    'unknown-expectation',
  ],
  ['has headers that never end', `GET /api/a HTTP/1.1\r\n${HOST}`, 408, 'request-timeout'],
  [
    'has a body that never ends',
    `POST /api/a HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`,
    408,
    'request-timeout',
  ],
  [
    'has an invalid chunk',
    `POST /api/a HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
    'malformed-request',
  ],
  [
    'has two Content-Length headers',
    `POST /api/a HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
    'malformed-request',
  ],
  [
    'has Content-Length and Transfer-Encoding',
    `POST /api/a HTTP/1.1\r\n${HOST}Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'malformed-request',
  ],
  [
    'has an unsupported Transfer-Encoding',
    `POST /api/a HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    400,
    'malformed-request',
  ],
])('rejects a request that %s with a JSON error and closes the connection', async (_case, request, status, code) => {
  const response = await sendRaw(port, request);
  expect(getStatusLines(response)).toEqual([status]);
  expect(getLastBody(response)).toMatchObject(toErrorBody(code));
  expect(response).toMatch(/^cache-control: no-store\r$/im);
});

it.each(['//%00', '/%E0%A4%A', '/%ED%A0%80', '/a?b=%00', 'http://elsewhere/', '*'])(
  'rejects the malformed address %s',
  async (target) => {
    const response = await sendRaw(port, `OPTIONS ${target} HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`);
    expect(getStatusLines(response)).toEqual([400]);
    expect(getLastBody(response)).toMatchObject(toErrorBody('malformed-address'));
  },
);

it('responds to a request before it closes the connection because of the garbage after it', async () => {
  const response = await sendRaw(port, `GET /api/first HTTP/1.1\r\n${HOST}\r\ngarbage\r\n\r\n`);
  expect(getStatusLines(response)?.[0]).toBe(200);
  expect(response).toContain('"path":"/first"');
});

it('reads a body only up to its Content-Length, responds, and closes the connection', async () => {
  const head = `POST /api/first HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 2\r\n\r\n`;
  const response = await sendRaw(port, `${head}{}{"more": 1}`);
  expect(response).toContain('"received":{}');
  expect(getStatusLines(response)).not.toContain(500);
});

it('closes a connection on which nothing arrives without an error response', async () => {
  expect(await sendRaw(port)).toBe('');
});

it('responds 100 to Expect: 100-continue', async () => {
  const head = `POST /api/a HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  const response = await sendRaw(port, `${head}Content-Length: 2\r\n\r\n`, '{}');
  expect(getStatusLines(response)).toEqual([100, 200]);
});

it('drops a response that the client does not read', async () => {
  const connection = openUnreadConnection(port, `GET /api/large HTTP/1.1\r\n${HOST}\r\n`);
  await largeResponseDropped;
  connection.destroy();
});

it('keeps serving requests after all of these errors', async () => {
  expect(getStatusLines(await sendRaw(port, `GET /api/a HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`))).toEqual([200]);
});
