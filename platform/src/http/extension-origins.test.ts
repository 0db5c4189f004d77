import express from 'express';
import supertest from 'supertest';
import { allowExtensionOrigins } from './extension-origins.js';

const api = supertest(
  express()
    .use(allowExtensionOrigins)
    .use((_request, response) => void response.status(418).end()),
);
const ORIGIN = 'chrome-extension://abcdefghijklmnopabcdefghijklmnop';

it('answers the preflight request of an extension', async () => {
  const response = await api.options('/api/extension/applications').set('Origin', ORIGIN);
  expect(response.status).toBe(204);
  expect(response.headers).toMatchObject({
    'access-control-allow-origin': ORIGIN,
    'access-control-allow-methods': 'POST',
    'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key, X-Client',
    vary: 'Origin',
  });
  expect(response.headers['access-control-allow-credentials']).toBeUndefined();
});

it('lets an extension read the response', async () => {
  const response = await api.post('/api/extension/pairings').set('Origin', 'moz-extension://1f0c-8a53');
  expect([response.status, response.headers['access-control-allow-origin']]).toEqual([
    418,
    'moz-extension://1f0c-8a53',
  ]);
});

it.each([
  ['a website', '/api/extension/pairings', 'https://evil.test'],
  ['a disguised website', '/api/extension/pairings', 'https://chrome-extension://abc'],
  ['an opaque origin', '/api/extension/pairings', 'null'],
  ['an extension to another endpoint', '/api/profile/ada', ORIGIN],
])('does not allow CORS requests of %s', async (_name, path, origin) => {
  const response = await api.options(path).set('Origin', origin);
  expect([response.status, response.headers['access-control-allow-origin']]).toEqual([418, undefined]);
});
