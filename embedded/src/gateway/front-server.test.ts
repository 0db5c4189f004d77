import { createServer, type IncomingMessage, type Server } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { sendRaw, parseLastBody, parseStatusCodes } from '../testing/raw-connection.js';
import { validateRequestHead } from './validate-request-head.js';
import { type ClientTimeouts, createFrontServer } from './front-server.js';
import { forward, createInternalUpstream } from './proxy.js';
import { setDefaultSecurityHeaders } from './security-headers.js';
import { handleError, handleNotFound } from './fallback-handlers.js';

/** Only for tests that wait for them: a test on a busy machine may take longer to send a request. */
const SHORT_TIMEOUTS = { headersMs: 150, requestMs: 300, readMs: 150, checkIntervalMs: 20 };
const NO_TIMEOUTS = { headersMs: 0, requestMs: 0, readMs: 0 };
const CONNECTIONS = { perAddress: 100, total: 100 };
const LARGE_BODY = Buffer.alloc(32 * 1_024 * 1_024, 'a');

afterEach(closeAll);

/** A request that the service has received. */
interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly forwardedFor: string | string[] | undefined;
  readonly body: string;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** Starts a gateway with one service, which records its requests; `largeDropped` resolves when `/large` is dropped. */
async function startGateway(timeouts?: ClientTimeouts) {
  const receivedRequests: ReceivedRequest[] = [];
  let onDropped: () => void = () => undefined;
  const largeDropped = new Promise<void>((resolve) => (onDropped = resolve));
  const service = createServer((request, response) => {
    const { method, url, headers } = request;
    if (url === '/large') response.once('close', onDropped).end(LARGE_BODY);
    else
      readBody(request).then(
        (body) => {
          receivedRequests.push({ method, url, forwardedFor: headers['x-forwarded-for'], body });
          response.end('{}');
        },
        () => undefined, // the body was cut off
      );
  });
  const upstream = createInternalUpstream(new URL(`http://127.0.0.1:${await listen(service)}`));
  const app = express()
    .use(setDefaultSecurityHeaders, validateRequestHead)
    .all('/{*any}', (request, response) => forward(upstream, request, response))
    .use(handleNotFound, handleError);
  const gateway = createFrontServer(app, CONNECTIONS, timeouts);
  return { gateway, port: await listen(gateway), receivedRequests, largeDropped };
}

/** Lets the timeouts for each request expire once a part of it has arrived. */
function expireStartedRequests(server: Server): void {
  server.on('connection', (socket) => {
    Object.assign(server, { headersTimeout: 0, requestTimeout: 0 });
    const timer = setInterval(() => {
      if (socket.bytesRead === 0) return;
      clearInterval(timer);
      Object.assign(server, { headersTimeout: 1, requestTimeout: 1 });
    }, 5);
    socket.once('close', () => clearInterval(timer));
  });
}

const HOST = 'Host: a\r\n';
const CLOSING_HEADERS = `${HOST}Connection: close\r\n`;

function expectRejection(responseText: string, status: number, code: string): void {
  expect(parseStatusCodes(responseText)).toEqual([status]);
  expect(parseLastBody(responseText)).toMatchObject({ code, error: expect.any(String), requestId: expect.any(String) });
  expect(responseText).toMatch(/^x-content-type-options: nosniff\r$/im);
}

it.each([
  ['not HTTP', 'garbage\r\n\r\n', 400, 'malformed-request'],
  ['without a Host header', 'GET / HTTP/1.1\r\n\r\n', 400, 'malformed-request'],
  [
    'with headers of more than 16 KiB',
    `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(64 * 1_024)}\r\n\r\n`,
    431,
    'head-too-large',
  ],
  ['with more than 100 headers', `GET / HTTP/1.1\r\n${HOST}${'A: b\r\n'.repeat(120)}\r\n`, 431, 'too-many-headers'],
  ['with a URL of more than 8 KiB', `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}\r\n`, 414, 'address-too-long'],
  ['with an absolute URL of another origin', `GET http://elsewhere/ HTTP/1.1\r\n${HOST}\r\n`, 400, 'malformed-address'],
  ['with a NUL in its URL', `GET /a%00 HTTP/1.1\r\n${HOST}\r\n`, 400, 'malformed-address'],
  ['with half a surrogate pair in its URL', `GET /%ED%A0%80 HTTP/1.1\r\n${HOST}\r\n`, 400, 'malformed-address'],
  ['with a huge Content-Length', `POST / HTTP/1.1\r\n${HOST}Content-Length: 999999999\r\n\r\n`, 413, 'too-large'],
  ['with an unknown Expect header', `GET / HTTP/1.1\r\n${HOST}Expect: wonders\r\n\r\n`, 417, 'unknown-expectation'],
  [
    'with a malformed chunk',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
    'malformed-request',
  ],
  [
    'with two Content-Length headers',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
    'malformed-request',
  ],
  [
    'with Content-Length and Transfer-Encoding',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'malformed-request',
  ],
  [
    'with an unknown Transfer-Encoding',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    400,
    'malformed-request',
  ],
])('rejects a request %s without forwarding it', async (_name, requestText, status, code) => {
  const { port, receivedRequests } = await startGateway();
  expectRejection(await sendRaw(port, requestText), status, code);
  expect(receivedRequests).toEqual([]);
});

