import express, { type RequestHandler } from 'express';
import supertest from 'supertest';
import { fakeIdentityProvider } from '../testing/fake-identity-provider.js';
import { mountEndpoints } from './mount-endpoints.js';

const respond =
  (name: string): RequestHandler =>
  ({ params }, response) =>
    void response.json({ name, params });

const limit: RequestHandler = (_request, response, next) => {
  response.setHeader('x-limit', '1');
  next();
};

const app = supertest(
  express()
    .set('env', 'test')
    .use(
      '/api',
      mountEndpoints(fakeIdentityProvider, {
        getJob: respond('getJob'),
        listJobs: [limit, respond('listJobs')],
        getErasureKey: respond('getErasureKey'),
      }),
    ),
);
const get = (path: string) => app.get(path).set('authorization', 'Bearer ada');

describe('mounted endpoints', () => {
  it('have the parameters of their paths', async () => {
    const { body } = await get('/api/jobs/j1');
    expect(body).toEqual({ name: 'getJob', params: { jobId: 'j1' } });
  });

  it('match a literal path before one with a parameter, and run their own middleware', async () => {
    const { body, headers } = await get('/api/jobs/allJobs');
    expect([body.name, headers['x-limit']]).toEqual(['listJobs', '1']);
  });

  it('require a token unless they are public', async () => {
    expect((await app.get('/api/jobs/j1')).status).toBe(401);
    expect((await app.get('/api/erasure-key')).body.name).toBe('getErasureKey');
  });
});
