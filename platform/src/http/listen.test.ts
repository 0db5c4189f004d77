import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '../logging/logger.js';
import { listen, stopListening } from './listen.js';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

/** A server whose answers wait until they are let go, and a client that keeps its one connection. */
async function slowServer() {
  let letGo: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (letGo = resolve));
  let arrived: () => void = () => undefined;
  const inHand = new Promise<void>((resolve) => (arrived = resolve));
  const app = express().use(async (_request, response) => {
    arrived();
    await gate;
    response.send('done');
  });
  const server = await listen(app, '127.0.0.1', 0, createLogger('test', 'silent'));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, agent, host: '127.0.0.1' }, (answer) => answer.resume().once('end', () => resolve(answer))).once(
        'error',
        reject,
      );
    });
  return { server, ask, letGo, inHand };
}

it('stops as soon as the request in hand is answered, although its connection would be kept', async () => {
  const { server, ask, letGo, inHand } = await slowServer();
  const answer = ask();
  await inHand;
  const stopped = stopListening(server);
  letGo();
  expect((await answer).statusCode).toBe(200);
  // The connection would be kept for longer than this test may last.
  expect((await answer).headers['keep-alive']).toBe('timeout=75');
  await stopped;
});

it('serves nothing more on a connection that was kept', async () => {
  const { server, ask, letGo, inHand } = await slowServer();
  const first = ask();
  await inHand;
  const second = ask();
  const stopped = stopListening(server);
  letGo();
  expect((await first).statusCode).toBe(200);
  await second.then(
    ({ headers }) => expect(headers.connection).toBe('close'),
    (error: unknown) => expect(error).toMatchObject({ code: expect.stringMatching(/ECONN/) }),
  );
  await stopped;
});
