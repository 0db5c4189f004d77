import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import express from 'express';
import pino from 'pino';
import { closeAll, trackSocket, listen } from '../testing/open-sockets.js';
import { toLogPath } from './log-path.js';
import { GatewayMetrics } from './metrics.js';
import { observeRequests } from './observe-requests.js';
import { createOperationsServer } from './operations-server.js';
import { assignRequestId } from './request-id.js';
import { handleNotFound } from './fallback-handlers.js';

afterEach(closeAll);

const UID = 'kXy3Zp0QhTgR7uVwA1bC2dE3fG4h';

it.each([
  [`/api/profile/${UID}?revision=3`, '/api/profile/:uid'],
  [`/api/profile/${UID}/history/0b9f/undo`, '/api/profile/:uid/history/:eventId/undo'],
  [`/api/cv/generate/${UID}/${UID}`, '/api/cv/generate/:uid/:profileId'],
  ['/api/ada@example.com/Ada%20Lovelace', '/api/:other'],
  ['/api/a/b/c/d/e/f/g', '/api/:other'],
  ['/api/calendar/SECRET.ics', '/api/calendar/:address'],
  ['/api/calendar/SECRET/more.ics?a=SECRET', '/api/:other'],
  [`/api/extensions/${UID}/browsers/0b9f`, '/api/extensions/:uid/browsers/:id'],
  ['/extensions', '/extensions'],
  ['/save-to-trackrecord.zip', '/save-to-trackrecord.zip'],
  ['/assets/index-ClAPBiLp.js', '/assets/:file'],
  ['/onboarding/education?x=Ada', '/onboarding/*'],
  ['/profile?edit=skills', '/profile'],
  ['/ada@example.com', '/:other'],
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo', '/identitytoolkit.googleapis.com/v1/accounts:signUp'],
  ['/', '/'],
])('logs %s as %s', (url, expected) => {
  expect(toLogPath(url)).toBe(expected);
});

/** Starts an app with a fast and a hanging route, its log and its operations server. */
async function startObservedApp() {
  const lines: Record<string, unknown>[] = [];
  const metrics = new GatewayMetrics();
  const logger = pino({}, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) });
  const app = express()
    .use(assignRequestId, observeRequests(logger, metrics))
    .get('/api/profile/:uid', (_request, response) => void response.send('{}'))
    .get('/api/cv/:uid', () => undefined)
    .use(handleNotFound);
  const port = await listen(createServer(app));
  let isReady = true;
  const operations = await listen(createOperationsServer(metrics, () => isReady));
  const fetchOperations = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${operations}${path}`);
    return { status: response.status, text: await response.text() };
  };
  return { port, lines, fetchOperations, operations, setNotReady: () => (isReady = false) };
}

async function waitForLogLines(lines: readonly unknown[], count: number): Promise<void> {
  while (lines.length < count) await new Promise((resolve) => setTimeout(resolve, 5));
}

it('logs only method, path without ids, status, duration and request id of a request', async () => {
  const { port, lines } = await startObservedApp();
  const headers = { 'x-request-id': 'from-the-client', authorization: 'Bearer secret', 'user-agent': 'a browser' };
  const response = await fetch(`http://127.0.0.1:${port}/api/profile/${UID}?at=secret`, { headers });
  expect(response.headers.get('x-request-id')).toBe('from-the-client');
  await fetch(`http://127.0.0.1:${port}/ada@example.com`, { headers: { 'x-request-id': 'a b' } });
  await waitForLogLines(lines, 2);
  const [first, second] = lines;
  expect(first).toMatchObject({
    msg: 'request',
    method: 'GET',
    path: '/api/profile/:uid',
    status: 200,
    requestId: 'from-the-client',
  });
  expect(first?.['durationMs']).toEqual(expect.any(Number));
  expect(second).toMatchObject({
    path: '/:other',
    status: 404,
    code: 'not-found',
    requestId: expect.stringMatching(/^[\w-]{36}$/),
  });
  expect(JSON.stringify(lines)).not.toMatch(/secret|browser|127\.0\.0\.1|ada@|a b/);
});

it('logs an aborted request and no longer counts it as open', async () => {
  const { port, lines, fetchOperations } = await startObservedApp();
  const socket = trackSocket(connect(port, '127.0.0.1'));
  socket.write(`GET /api/cv/${UID} HTTP/1.1\r\nHost: a\r\n\r\n`);
  await once(socket, 'connect');
  while (!/gateway_open_requests 1/.test((await fetchOperations('/metrics')).text));
  socket.destroy();
  await waitForLogLines(lines, 1);
  expect(lines[0]).toMatchObject({ path: '/api/:other', aborted: true });
  expect((await fetchOperations('/metrics')).text).toMatch(/gateway_open_requests 0/);
});

it('serves health and metrics on a separate port, with bounded label values', async () => {
  const { port, fetchOperations, setNotReady, lines } = await startObservedApp();
  for (const path of ['/api/profile/a', '/api/profile/b', '/x', '/y']) await fetch(`http://127.0.0.1:${port}${path}`);
  await waitForLogLines(lines, 4);
  const { text } = await fetchOperations('/metrics');
  expect(text).toMatch(/gateway_request_duration_seconds_count\{target="query-api",method="GET",status="200"\} 2/);
  expect(text).toMatch(/gateway_request_duration_seconds_count\{target="client",method="GET",status="404"\} 2/);
  expect([
    (await fetchOperations('/healthz')).status,
    (await fetchOperations('/readyz')).status,
    (await fetchOperations('/other')).status,
  ]).toEqual([200, 200, 404]);
  setNotReady();
  expect([(await fetchOperations('/healthz')).status, (await fetchOperations('/readyz')).status]).toEqual([200, 503]);
});
