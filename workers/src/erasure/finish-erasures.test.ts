import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serviceToken } from '@trackrecord/platform';
import { ErasuresRefused, finishErasures } from './finish-erasures.js';

const masterKey = randomBytes(32);
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Asks a command API that answers this; resolves with how it was asked. */
async function asked(status: number, body: unknown): Promise<readonly (string | undefined)[]> {
  const heard: (string | undefined)[] = [];
  const server = createServer((request, response) => {
    heard.push(request.method, request.url, request.headers.authorization);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await finishErasures(`http://127.0.0.1:${String(port)}`, masterKey)({}, new AbortController().signal);
  return heard;
}

it('asks the command API as one of our own services', async () => {
  const heard = await asked(200, { finished: 1, settled: 2, failed: 0 });
  expect(heard).toEqual(['POST', '/internal/erasures/finish', `Bearer ${serviceToken(masterKey)}`]);
});

it.each([
  ['is not there', 503, {}],
  ['could not finish one', 200, { finished: 4, settled: 0, failed: 1 }],
])('fails, so that it shows, where the command API %s', async (_, status, body) => {
  await expect(asked(status, body)).rejects.toThrow(ErasuresRefused);
});
