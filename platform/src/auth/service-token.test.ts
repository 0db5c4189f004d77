import express from 'express';
import request from 'supertest';
import { handleErrors } from '../http/error-handler.js';
import { createLogger } from '../logging/logger.js';
import { onlyServices, serviceToken } from './service-token.js';

const key = Buffer.alloc(32, 1);
const app = express()
  .get('/', onlyServices(key), (_request, response) => void response.send('in'))
  .use(handleErrors(createLogger('test', 'silent'), []));
const get = (authorization?: string) => {
  const pending = request(app).get('/');
  return authorization === undefined ? pending : pending.set('authorization', authorization);
};

it('rejects requests without the token of the master key with 403', async () => {
  expect((await get(`Bearer ${serviceToken(key)}`)).text).toBe('in');
  for (const wrong of [undefined, '', 'Bearer ', `Bearer ${serviceToken(Buffer.alloc(32, 2))}`, serviceToken(key)])
    expect((await get(wrong)).status).toBe(403);
});

it('does not contain the master key', () => {
  expect(serviceToken(key)).not.toContain(key.toString('base64url').slice(0, 20));
});
