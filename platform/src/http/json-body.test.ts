import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { createLogger } from '../logging/logger.js';
import { handleErrors } from './error-handler.js';
import { isNestedTooDeeply, parseJsonBody } from './json-body.js';

const TIMEOUT_MS = 60;
/** No slow machine exceeds it between two parts of a body. */
const LONG_TIMEOUT_MS = 30_000;
let server: Server;
beforeAll(async () => {
  const app = express()
    .use('/patient', parseJsonBody(LONG_TIMEOUT_MS))
    .use(parseJsonBody(TIMEOUT_MS))
    .use((request, response) => void response.json({ received: request.body as unknown }))
    .use(handleErrors(createLogger('test', 'silent'), []));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = () => supertest(server).post('/patient').type('application/json');

/** Sends parts of a raw request with pauses between them; returns everything received until the connection closes. */
const sendRaw = (...parts: string[]) =>
  new Promise<string>((resolve, reject) => {
    let response = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      .on('data', (chunk) => (response += chunk.toString()))
      .on('end', () => resolve(response))
      .on('error', reject);
    const sendNext = () => {
      const part = parts.shift();
      if (part !== undefined) socket.write(part, () => setTimeout(sendNext, TIMEOUT_MS / 4));
    };
    sendNext();
  });

const createHead = (path: string) => `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n`;

it('parses plain and compressed JSON', async () => {
  expect((await post().send('{"a": 1}')).body).toEqual({ received: { a: 1 } });
  const compressed = await post()
    .set('content-encoding', 'gzip')
    .serialize((body: Buffer) => body as unknown as string)
    .send(gzipSync('{"a": 1}'));
  expect(compressed.body).toEqual({ received: { a: 1 } });
});

it('parses a body that arrives in parts', async () => {
  const head = `${createHead('/patient')}Connection: close\r\nContent-Length: 8\r\n\r\n`;
  const response = await sendRaw(`${head}{"a"`, ': 1}');
  expect(response).toContain('{"received":{"a":1}}');
});

it.each(['Content-Length: 9', 'Transfer-Encoding: chunked'])(
  'responds 408 and closes the connection when the rest of a body does not arrive (%s)',
  async (length) => {
    const response = await sendRaw(`${createHead('/')}${length}\r\n\r\n`, '4\r\n');
    expect(response).toMatch(/^HTTP\/1\.1 408 /);
    expect(response).toMatch(/^connection: close\r$/im);
    expect(response).toContain('"code":"body-timeout"');
  },
);

it('starts no timer if there is no body or it has already arrived', async () => {
  const timers = jest.spyOn(global, 'setTimeout');
  try {
    await supertest(server).get('/');
    expect((await post().send('{"a": 1}')).status).toBe(200);
    expect(timers.mock.calls.filter(([, delay]) => delay === TIMEOUT_MS)).toEqual([]);
  } finally {
    timers.mockRestore();
  }
});

it.each([
  ['is not gzip as declared', 'gzip', 'plain', 400, 'malformed-body'],
  ['is not brotli as declared', 'br', 'plain', 400, 'malformed-body'],
  ['has an unknown encoding', 'rot13', '{}', 415, 'unsupported-encoding'],
  ['is not JSON', 'identity', '{', 400, 'malformed-json'],
])('rejects a body that %s', async (_case, encoding, body, status, code) => {
  const response = await post().set('content-encoding', encoding).send(body);
  expect([response.status, response.body.code]).toEqual([status, code]);
});

it('rejects a body of another content type', async () => {
  const response = await supertest(server).post('/patient').type('text/plain').send('hello');
  expect([response.status, response.body.code]).toEqual([415, 'unsupported-type']);
});

describe('isNestedTooDeeply', () => {
  const nestArrays = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);
  const nestObjects = (depth: number): unknown => JSON.parse(`${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`);

  it.each([undefined, 1, 'text', null, {}, { a: [{ b: {} }] }, nestArrays(60), nestObjects(60)])(
    'returns false for %j',
    (value) => {
      expect(isNestedTooDeeply(value)).toBe(false);
    },
  );

  it.each([70, 100_000])('returns true for arrays and objects with %i levels', (depth) => {
    expect(isNestedTooDeeply(nestArrays(depth))).toBe(true);
    expect(isNestedTooDeeply({ flat: 1, deep: nestObjects(depth) })).toBe(true);
  });
});
