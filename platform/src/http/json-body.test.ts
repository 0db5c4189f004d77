import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import express from 'express';
import supertest from 'supertest';
import { createLogger } from '../logging/logger.js';
import { answerErrors } from './error-answer.js';
import { jsonBody } from './json-body.js';

const DEADLINE = 60;
let server: Server;
beforeAll(async () => {
  const app = express()
    .use(jsonBody(DEADLINE))
    .use((request, response) => void response.json({ received: request.body as unknown }))
    .use(answerErrors(createLogger('test', 'silent'), []));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const post = () => supertest(server).post('/').type('application/json');

/** Sends raw parts of a request, pausing between them, and gives what came back until the server hung up. */
const sendRaw = (...parts: string[]) =>
  new Promise<string>((resolve, reject) => {
    let answer = '';
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
      .on('data', (chunk) => (answer += chunk.toString()))
      .on('end', () => resolve(answer))
      .on('error', reject);
    const sendNext = () => {
      const part = parts.shift();
      if (part !== undefined) socket.write(part, () => setTimeout(sendNext, DEADLINE / 4));
    };
    sendNext();
  });

const HEAD = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

it('reads a JSON body, plain or compressed', async () => {
  expect((await post().send('{"a": 1}')).body).toEqual({ received: { a: 1 } });
  const zipped = await post()
    .set('content-encoding', 'gzip')
    .serialize((body: Buffer) => body as unknown as string)
    .send(gzipSync('{"a": 1}'));
  expect(zipped.body).toEqual({ received: { a: 1 } });
});

it('reads a body that comes in pieces', async () => {
  const answer = await sendRaw(`${HEAD}Connection: close\r\nContent-Length: 8\r\n\r\n{"a"`, ': 1}');
  expect(answer).toContain('{"received":{"a":1}}');
});

it.each(['Content-Length: 9', 'Transfer-Encoding: chunked'])(
  'answers 408 and hangs up when the rest of a body does not come (%s)',
  async (length) => {
    const answer = await sendRaw(`${HEAD}${length}\r\n\r\n`, '4\r\n');
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toMatch(/^connection: close\r$/im);
    expect(answer).toContain('"code":"body-timeout"');
  },
);

it('starts no timer for a request without a body, or whose body is there already', async () => {
  const timers = jest.spyOn(global, 'setTimeout');
  try {
    await supertest(server).get('/');
    expect((await post().send('{"a": 1}')).status).toBe(200);
    expect(timers.mock.calls.filter(([, delay]) => delay === DEADLINE)).toEqual([]);
  } finally {
    timers.mockRestore();
  }
});

it.each([
  ['is not the gzip it says', 'gzip', 'plain', 400, 'malformed-body'],
  ['is not the brotli it says', 'br', 'plain', 400, 'malformed-body'],
  ['has an encoding nobody knows', 'rot13', '{}', 415, 'unsupported-encoding'],
  ['is not JSON', 'identity', '{', 400, 'malformed-json'],
])('refuses a body that %s', async (_case, encoding, body, status, code) => {
  const answer = await post().set('content-encoding', encoding).send(body);
  expect([answer.status, answer.body.code]).toEqual([status, code]);
});

it('refuses a body of another type', async () => {
  const answer = await supertest(server).post('/').type('text/plain').send('hello');
  expect([answer.status, answer.body.code]).toEqual([415, 'unsupported-type']);
});
