import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ACCESS_SESSION_HEADER, recordLookupBody, recordUseBody } from '@trackrecord/contracts';
import { deriveServiceToken } from '@trackrecord/platform';
import type { Request } from 'express';
import { createLookupRecorder, createUseRecorder } from './record-use.js';

const MASTER_KEY = Buffer.alloc(32, 7);
const SESSION = '00000000-0000-4000-8000-000000000001';
const USE = { uid: 'nadia/..', staff: 'owen', what: 'profile', detail: 'revision 45' } as const;

interface Received {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly body: unknown;
}

let server: Server;
const IDLE_UNTIL = '2026-11-22T12:15:00.000Z';

let received: Received[];
let respond: (response: ServerResponse) => void;
beforeEach(async () => {
  received = [];
  respond = (response) => response.end(JSON.stringify({ idleUntil: IDLE_UNTIL }));
  server = createServer((request: IncomingMessage, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      received.push({ method, url, token: headers.authorization, body: JSON.parse(Buffer.concat(chunks).toString()) });
      respond(response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const getUrl = () => `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
const createRequest = (session: string | undefined = SESSION) =>
  ({
    id: 'the-request',
    headers: {},
    app: { get: () => undefined },
    get: (name: string) => (name === ACCESS_SESSION_HEADER ? session : undefined),
  }) as unknown as Request;
const recordUse = (request = createRequest(), url = getUrl()) => createUseRecorder(url, MASTER_KEY)(request, USE);
const rejectWith = (status: number, code: string) => {
  respond = (response) =>
    response
      .writeHead(status)
      .end(JSON.stringify({ code, message: 'A message.', error: 'A message.', requestId: 'x' }));
};

it('sends the use with the service token, the session and the request id, and returns the new idle end', async () => {
  expect(await recordUse()).toBe(IDLE_UNTIL);
  const { body, ...rest } = received[0] ?? { body: undefined };
  expect(rest).toEqual({
    method: 'POST',
    url: '/internal/accesses/nadia%2F../uses',
    token: `Bearer ${deriveServiceToken(MASTER_KEY)}`,
  });
  expect(recordUseBody.parse(body)).toEqual({
    sessionId: SESSION,
    staff: 'owen',
    what: 'profile',
    detail: 'revision 45',
    requestId: 'the-request',
  });
});

it.each(['', '{}', '{"idleUntil": "soon"}'])('responds with 503 if the response is %j', async (body) => {
  respond = (response) => response.end(body);
  await expect(recordUse()).rejects.toMatchObject({ status: 503, code: 'access-not-recorded' });
});

it.each([undefined, '', 'not-a-uuid'])(
  'responds with 403 without a session (%p), and sends nothing',
  async (session) => {
    const request = { ...createRequest(), get: () => session } as unknown as Request;
    await expect(recordUse(request)).rejects.toMatchObject({ status: 403, code: 'access-required' });
    expect(received).toEqual([]);
  },
);

it.each([
  [403, 'access-expired'],
  [403, 'access-ended'],
  [403, 'access-not-yours'],
  [403, 'access-required'],
  [410, 'erased'],
  [404, 'person-not-found'],
])('passes on %i %s', async (status, code) => {
  rejectWith(status, code);
  await expect(recordUse()).rejects.toMatchObject({ status, code, message: 'A message.' });
});

it.each([
  ['an error of the command API', 500, 'internal'],
  ['a wrong service token', 403, 'forbidden'],
  ['an unknown route', 404, 'not-found'],
  ['an outage of a dependency', 503, 'dependency-down'],
])('responds with 503 after %s', async (_, status, code) => {
  rejectWith(status, code);
  await expect(recordUse()).rejects.toMatchObject({ status: 503, code: 'access-not-recorded' });
});

it('responds with 503 after a response that is not JSON', async () => {
  respond = (response) => response.writeHead(403).end('<html>');
  await expect(recordUse()).rejects.toMatchObject({ status: 503 });
});

it('responds with 503 if the command API cannot be reached', async () => {
  await expect(recordUse(createRequest(), 'http://127.0.0.1:1')).rejects.toMatchObject({ status: 503 });
});

it('responds with 503 if the command API does not answer', async () => {
  respond = () => undefined;
  await expect(recordUse()).rejects.toMatchObject({ status: 503 });
});

it('records a lookup without a session', async () => {
  await createLookupRecorder(getUrl(), MASTER_KEY)(createRequest(''), { uid: 'nadia', staff: 'owen' });
  expect(received[0]?.url).toBe('/internal/accesses/nadia/lookups');
  expect(recordLookupBody.parse(received[0]?.body)).toEqual({ staff: 'owen', requestId: 'the-request' });
});
