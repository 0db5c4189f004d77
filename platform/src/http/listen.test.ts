import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { createLogger } from '../logging/logger.js';
import { listen, stopListening } from './listen.js';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
afterAll(() => agent.destroy());

/** Starts a server whose responses wait for `release`, and a client with one keep-alive connection. */
async function startSlowServer() {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrived: () => void = () => undefined;
  const requestArrived = new Promise<void>((resolve) => (arrived = resolve));
  const app = express().use(async (_request, response) => {
    arrived();
    await released;
    response.send('done');
  });
  const server = await listen(app, '127.0.0.1', 0, createLogger('test', 'silent'));
  const { port } = server.address() as AddressInfo;
  const send = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      get({ port, agent, host: '127.0.0.1' }, (response) =>
        response.resume().once('end', () => resolve(response)),
      ).once('error', reject);
    });
  return { server, send, release, requestArrived };
}

it('stops after the pending response although the connection is keep-alive', async () => {
  const { server, send, release, requestArrived } = await startSlowServer();
  const response = send();
  await requestArrived;
  const stopped = stopListening(server);
  release();
  expect((await response).statusCode).toBe(200);
  // The keep-alive timeout is longer than this test may take, so it is not what closes the connection.
  expect((await response).headers['keep-alive']).toBe('timeout=75');
  await stopped;
});

it('closes a keep-alive connection when it stops, even if another request is queued', async () => {
  const { server, send, release, requestArrived } = await startSlowServer();
  const first = send();
  await requestArrived;
  const second = send();
  const stopped = stopListening(server);
  release();
  expect((await first).statusCode).toBe(200);
  await second.then(
    ({ headers }) => expect(headers.connection).toBe('close'),
    (error: unknown) => expect(error).toMatchObject({ code: expect.stringMatching(/ECONN/) }),
  );
  await stopped;
});
