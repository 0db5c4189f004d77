import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createExportServer } from './export-server.js';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function startExportServer(exportAccounts: () => Promise<void>): Promise<string> {
  const server = createExportServer({ exportAccounts }, 0);
  servers.push(server);
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  return `http://127.0.0.1:${String(port)}`;
}

it('responds with 204 once the accounts are on disk, and with 503 if the export fails', async () => {
  const calls: string[] = [];
  const url = await startExportServer(() => Promise.resolve().then(() => void calls.push('on disk')));
  expect((await fetch(url, { method: 'POST' })).status).toBe(204);
  expect(calls).toEqual(['on disk']);
  const failingUrl = await startExportServer(() => Promise.reject(new Error('disk full')));
  expect((await fetch(failingUrl, { method: 'POST' })).status).toBe(503);
});

it('accepts only POST', async () => {
  const url = await startExportServer(() => Promise.reject(new Error('not called')));
  expect((await fetch(url)).status).toBe(405);
});
