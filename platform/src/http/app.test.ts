import { Router } from 'express';
import supertest from 'supertest';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { createApp } from './app.js';
import { Probes } from './probes.js';

const api = Router()
  .post('/plain/:uid', (_request, response) => void response.json({}))
  .patch('/saved/:uid', (_request, response) => void response.json({ success: true }));
const metrics = new Metrics();
const app = supertest(
  createApp({
    logger: createLogger('test', 'silent'),
    metrics,
    probes: new Probes(metrics, {}).router,
    api,
    routes: [
      { method: 'POST', path: '/api/plain/{uid}' },
      { method: 'PATCH', path: '/api/saved/{uid}', carriesSuccess: true },
    ],
  }),
);

const malformed = (method: 'post' | 'patch', path: string) => app[method](path).type('application/json').send('{');

it.each(['/api/saved/ada', '/api/saved/ada/', '/API/Saved/ada'])(
  'a fault of the body carries success: false where answers carry success (%s)',
  async (path) => {
    const answer = await malformed('patch', path);
    expect([answer.status, answer.body.success]).toEqual([400, false]);
  },
);

it('so does a fault of the address', async () => {
  const answer = await app.patch('/api/saved/%E0%A4%A').send({});
  expect([answer.status, answer.body.code, answer.body.success]).toEqual([400, 'malformed-address', false]);
});

it('no error of another route carries success', async () => {
  expect((await malformed('post', '/api/plain/ada')).body).not.toHaveProperty('success');
  expect((await malformed('post', '/api/saved/ada')).body).not.toHaveProperty('success');
  expect((await app.get('/api/nothing')).body).not.toHaveProperty('success');
});
