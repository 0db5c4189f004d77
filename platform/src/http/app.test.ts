import { Router } from 'express';
import supertest from 'supertest';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { pause } from '../lifecycle/pause.js';
import { createApp } from './app.js';
import { authenticate } from './authenticate.js';
import { Probes } from './probes.js';
import { route } from './route.js';

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

it('authentication and handler share one deadline', async () => {
  const slowly = <T>(value: T) => pause(70).then(() => value);
  const slow = Router().get(
    '/slow',
    authenticate({ verify: () => slowly({ uid: 'ada', email: undefined, roles: [] }) }, 100),
    route(() => slowly({ status: 200, body: {} }), 100),
  );
  const logger = createLogger('test', 'silent');
  const probes = new Probes(metrics, {}).router;
  const answer = await supertest(createApp({ logger, metrics, probes, api: slow, routes: [] }))
    .get('/api/slow')
    .set('authorization', 'Bearer a-token');
  expect([answer.status, answer.body.code]).toEqual([503, 'deadline']);
});

it('so does a fault of the address', async () => {
  const answer = await app.patch('/api/saved/%E0%A4%A').send({});
  expect([answer.status, answer.body.code, answer.body.success]).toEqual([400, 'malformed-address', false]);
});

it('no error of another route carries success', async () => {
  expect((await malformed('post', '/api/plain/ada')).body).not.toHaveProperty('success');
  expect((await malformed('post', '/api/saved/ada')).body).not.toHaveProperty('success');
  expect((await app.get('/api/nothing')).body).not.toHaveProperty('success');
});
