import { createLogger } from '@trackrecord/platform';
import express from 'express';
import request from 'supertest';
import { getHealth } from './get-health.js';

const healthOf = (store: () => Promise<void>) =>
  request(express().get('/health', getHealth({ store }, createLogger('test', 'silent')))).get('/health');

it('responds with 200 without Retry-After while all services are up', async () => {
  const answer = await healthOf(() => Promise.resolve());
  expect([answer.status, answer.body.status, answer.headers['retry-after']]).toEqual([200, 'ok', undefined]);
});

it('responds with 503 and Retry-After while a service is down', async () => {
  const answer = await healthOf(() => Promise.reject(new Error('gone')));
  expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
  expect(answer.body).toEqual({ status: 'degraded', parts: { store: { status: 'down' } } });
});
