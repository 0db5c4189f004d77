import { createServer } from 'node:http';
import express from 'express';
import { closeAll, listen } from '../testing/open-sockets.js';
import { rejectChangesWhenFull } from './storage-guard.js';

afterEach(closeAll);

const IDENTITY = '/identitytoolkit.googleapis.com/v1/accounts';

it('rejects changes with 503 and Retry-After while storage is full, and allows reads and sign-ins', async () => {
  let hasEnoughSpace = false;
  const app = express()
    .use(rejectChangesWhenFull({ hasEnoughSpace: () => hasEnoughSpace }))
    .use((_request, response) => void response.sendStatus(204));
  const url = `http://127.0.0.1:${await listen(createServer(app))}`;
  const fetchStatus = async (method: string, path: string) => (await fetch(url + path, { method })).status;

  const rejected = await fetch(`${url}/api/profile/1/skills`, { method: 'PUT' });
  expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await rejected.json()).toMatchObject({ success: false, code: 'storage-full' });
  expect(await fetchStatus('DELETE', '/api/profile/1')).toBe(503);
  expect(await fetchStatus('POST', `${IDENTITY}:signUp?key=demo`)).toBe(503);
  expect(await fetchStatus('GET', '/api/profile/1')).toBe(204);
  expect(await fetchStatus('GET', '/')).toBe(204);
  expect(await fetchStatus('POST', `${IDENTITY}:signInWithPassword?key=demo`)).toBe(204);
  expect(await fetchStatus('POST', '/securetoken.googleapis.com/v1/token')).toBe(204);

  hasEnoughSpace = true;
  expect(await fetchStatus('PUT', '/api/profile/1/skills')).toBe(204);
});
