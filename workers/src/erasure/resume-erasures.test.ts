import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deriveServiceToken } from '@trackrecord/platform';
import { ErasureError, createResumeErasuresHandler } from './resume-erasures.js';

const masterKey = randomBytes(32);
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Runs against a command API with this response; returns the method, path and authorization of the request. */
async function captureRequest(status: number, body: unknown): Promise<readonly (string | undefined)[]> {
  const received: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    received.push(request.method, request.url, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await createResumeErasuresHandler(`http://127.0.0.1:${String(port)}`, masterKey)({}, new AbortController().signal);
  return received;
}

it('calls the command API with a service token', async () => {
  const received = await captureRequest(200, { finished: 1, settled: 2, failed: 0 });
  expect(received).toEqual(['POST', '/internal/erasures/finish', `Bearer ${deriveServiceToken(masterKey)}`]);
});

it.each([
  ['is unavailable', 503, {}],
  ['reports a failed erasure', 200, { finished: 4, settled: 0, failed: 1 }],
])('rejects if the command API %s', async (_, status, body) => {
  await expect(captureRequest(status, body)).rejects.toThrow(ErasureError);
});
