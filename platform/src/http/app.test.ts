import { Router } from 'express';
import { MongoNetworkError } from 'mongodb';
import supertest from 'supertest';
import { createLogger } from '../logging/logger.js';
import { KeyMissingError, KeysReplacedError } from '../sealing/key-store.js';
import { Metrics } from '../metrics/metrics.js';
import { sleep } from '../lifecycle/sleep.js';
import { createApp } from './app.js';
import { authenticate } from './authenticate.js';
import { HttpError } from '../requests/http-error.js';
import { Probes } from '../healthcheck/probes.js';
import { route } from '../requests/route.js';

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
      { method: 'PATCH', path: '/api/saved/{uid}', hasSuccessField: true },
    ],
  }),
);

const sendMalformed = (method: 'post' | 'patch', path: string) => app[method](path).type('application/json').send('{');

it.each(['/api/saved/ada', '/api/saved/ada/', '/API/Saved/ada'])(
  'adds success: false to body errors of routes with a success field (%s)',
  async (path) => {
    const response = await sendMalformed('patch', path);
    expect([response.status, response.body.success]).toEqual([400, false]);
  },
);

it.each([
  ['HTTPS', true, 'max-age=31536000; includeSubDomains'],
  ['HTTP', false, undefined],
])(
  'sends security headers, with Strict-Transport-Security only for HTTPS (server reached through %s)',
  async (_scheme, isHttps, expected) => {
    const logger = createLogger('test', 'silent');
    const probes = new Probes(metrics, {}).router;
    const edge = { trustedProxies: [], isHttps };
    const response = await supertest(createApp({ logger, metrics, probes, api, routes: [], edge })).get('/api/nothing');
    expect(response.headers['strict-transport-security']).toBe(expected);
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': expect.stringMatching(/microphone=\(\), on-device-speech-recognition=\(\)/),
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  },
);

it('applies one deadline to authentication and handler', async () => {
  const delay = <T>(value: T) => sleep(70).then(() => value);
  const slow = Router().get(
    '/slow',
    authenticate({ verify: () => delay({ uid: 'ada', email: undefined, roles: [] }) }, 100),
    route(() => delay({ status: 200, body: {} }), 100),
  );
  const logger = createLogger('test', 'silent');
  const probes = new Probes(metrics, {}).router;
  const response = await supertest(createApp({ logger, metrics, probes, api: slow, routes: [] }))
    .get('/api/slow')
    .set('authorization', 'Bearer a-token');
  expect([response.status, response.body.code]).toEqual([503, 'deadline']);
});

it('adds success: false to the error response for a malformed URL', async () => {
  const response = await app.patch('/api/saved/%E0%A4%A').send({});
  expect([response.status, response.body.code, response.body.success]).toEqual([400, 'malformed-address', false]);
});

it.each([
  ['an unknown path', () => app.get('/api/nothing'), 404],
  ['an unsupported method', () => app.put('/api/plain/ada'), 405],
  ['a body that is not JSON', () => app.post('/api/plain/ada').type('text/plain').send('Ada'), 415],
  ['malformed JSON', () => sendMalformed('post', '/api/plain/ada'), 400],
])('sends Cache-Control: no-store with the error for %s', async (_case, send, status) => {
  const response = await send();
  expect([response.status, response.headers['cache-control']]).toEqual([status, 'no-store']);
});

it('omits success from errors of other routes', async () => {
  expect((await sendMalformed('post', '/api/plain/ada')).body).not.toHaveProperty('success');
  expect((await sendMalformed('post', '/api/saved/ada')).body).not.toHaveProperty('success');
  expect((await app.get('/api/nothing')).body).not.toHaveProperty('success');
});

describe('when a handler throws an error', () => {
  const rejectWith = (error: Error) => () => {
    throw error;
  };
  const unexpectedError = new Error('connect ECONNREFUSED at secret.js:1');
  const routes = [
    { method: 'PATCH', path: '/api/skills/{uid}', hasSuccessField: true, failureMessage: 'Failed to update skills' },
    { method: 'POST', path: '/api/skills/{uid}' },
    { method: 'PUT', path: '/api/skills/{uid}', failureMessage: 'Failed to replace skills' },
  ] as const;
  const createFailingApp = (error: Error) =>
    supertest(
      createApp({
        logger: createLogger('test', 'silent'),
        metrics,
        probes: new Probes(metrics, {}).router,
        api: Router().all('/skills/:uid', rejectWith(error)),
        routes,
      }),
    );

  it.each([
    ['patch', { success: false, error: 'Failed to update skills', message: 'Failed to update skills' }],
    ['put', { error: 'Failed to replace skills', message: 'Failed to replace skills' }],
    ['post', { error: 'Something went wrong on our side. Please try again.' }],
  ] as const)(
    'responds with the failure message of the route, or a general message if it has none (%s)',
    async (method, expected) => {
      const response = await createFailingApp(unexpectedError)[method]('/api/Skills/ada/').send({});
      expect([response.status, response.body.code]).toEqual([500, 'internal']);
      expect(response.body).toMatchObject(expected);
      expect(response.text).not.toMatch(/secret|ECONNREFUSED/);
    },
  );

  it('responds with the message of an HttpError', async () => {
    const error = new HttpError(409, 'conflict', 'The profile has changed.');
    const response = await createFailingApp(error).patch('/api/skills/ada').send({});
    expect([response.status, response.body.error, response.body.success]).toEqual([
      409,
      'The profile has changed.',
      false,
    ]);
  });

  it.each([
    ['the key of an account is missing', new KeyMissingError('no key for grace')],
    ['the database of keys was replaced', new KeysReplacedError('The database of keys was emptied or replaced.')],
  ])('responds 503 with Retry-After when %s', async (_case, error) => {
    const response = await createFailingApp(error).post('/api/skills/grace').send({});
    expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([503, 'key-missing', '10']);
    // The uid has letters that are not hexadecimal digits, so the request id in the response cannot contain it.
    expect(response.text).not.toContain('grace');
  });

  it.each([
    ['MongoDB', new MongoNetworkError('gone')],
    ['the event store', Object.assign(new Error('14 UNAVAILABLE: No connection established'), { code: 14 })],
    ['a socket', Object.assign(new Error('This socket has been ended by the other party'), { code: 'EPIPE' })],
    ['Redis', new Error('Connection is closed.')],
  ])('responds 503 with Retry-After when %s is down', async (_case, error) => {
    const response = await createFailingApp(error).patch('/api/skills/ada').send({});
    expect([response.status, response.body.code, response.headers['retry-after']]).toEqual([
      503,
      'dependency-down',
      '2',
    ]);
    expect(response.body.error).toMatch(/try again/);
  });
});
