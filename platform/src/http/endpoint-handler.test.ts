import { endpoint } from '@trackrecord/contracts';
import express from 'express';
import supertest from 'supertest';
import { z } from 'zod';
import { createLogger } from '../logging/logger.js';
import { fakeIdentityProvider } from '../testing/fake-identity-provider.js';
import { authenticate } from './authenticate.js';
import { handle } from './endpoint-handler.js';
import { handleErrors } from './error-handler.js';

const saveNote = endpoint({
  method: 'POST',
  path: '/api/notes/{uid}/{noteId}',
  summary: 'Saves a note.',
  tag: 'profile',
  access: 'owner',
  query: z.object({ page: z.string().regex(/^\d+$/, 'The page must be a number.').transform(Number) }),
  body: { schema: z.strictObject({ text: z.string('Text is required').min(1) }) },
  responses: { 201: { description: 'The note.', schema: z.object({ note: z.string() }) } },
});

const handler = handle(saveNote, ({ params, query, body, identity }) =>
  Promise.resolve({
    status: 201,
    body: { note: `${identity.uid} ${params.noteId} ${String(query.page)} ${body.text}` },
    headers: { ETag: '"1"' },
  }),
);
const app = supertest(
  express()
    .set('env', 'test')
    .post('/notes/:uid/:noteId', express.json(), authenticate(fakeIdentityProvider), handler)
    .use(handleErrors(createLogger('test', 'silent'), [])),
);
const post = (path: string, body: object) => app.post(path).set('authorization', 'Bearer ada').send(body);

describe('a handler of an endpoint', () => {
  it('receives typed parameters, query, body and user', async () => {
    const { status, body, headers } = await post('/notes/ada/n1?page=7', { text: 'hello' });
    expect([status, body, headers['etag']]).toEqual([201, { note: 'ada n1 7 hello' }, '"1"']);
  });

  it('rejects other users before it reads anything else', async () => {
    const { status, body } = await post('/notes/charles/n1?page=x', {});
    expect([status, body.code]).toEqual([403, 'forbidden']);
  });

  it('rejects a query that does not fit the schema', async () => {
    const { status, body } = await post('/notes/ada/n1?page=x', { text: 'hello' });
    expect([status, body.message]).toEqual([400, 'The page must be a number.']);
  });

  it('rejects a body that does not fit the schema and names the field', async () => {
    const { status, body } = await post('/notes/ada/n1?page=7', {});
    expect([status, body.details]).toEqual([400, [{ path: 'text', message: 'Text is required' }]]);
  });

  it('rejects a request without a body', async () => {
    const { status, body } = await app.post('/notes/ada/n1?page=7').set('authorization', 'Bearer ada');
    expect([status, body.details]).toEqual([400, [{ path: 'text', message: 'Text is required' }]]);
  });
});
