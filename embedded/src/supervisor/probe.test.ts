import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { startTestServer as startEventStore } from '../eventstore/testing/test-server.js';
import { startTestServer as startMongodb } from '../mongodb/testing/test-server.js';
import { createGrpcProbe, createHttpProbe, createMongodbProbe, isReady, sendProbe } from './probe.js';

const TIMEOUT_MS = 60_000;

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function listen(server: Server): Promise<number> {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

it('the event store answers its probe', async () => {
  const server = await startEventStore();
  expect(await isReady(createGrpcProbe(server.port), TIMEOUT_MS)).toBe(true);
  await server.stop();
});

it('mongodb answers its probe', async () => {
  const testServer = await startMongodb();
  const probe = createMongodbProbe(testServer.server.port);
  expect(await sendProbe(probe, TIMEOUT_MS)).toContain('ok');
  await testServer.stop();
});

it('an HTTP server is ready if it answers with 200', async () => {
  const status = { code: 503 };
  const port = await listen(createHttpServer((_request, response) => response.writeHead(status.code).end()));
  const probe = createHttpProbe(port, '/healthz');
  expect(await isReady(probe, TIMEOUT_MS)).toBe(false);
  expect(await sendProbe(probe, TIMEOUT_MS)).toMatch(/^HTTP\/1\.1 503/);
  status.code = 200;
  expect(await isReady(probe, TIMEOUT_MS)).toBe(true);
});

it('a server that accepts connections but never answers, closes them, or does not listen has no answer', async () => {
  const silentPort = await listen(createServer((socket) => socket.on('error', () => undefined).unref()));
  const closingPort = await listen(createServer((socket) => socket.destroy()));
  const closedPort = await listen(createServer());
  await new Promise((resolve) => servers.pop()?.close(resolve));
  expect(await sendProbe(createHttpProbe(silentPort, '/'), 50)).toBeUndefined();
  for (const port of [closingPort, closedPort]) {
    expect(await sendProbe(createHttpProbe(port, '/'), TIMEOUT_MS)).toBeUndefined();
  }
});
