import express from 'express';
import request from 'supertest';
import { createDemoClock, getNow } from './clock.js';

const KEY = 'the key of this stack';
const PAST = '2024-05-06T10:00:00.000Z';

/** Sends a request with headers and returns the time at which it happened. */
async function requestTime(key: string | undefined, headers: Readonly<Record<string, string>>): Promise<string> {
  const app = express()
    .use(createDemoClock(key))
    .use(express.json())
    .post('/', async (_request, response) => {
      await Promise.resolve();
      response.send(getNow().toISOString());
    });
  return (await request(app).post('/').set(headers).send({ text: 'a' })).text;
}

it('a request with the key of the stack happens at its past time', async () => {
  expect(await requestTime(KEY, { 'x-demo-key': KEY, 'x-demo-time': PAST })).toBe(PAST);
});

it.each<[string, string | undefined, Readonly<Record<string, string>>]>([
  ['without a configured key', undefined, { 'x-demo-key': KEY, 'x-demo-time': PAST }],
  ['with an empty key where none is configured', undefined, { 'x-demo-key': '', 'x-demo-time': PAST }],
  ['with another key', KEY, { 'x-demo-key': KEY.toUpperCase(), 'x-demo-time': PAST }],
  ['with a longer key', KEY, { 'x-demo-key': `${KEY}!`, 'x-demo-time': PAST }],
  ['without a key', KEY, { 'x-demo-time': PAST }],
  ['without a time', KEY, { 'x-demo-key': KEY }],
  ['with a time that is none', KEY, { 'x-demo-key': KEY, 'x-demo-time': 'yesterday' }],
  ['with a time in the future', KEY, { 'x-demo-key': KEY, 'x-demo-time': '2999-01-01T00:00:00.000Z' }],
])('a request %s happens now', async (_what, key, headers) => {
  const before = new Date().toISOString();
  const time = await requestTime(key, headers);
  expect(time >= before && time <= new Date().toISOString()).toBe(true);
});
