import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { sendRaw, lastBodyIn, statusesIn } from '../testing/raw-connection.js';
import { validateRequestHead } from './validate-request-head.js';
import { frontServer } from './front-server.js';
import { forward, internalUpstream } from './proxy.js';
import { plainHeaders } from './security-headers.js';
import { failed, nothingHere } from './unanswered.js';

const PATIENCE = { head: 150, request: 300, reader: 150, looking: 20 };
const MANY = { anAddress: 100, inAll: 100 };
const LARGE = Buffer.alloc(32 * 1_024 * 1_024, 'a');

afterEach(closeAll);

/** What the service behind the gateway was sent. */
interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly forwardedFor: string | string[] | undefined;
  readonly body: string;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

/** A gateway before one service, which notes what it is sent and whose answer to `/large` says when it is dropped. */
async function gateway() {
  const received: Received[] = [];
  let dropped: () => void = () => undefined;
  const largeDropped = new Promise<void>((resolve) => (dropped = resolve));
  const service = createServer((request, response) => {
    const { method, url, headers } = request;
    if (url === '/large') response.once('close', dropped).end(LARGE);
    else
      bodyOf(request).then(
        (body) => {
          received.push({ method, url, forwardedFor: headers['x-forwarded-for'], body });
          response.end('{}');
        },
        () => undefined, // it was cut off, and is not received
      );
  });
  const upstream = internalUpstream(new URL(`http://127.0.0.1:${await listen(service)}`));
  const app = express()
    .use(plainHeaders, validateRequestHead)
    .all('/{*any}', (request, response) => forward(upstream, request, response))
    .use(nothingHere, failed);
  const port = await listen(frontServer(app, MANY, PATIENCE));
  return { port, received, largeDropped };
}

const HOST = 'Host: a\r\n';
const CLOSE = `${HOST}Connection: close\r\n`;

it.each([
  ['is no HTTP', 'garbage\r\n\r\n', 400, 'malformed-request'],
  ['has no host', 'GET / HTTP/1.1\r\n\r\n', 400, 'malformed-request'],
  [
    'has a larger head than 16 KiB',
    `GET / HTTP/1.1\r\n${HOST}X: ${'a'.repeat(64 * 1_024)}\r\n\r\n`,
    431,
    'head-too-large',
  ],
  ['has more than 100 headers', `GET / HTTP/1.1\r\n${HOST}${'A: b\r\n'.repeat(120)}\r\n`, 431, 'too-many-headers'],
  ['has an address of more than 8 KiB', `GET /${'a'.repeat(9_000)} HTTP/1.1\r\n${HOST}\r\n`, 414, 'address-too-long'],
  ['asks for another origin', `GET http://elsewhere/ HTTP/1.1\r\n${HOST}\r\n`, 400, 'malformed-address'],
  ['has a NUL in its address', `GET /a%00 HTTP/1.1\r\n${HOST}\r\n`, 400, 'malformed-address'],
  ['has half a surrogate pair in its address', `GET /%ED%A0%80 HTTP/1.1\r\n${HOST}\r\n`, 400, 'malformed-address'],
  ['announces a huge body', `POST / HTTP/1.1\r\n${HOST}Content-Length: 999999999\r\n\r\n`, 413, 'too-large'],
  ['expects what nobody knows', `GET / HTTP/1.1\r\n${HOST}Expect: wonders\r\n\r\n`, 417, 'unknown-expectation'],
  ['has a head that never ends', `GET / HTTP/1.1\r\n${HOST}`, 408, 'request-timeout'],
  ['has a body that never ends', `POST / HTTP/1.1\r\n${HOST}Content-Length: 9\r\n\r\n{`, 408, 'request-timeout'],
  [
    'has a chunk that is none',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked\r\n\r\nzz\r\n`,
    400,
    'malformed-request',
  ],
  [
    'says its length twice',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    400,
    'malformed-request',
  ],
  [
    'has a length and chunks',
    `POST / HTTP/1.1\r\n${HOST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    'malformed-request',
  ],
  [
    'has chunks of another kind',
    `POST / HTTP/1.1\r\n${HOST}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
    400,
    'malformed-request',
  ],
])('a request that %s goes no further', async (_case, sent, status, code) => {
  const { port, received } = await gateway();
  const answer = await sendRaw(port, sent);
  expect(statusesIn(answer)).toEqual([status]);
  expect(lastBodyIn(answer)).toMatchObject({ code, error: expect.any(String), requestId: expect.any(String) });
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(received).toEqual([]);
});

it.each([
  ['announces a huge body', `Content-Length: 999999999\r\n\r\n`, 413],
  ['has a body that never ends', `Content-Length: 9\r\n\r\n{`, 408],
  ['has a chunk that is none', `Transfer-Encoding: chunked\r\n\r\nzz\r\n`, 400],
])('an error carries success where responses of the route do: %s', async (_case, sent, status) => {
  const { port } = await gateway();
  const bodyOfError = async (path: string) => {
    const answer = await sendRaw(port, `POST ${path} HTTP/1.1\r\n${HOST}${sent}`);
    expect(statusesIn(answer)).toEqual([status]);
    return lastBodyIn(answer);
  };
  expect(await bodyOfError('/api/skills/enhance')).toMatchObject({ success: false, code: expect.any(String) });
  expect(await bodyOfError('/api/roles/enhance')).not.toHaveProperty('success');
});

it.each(['GET', 'DELETE', 'POST', 'OPTIONS'])(
  'a chunked body of %s arrives as a body, not as another request',
  async (method) => {
    const { port, received } = await gateway();
    const smuggled = 'GET /smuggled HTTP/1.1\r\nHost: a\r\n\r\n';
    const chunk = `${smuggled.length.toString(16)}\r\n${smuggled}\r\n0\r\n\r\n`;
    const answer = await sendRaw(port, `${method} / HTTP/1.1\r\n${CLOSE}Transfer-Encoding: chunked\r\n\r\n${chunk}`);
    expect(statusesIn(answer)).toEqual([200]);
    expect(received).toMatchObject([{ method, url: '/', body: smuggled }]);
  },
);

it('whoever expects 100-continue is told to send the body', async () => {
  const { port, received } = await gateway();
  const head = `POST / HTTP/1.1\r\n${CLOSE}Expect: 100-continue\r\nContent-Length: 2\r\n\r\n`;
  expect(statusesIn(await sendRaw(port, head, '{}'))).toEqual([100, 200]);
  expect(received).toMatchObject([{ body: '{}' }]);
});

it('the service is told the address that a request came from, whatever its sender says', async () => {
  const { port, received } = await gateway();
  await sendRaw(port, `GET / HTTP/1.1\r\n${CLOSE}X-Forwarded-For: 203.0.113.9\r\n\r\n`);
  expect(received).toMatchObject([{ forwardedFor: '127.0.0.1' }]);
});

it('an answer that nobody reads is dropped', async () => {
  const { port, largeDropped } = await gateway();
  const reader = trackSocket(connect(port, '127.0.0.1'));
  reader.pause().write(`GET /large HTTP/1.1\r\n${HOST}\r\n`);
  await largeDropped;
});
