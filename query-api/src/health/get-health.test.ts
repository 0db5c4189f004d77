import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLogger } from '@trackrecord/platform';
import express from 'express';
import request from 'supertest';
import { createTargetChecks, getHealth } from './get-health.js';

const requestHealth = (store: () => Promise<void>) =>
  request(express().get('/health', getHealth({ store }, createLogger('test', 'silent')))).get('/health');

it('responds with 200 without Retry-After while all services are up', async () => {
  const response = await requestHealth(() => Promise.resolve());
  expect([response.status, response.body.status, response.headers['retry-after']]).toEqual([200, 'ok', undefined]);
});

it('responds with 503 and Retry-After while a service is down', async () => {
  const response = await requestHealth(() => Promise.reject(new Error('gone')));
  expect([response.status, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.body).toEqual({ status: 'degraded', parts: { store: { status: 'down' } } });
});

it.each([
  ['Redis is out of memory.', { status: 'down', reason: 'Redis is out of memory.' }],
  ['connect ECONNREFUSED 10.0.0.5:6379', { status: 'down' }],
])('shows only reasons that everyone may read: %s', async (reason, part) => {
  const response = await requestHealth(() => Promise.reject(new Error(reason)));
  expect(response.body).toEqual({ status: 'degraded', parts: { store: part } });
});

describe('createTargetChecks', () => {
  const schedulesMissing = 'The schedules of background work are missing.';
  it.each<[string, number, string, string | undefined]>([
    ['a ready service', 200, '{"status":"ok","parts":{}}', undefined],
    ['a service with a warning', 200, '{"status":"warning","parts":{"feeds":{"status":"warning"}}}', 'warning'],
    ['a page that is no JSON', 200, '<html>', undefined],
    ['JSON of another kind', 200, '[1]', undefined],
  ])('returns the status of %s', async (_what, status, body, expected) => {
    expect(await checkTarget(status, body)).toBe(expected);
  });

  it.each<[string, string, string]>([
    ['no JSON', 'Bad Gateway', 'responded with 503'],
    [
      'a secret reason',
      '{"status":"down","parts":{"redis":{"status":"down","reason":"10.0.0.5"}}}',
      'responded with 503',
    ],
    [
      'a public reason',
      JSON.stringify({ status: 'down', parts: { redis: { reason: 'x' }, feeds: { reason: schedulesMissing } } }),
      schedulesMissing,
    ],
  ])('fails for a service that is down with %s', async (_what, body, reason) => {
    await expect(checkTarget(503, body)).rejects.toThrow(new Error(reason));
  });

  /** Checks a service that responds like this. */
  async function checkTarget(status: number, body: string): Promise<unknown> {
    const server = createServer((_request, response) => response.writeHead(status).end(body));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    try {
      return await createTargetChecks(`worker=http://127.0.0.1:${String(port)}/readyz`)['worker']?.();
    } finally {
      server.close();
    }
  }
});