it.each([
  ['headers', `GET / HTTP/1.1\r\n${HOST}`],
  ['a body', `POST / HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\n{`],
])('rejects a request with %s that never end without forwarding it', async (_name, requestText) => {
  const { gateway, port, receivedRequests } = await startGateway({ ...NO_TIMEOUTS, checkIntervalMs: 20 });
  expireStartedRequests(gateway);
  expectRejection(await sendRaw(port, requestText), 408, 'request-timeout');
  expect(receivedRequests).toEqual([]);
});

it.each([
  ['huge Content-Length', `Content-Length: 999999999\r\n\r\n`, 413],
  ['malformed chunk', `Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
])('adds success: false to errors of routes with a success field: %s', async (_name, headersAndBody, status) => {
  const { port } = await startGateway();
  await expectSuccessField(port, headersAndBody, status);
});

it('adds success: false to errors of routes with a success field: body that never ends', async () => {
  const { gateway, port } = await startGateway({ ...NO_TIMEOUTS, checkIntervalMs: 20 });
  expireStartedRequests(gateway);
  await expectSuccessField(port, `Content-Length: 9\r\n\r\n{`, 408);
});

async function expectSuccessField(port: number, headersAndBody: string, status: number): Promise<void> {
  const fetchErrorBody = async (path: string) => {
    const responseText = await sendRaw(port, `POST ${path} HTTP/1.1\r\n${HOST}${headersAndBody}`);
    expect(parseStatusCodes(responseText)).toEqual([status]);
    return parseLastBody(responseText);
  };
  expect(await fetchErrorBody('/api/skills/enhance')).toMatchObject({ success: false, code: expect.any(String) });
  expect(await fetchErrorBody('/api/roles/enhance')).not.toHaveProperty('success');
}

it.each(['GET', 'DELETE', 'POST', 'OPTIONS'])(
  'forwards a chunked body of %s as a body, not as another request',
  async (method) => {
    const { port, receivedRequests } = await startGateway();
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
    const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
    const responseText = await sendRaw(
      port,
      `${method} / HTTP/1.1\r\n${CLOSING_HEADERS}Transfer-Encoding: chunked\r\n\r\n${chunk}`,
    );
    expect(parseStatusCodes(responseText)).toEqual([200]);
    expect(receivedRequests).toMatchObject([{ method, url: '/', body: smuggled }]);
  },
);

it('closes a connection on which nothing arrives without an error response', async () => {
  const { port } = await startGateway(SHORT_TIMEOUTS);
  expect(await sendRaw(port)).toBe('');
});

it('responds to Expect: 100-continue', async () => {
  const { port, receivedRequests } = await startGateway();
  const head = `POST / HTTP/1.1\r\n${CLOSING_HEADERS}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`;
  expect(parseStatusCodes(await sendRaw(port, head, '{}'))).toEqual([100, 200]);
  expect(receivedRequests).toMatchObject([{ body: '{}' }]);
});

it('replaces X-Forwarded-For by the address of the client', async () => {
  const { port, receivedRequests } = await startGateway();
  await sendRaw(port, `GET / HTTP/1.1\r\n${CLOSING_HEADERS}X-Forwarded-For: 203.0.113.9\r\n\r\n`);
  expect(receivedRequests).toMatchObject([{ forwardedFor: '127.0.0.1' }]);
});

it('drops a response that the client does not read', async () => {
  const { port, largeDropped } = await startGateway(SHORT_TIMEOUTS);
  const reader = trackSocket(connect(port, '127.0.0.1'));
  reader.pause().write(`GET /large HTTP/1.1\r\n${HOST}\r\n`);
  await largeDropped;
});
