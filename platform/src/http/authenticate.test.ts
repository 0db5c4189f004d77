import express from 'express';
import supertest from 'supertest';
import { type IdentityProvider, IdentityUnavailableError } from '../auth/identity.js';
import { createLogger } from '../logging/logger.js';
import { authenticate, getIdentity } from './authenticate.js';
import { handleErrors } from './error-handler.js';

const send = (verify: IdentityProvider['verify']) => {
  const app = express()
    .use(authenticate({ verify }, 20))
    .use((_request, response) => void response.json(getIdentity(response)))
    .use(handleErrors(createLogger('test', 'silent'), []));
  return supertest(app).get('/').set('authorization', 'Bearer a-token');
};

it('identifies the owner of the token', async () => {
  const response = await send((token) => Promise.resolve({ uid: `owner of ${token}`, roles: [] }));
  expect([response.status, response.body.uid]).toEqual([200, 'owner of a-token']);
});

it('responds 503 when the identity provider does not respond in time', async () => {
  const response = await send(() => new Promise(() => undefined));
  expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'deadline', '1']);
});

it('responds 503 when the identity provider cannot be reached', async () => {
  const response = await send(() => Promise.reject(new IdentityUnavailableError('connect ECONNREFUSED')));
  expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'dependency-down', '2']);
  expect(response.text).not.toContain('ECONNREFUSED');
});
