import express from 'express';
import request from 'supertest';
import { handleErrors } from '../http/error-handler.js';
import { createLogger } from '../logging/logger.js';
import { requireServiceToken, deriveServiceToken } from './service-token.js';

const key = Buffer.alloc(32, 1);
const app = express()
  .get('/', requireServiceToken(key), (_request, response) => void response.send('in'))
  .use(handleErrors(createLogger('test', 'silent'), []));
const get = (authorization?: string) => {
  const pending = request(app).get('/');
  return authorization === undefined ? pending : pending.set('authorization', authorization);
};

it('rejects requests without the token of the master key with 403', async () => {
  expect((await get(`Bearer ${deriveServiceToken(key)}`)).text).toBe('in');
  for (const wrong of [
    undefined,
    '',
    'Bearer ',
    `Bearer ${deriveServiceToken(Buffer.alloc(32, 2))}`,
    deriveServiceToken(key),
  ])
    expect((await get(wrong)).status).toBe(403);
});

it('does not contain the master key', () => {
  expect(deriveServiceToken(key)).not.toContain(key.toString('base64url').slice(0, 20));
});
