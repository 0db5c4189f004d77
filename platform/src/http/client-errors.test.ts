import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Router } from 'express';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { sendRaw, openUnreadConnection } from '../testing/raw-connection.js';
import { createApp } from './app.js';
import { listen, type ServerTimeouts } from './listen.js';
import { Probes } from '../healthcheck/probes.js';

const logger = createLogger('test', 'silent');
const NO_TIMEOUTS = { headersMs: 0, requestMs: 0, idleReaderMs: 0, checkIntervalMs: 20 };
/** Only for tests that wait for them: a test on a busy machine may take longer to send a request. */
const SHORT_TIMEOUTS = { headersMs: 150, requestMs: 300, idleReaderMs: 150, checkIntervalMs: 20 };
const HOST = 'Host: a\r\n';
const LARGE = Buffer.alloc(32 * 1_024 * 1_024, 'a');

const servers: Server[] = [];
let port: number;
beforeAll(async () => {
  ({ port } = await startServer());
});
afterAll(() => Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve)))));

/** Starts a server; `largeDropped` resolves when its response to `/api/large` is dropped. */
async function startServer(timeouts?: ServerTimeouts) {
  let onDropped: () => void = () => undefined;
  const largeDropped = new Promise<void>((resolve) => (onDropped = resolve));
  const api = Router()
    .get('/large', (_request, response) => void response.once('close', onDropped).send(LARGE))
    .use((request, response) => void response.json({ path: request.path, received: request.body as unknown }));
  const metrics = new Metrics();
  const app = createApp({ logger, metrics, probes: new Probes(metrics, {}).router, api, routes: [] });
  const server = await listen(app, '127.0.0.1', 0, logger, timeouts);
  servers.push(server);
  return { server, port: (server.address() as AddressInfo).port, largeDropped };
}

const getStatusLines = (response: string) => response.match(/^HTTP\/1\.1 \d+/gm)?.map((line) => Number(line.slice(9)));
const getLastBody = (response: string): unknown => JSON.parse(response.slice(response.lastIndexOf('\r\n\r\n') + 4));
const toErrorBody = (code: string) => ({
  code,
  error: expect.any(String),
  message: expect.any(String),
  requestId: expect.any(String),
});

function expectRejection(response: string, status: number, code: string): void {
  expect(getStatusLines(response)).toEqual([status]);
  expect(getLastBody(response)).toMatchObject(toErrorBody(code));
  expect(response).toMatch(/^cache-control: no-store\r$/im);
}

/** Lets the timeouts for requests expire once a part of one has arrived. */
function expireStartedRequests(server: Server): void {
  server.once('connection', (socket: Socket) => {
    const timer = setInterval(() => {
      if (socket.bytesRead === 0) return;
      clearInterval(timer);
      Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
    }, 5);
    socket.once('close', () => clearInterval(timer));
  });
}

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
  expectRejection(await sendRaw(port, request), status, code);
});

it.each([
  ['headers', `GET /api/a HTTP/1.1\r\n${HOST}`],
  ['a body', `POST /api/a HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: 9\r\n\r\n{`],
])('rejects a request with %s that never end', async (_case, request) => {
  const started = await startServer(NO_TIMEOUTS);
  expireStartedRequests(started.server);
  expectRejection(await sendRaw(started.port, request), 408, 'request-timeout');
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
  expect(await sendRaw((await startServer(SHORT_TIMEOUTS)).port)).toBe('');
});

it('responds 100 to Expect: 100-continue', async () => {
  const head = `POST /api/a HTTP/1.1\r\n${HOST}Expect: 100-continue\r\nConnection: close\r\nContent-Type: application/json\r\n`;
  const response = await sendRaw(port, `${head}Content-Length: 2\r\n\r\n`, '{}');
  expect(getStatusLines(response)).toEqual([100, 200]);
});

it('drops a response that the client does not read', async () => {
  const started = await startServer(SHORT_TIMEOUTS);
  const connection = openUnreadConnection(started.port, `GET /api/large HTTP/1.1\r\n${HOST}\r\n`);
  await started.largeDropped;
  connection.destroy();
});

it('keeps serving requests after all of these errors', async () => {
  expect(getStatusLines(await sendRaw(port, `GET /api/a HTTP/1.1\r\n${HOST}Connection: close\r\n\r\n`))).toEqual([200]);
});
