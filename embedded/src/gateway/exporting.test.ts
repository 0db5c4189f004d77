import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { listenForExports } from './exporting.js';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function exporting(exportAccounts: () => Promise<void>): Promise<string> {
  const server = listenForExports({ exportAccounts }, 0);
  servers.push(server);
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  return `http://127.0.0.1:${String(port)}`;
}

it('answers once the accounts are on disk, and says when they are not', async () => {
  const said: string[] = [];
  const good = await exporting(() => Promise.resolve().then(() => void said.push('on disk')));
  expect((await fetch(good, { method: 'POST' })).status).toBe(204);
  expect(said).toEqual(['on disk']);
  const bad = await exporting(() => Promise.reject(new Error('no room')));
  expect((await fetch(bad, { method: 'POST' })).status).toBe(503);
});

it('takes nothing but POST', async () => {
  const url = await exporting(() => Promise.reject(new Error('never asked')));
  expect((await fetch(url)).status).toBe(405);
});
