import { REQUEST_TIMEOUT_MS } from '@trackrecord/contracts';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import express from 'express';
import supertest from 'supertest';
import { createLogger } from '../logging/logger.js';
import { getDeadline, RequestDeadline } from './deadline.js';
import { handleErrors } from '../http/error-handler.js';
import { route } from './route.js';

const waitForAbort = (signal: AbortSignal) =>
  new Promise<unknown>((resolve) => {
    if (signal.aborted) resolve(signal.reason);
    else signal.addEventListener('abort', () => resolve(signal.reason));
  });

let server: Server;
let reasons: unknown[];
let received: Promise<void>;
let receive: () => void;
beforeEach(async () => {
  reasons = [];
  received = new Promise((resolve) => (receive = resolve));
  const wait = (timeoutMs: number) =>
    route(async (request) => {
      const { signal } = getDeadline(request);
      receive();
      reasons.push(await waitForAbort(signal));
      signal.throwIfAborted();
      return { status: 200, body: {} };
    }, timeoutMs);
  const app = express()
    .get('/late', wait(1))
    .get('/slow', wait(60_000))
    .use(handleErrors(createLogger('test', 'silent'), []));
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

it('the signal of a request aborts at its deadline, and the response is a 503 with Retry-After', async () => {
  const response = await supertest(server).get('/late').expect(503);
  expect(response.headers['retry-after']).toBe('1');
  while (reasons.length === 0) await new Promise(setImmediate);
  expect(reasons).toMatchObject([{ name: 'DeadlineExceededError' }]);
});

it('the signal of a request aborts when its client disconnects', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('GET /slow HTTP/1.1\r\nHost: a\r\n\r\n');
  await received;
  socket.destroy();
  while (reasons.length === 0) await new Promise(setImmediate);
  expect(reasons).toMatchObject([{ code: 'aborted' }]);
});

it('a deadline tells whether it is over', () => {
  expect(new RequestDeadline(0).isOver).toBe(true);
  expect(new RequestDeadline().isOver).toBe(false);
});

it('work without a request has the default deadline', () => {
  const { remainingMs } = getDeadline({} as never);
  expect(remainingMs).toBeLessThanOrEqual(REQUEST_TIMEOUT_MS);
  expect(remainingMs).toBeGreaterThan(0);
});
