import express from 'express';
import supertest from 'supertest';
import { type IdentityProvider, IdentityUnavailable } from '../auth/identity.js';
import { createLogger } from '../logging/logger.js';
import { authenticate, identityOf } from './authenticate.js';
import { answerErrors } from './error-answer.js';

const read = (verify: IdentityProvider['verify']) => {
  const app = express()
    .use(authenticate({ verify }, 20))
    .use((_request, response) => void response.json(identityOf(response)))
    .use(answerErrors(createLogger('test', 'silent'), []));
  return supertest(app).get('/').set('authorization', 'Bearer a-token');
};

it('lets a request through as the one whose token it carries', async () => {
  const answer = await read((token) => Promise.resolve({ uid: `owner of ${token}`, roles: [] }));
  expect([answer.status, answer.body.uid]).toEqual([200, 'owner of a-token']);
});

it('gives up on an identity provider that is silent', async () => {
  const answer = await read(() => new Promise(() => undefined));
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'deadline', '1']);
});

it('says that a dependency is down when the identity provider cannot be reached', async () => {
  const answer = await read(() => Promise.reject(new IdentityUnavailable('connect ECONNREFUSED')));
  expect([answer.status, answer.body.code, answer.headers['retry-after']]).toEqual([503, 'dependency-down', '2']);
  expect(answer.text).not.toContain('ECONNREFUSED');
});
