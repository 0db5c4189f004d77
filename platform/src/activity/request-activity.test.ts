import { type RequestHandler, Router } from 'express';
import supertest from 'supertest';
import { createApp } from '../http/app.js';
import { authenticate } from '../http/authenticate.js';
import { HttpError } from '../requests/http-error.js';
import { Probes } from '../healthcheck/probes.js';
import { createLogger } from '../logging/logger.js';
import { Metrics } from '../metrics/metrics.js';
import type { NewActivity } from './activity-documents.js';
import { noteActivity, noteSender } from './request-activity.js';

const CANARY = 'canary-4711';
const recordedActivities: NewActivity[] = [];
let error: Error;
beforeEach(() => recordedActivities.splice(0));

const fail: RequestHandler = (_request, response) => {
  noteActivity(response, { workKind: 'enhance' });
  throw error;
};
const requireSignIn = authenticate({ verify: () => Promise.resolve({ uid: 'ada', roles: [] }) });
const metrics = new Metrics();
const createTestApp = (rateLimit: RequestHandler = (_request, _response, next) => next()) =>
  supertest(
    createApp({
      logger: createLogger('test', 'silent'),
      metrics,
      probes: new Probes(metrics, {}).router,
      api: Router()
        .post('/saves/:uid', requireSignIn, fail)
        .post('/public', fail)
        .post('/roles', requireSignIn, fail)
        .get('/saves/:uid', requireSignIn, fail),
      routes: [
        { method: 'POST', path: '/api/saves/{uid}' },
        { method: 'POST', path: '/api/public' },
        { method: 'POST', path: '/api/roles', tag: 'suggestions' },
        { method: 'GET', path: '/api/saves/{uid}' },
      ],
      edge: { trustedProxies: [], isHttps: false, rateLimit },
      activity: { record: (activity) => recordedActivities.push(activity) },
    }),
  );
const app = createTestApp();
const AUTH_HEADERS = { authorization: 'Bearer a-token' };
const refusal = new HttpError(412, 'quoting', CANARY, {
  headers: { ETag: '"12"' },
  details: [{ path: `skills.${CANARY}`, message: CANARY }],
});

it('records a refused write with names of fields and ids, without texts', async () => {
  error = refusal;
  const headers = { ...AUTH_HEADERS, 'if-match': '"11"', 'x-request-id': 'number', 'x-client': 'web/0.2.0' };
  await app.post(`/api/saves/${CANARY}`).set(headers).send({ skills: CANARY }).expect(412);
  expect(recordedActivities).toEqual([
    {
      uid: 'ada',
      kind: 'write',
      outcome: 'refused',
      status: 412,
      code: 'quoting',
      details: {
        requestId: 'number',
        correlationId: 'number',
        client: 'web/0.2.0',
        route: 'POST /api/saves/{uid}',
        ifMatch: '"11"',
        revision: 12,
        tookMs: expect.any(Number) as unknown,
        paths: ['skills.?'],
        sentence: undefined,
        workKind: 'enhance',
      },
    },
  ]);
  expect(JSON.stringify(recordedActivities)).not.toContain(CANARY);
});

it('omits an If-Match that is not a revision', async () => {
  error = refusal;
  await app
    .post('/api/saves/ada')
    .set({ ...AUTH_HEADERS, 'if-match': `"${CANARY}"` })
    .expect(412);
  expect(JSON.stringify(recordedActivities)).not.toContain(CANARY);
});

it.each([
  ['a refused question', 'post', '/api/roles', 422, 'work', 'refused'],
  ['a failed write', 'post', '/api/saves/ada', 500, 'write', 'failed'],
  ['a failed read', 'get', '/api/saves/ada', 500, 'read', 'failed'],
  ['an unavailable read', 'get', '/api/saves/ada', 503, 'read', 'unavailable'],
] as const)('records %s', async (_, method, path, status, kind, outcome) => {
  error = new HttpError(status, 'any-code', 'A sentence.');
  await app[method](path).set(AUTH_HEADERS).expect(status);
  expect(recordedActivities).toEqual([expect.objectContaining({ kind, outcome, status, code: 'any-code' })]);
});

it.each([
  ['a refused read', 'get', '/api/saves/ada', AUTH_HEADERS, 404],
  ['a request without a token', 'post', '/api/saves/ada', {}, 401],
  ['a request to a public endpoint', 'post', '/api/public', {}, 500],
  ['a request to an unknown path', 'post', '/api/nothing', AUTH_HEADERS, 404],
] as const)('does not record %s', async (_, method, path, headers, status) => {
  error = new HttpError(status, 'any-code', 'A sentence.');
  await app[method](path).set(headers).expect(status);
  expect(recordedActivities).toEqual([]);
});

it('records a rate-limited write under the person whom the limit counted', async () => {
  const limitedApp = createTestApp((_request, response) => {
    noteSender(response, 'ada');
    throw new HttpError(429, 'too-many-requests', 'Too many requests.');
  });
  await limitedApp.post('/api/saves/ada').set(AUTH_HEADERS).expect(429);
  expect(recordedActivities).toEqual([expect.objectContaining({ uid: 'ada', kind: 'write', status: 429 })]);
});
