import { createLogger } from '@trackrecord/platform';
import express from 'express';
import request from 'supertest';
import { getHealth } from './get-health.js';

const requestHealth = (store: () => Promise<void>) =>
  request(express().get('/health', getHealth({ store }, createLogger('test', 'silent')))).get('/health');

it('responds with 200 without Retry-After while all services are up', async () => {
  const response = await requestHealth(() => Promise.resolve());
  expect([response.status, response.body.status, response.headers['retry-after']]).toEqual([200, 'ok', undefined]);
});

it('responds with 503 and Retry-After while a service is down', async () => {
  const response = await requestHealth(() => Promise.reject(new Error('gone')));
  expect([response.status, response.headers['retry-after']]).toEqual([503, '2']);
  expect(response.body).toEqual({ status: 'degraded', parts: { store: { status: 'down' } } });
});
