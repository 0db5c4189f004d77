import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { authHeaders, signUp } from '@trackrecord/platform/testing/test-stack';
import { NO_FEEDS, IsolatedStack } from './isolated-stack.js';

const PUBLIC_HOST = 'jobs.example.com';
/** Limits the wait for the 503, which takes 5 s and what a busy machine adds: much less than a request without deadline. */
const MAX_WAIT_MS = 60_000;

interface Response {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

/** Sends a request without decompressing the response. */
function send(url: string, { method = 'GET', headers = {}, body }: Options = {}): Promise<Response> {
  const contentType = body === undefined ? {} : { 'content-type': 'application/json' };
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { method, agent: false, headers: { ...contentType, ...headers } }, (response) => {
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .once('error', reject)
        .once('end', () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
        );
    });
    outgoing.once('error', reject).end(body === undefined ? undefined : JSON.stringify(body));
  });
}

let folder: string;
let stack: IsolatedStack;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gateway-'));
  stack = await IsolatedStack.start(folder, 0, { ...NO_FEEDS, PUBLIC_ORIGIN: `https://${PUBLIC_HOST}` });
});
afterAll(async () => {
  await IsolatedStack.stopAll();
  rmSync(folder, { recursive: true, force: true });
});

it('serves the configured origin and loopback hosts only', async () => {
  const { port } = new URL(stack.url);
  for (const [host, status] of [
    [PUBLIC_HOST, 200],
    [`${PUBLIC_HOST}:443`, 200],
    [`127.0.0.1:${port}`, 200],
    ['evil.example', 421],
    [`${PUBLIC_HOST}.evil.example`, 421],
  ] as const) {
    for (const path of ['/', '/api/openapi.json', '/config.json']) {
      const response = await send(`${stack.url}${path}`, { headers: { host } });
      expect([host, path, response.status]).toEqual([host, path, status]);
    }
  }
});

it('prints reset links with the configured origin and escapes control characters', async () => {
  const email = 'someone\u001b[2J\u202e\u009b1m@example.com';
  const accounts = `${stack.url}/identitytoolkit.googleapis.com/v1`;
  const signUpResponse = await send(`${accounts}/accounts:signUp?key=demo`, {
    method: 'POST',
    body: { email, password: 'correct horse', returnSecureToken: true },
  });
  expect(signUpResponse.status).toBe(200);
  const headers = { 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' };
  const resetRequest = { requestType: 'PASSWORD_RESET', email };
  const resetResponse = await send(`${accounts}/accounts:sendOobCode?key=demo`, {
    method: 'POST',
    headers,
    body: resetRequest,
  });
  expect(resetResponse.status).toBe(200);
  const link = await stack.waitForLine(/^Password reset for someone\\u001b\[2j\\u202e\\u009b1m@example\.com: (\S+)$/i);
  expect(new URL(link).origin).toBe(`https://${PUBLIC_HOST}`);
  expect(new URL(link).pathname).toBe('/signup');
  expect(new URL(link).searchParams.get('oobCode')).toMatch(/./);
  expect(stack.output.join('').match(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/g)).toBeNull();
});

it('compresses a profile without changing its ETag', async () => {
  const user = await signUp(stack.url);
  const projects = Array.from({ length: 20 }, (_, index) => ({
    title: `Project ${index}`,
    description: 'A long story. '.repeat(9),
  }));
  const saveResponse = await send(`${stack.url}/api/profile`, {
    method: 'POST',
    headers: authHeaders(user),
    body: { userId: user.uid, projects },
  });
  expect(saveResponse.status).toBe(201);
  const minRevision = { 'x-min-revision': String(saveResponse.headers.etag).replaceAll('"', '') };
  const path = `${stack.url}/api/profile/${user.uid}`;
  const compressedResponse = await send(path, {
    headers: { ...authHeaders(user), ...minRevision, 'accept-encoding': 'gzip' },
  });
  const uncompressedResponse = await send(path, { headers: { ...authHeaders(user), ...minRevision } });
  expect(compressedResponse.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(compressedResponse.body)).toEqual(uncompressedResponse.body);
  expect(compressedResponse.headers.etag).toMatch(/^"\d+"$/);
  expect([compressedResponse.headers.etag, uncompressedResponse.headers.etag]).toEqual([
    saveResponse.headers.etag,
    saveResponse.headers.etag,
  ]);
  const update = await send(`${stack.url}/api/profile/skills/${user.uid}`, {
    method: 'PATCH',
    headers: { ...authHeaders(user), 'if-match': String(compressedResponse.headers.etag), 'accept-encoding': 'gzip' },
    body: { skills: ['Weaving'] },
  });
  expect(update.status).toBe(200);
});

it('logs requests without ids, IP addresses and queries, and serves health and metrics', async () => {
  const user = await signUp(stack.url);
  const headers = { ...authHeaders(user), 'x-request-id': 'logged-request-id' };
  await send(`${stack.url}/api/profile/${user.uid}?revision=1`, { headers });
  const readLog = () => readFileSync(join(folder, 'logs/gateway.log'), 'utf8');
  while (!readLog().includes('logged-request-id')) await new Promise((resolve) => setTimeout(resolve, 20));
  const lines = readLog().trim().split('\n');
  const logLine = lines.find((line) => line.includes('logged-request-id')) ?? '{}';
  expect(JSON.parse(logLine)).toMatchObject({ msg: 'request', method: 'GET', path: '/api/profile/:uid', status: 404 });
  expect(readLog()).not.toContain(user.uid);
  expect(readLog()).not.toMatch(/127\.0\.0\.1"|revision=/);
  const operationsUrls = lines
    .map((line) => JSON.parse(line) as { health?: string; metrics?: string })
    .find(({ health }) => health);
  expect((await send(String(operationsUrls?.health))).status).toBe(200);
  expect((await send(String(operationsUrls?.metrics))).body.toString()).toMatch(
    /gateway_request_duration_seconds_count/,
  );
});

it.each([
  ['query-api', 'GET'],
  ['command-api', 'PATCH'],
])(
  'the gateway responds with 503 soon after the deadline while the %s is suspended, and recovers',
  async (service, method) => {
    const user = await signUp(stack.url);
    expect(
      (
        await send(`${stack.url}/api/profile`, {
          method: 'POST',
          headers: authHeaders(user),
          body: { userId: user.uid, skills: ['A'] },
        })
      ).status,
    ).toBe(201);
    const path = method === 'GET' ? `/api/profile/${user.uid}` : `/api/profile/skills/${user.uid}`;
    const body = method === 'GET' ? {} : { body: { skills: ['B'] } };
    const sendRequest = () => send(`${stack.url}${path}`, { method, headers: authHeaders(user), ...body });
    expect((await sendRequest()).status).toBe(200);
    const pid = stack.pids[service] ?? 0;
    process.kill(pid, 'SIGSTOP');
    try {
      const startedAt = performance.now();
      for (const response of await Promise.all([sendRequest(), sendRequest(), sendRequest()])) {
        expect(response.status).toBe(503);
        expect(response.headers['retry-after']).toMatch(/^\d+$/);
        expect(JSON.parse(response.body.toString())).toMatchObject({ code: 'deadline', requestId: expect.any(String) });
      }
      expect(performance.now() - startedAt).toBeLessThan(MAX_WAIT_MS);
      expect((await send(`${stack.url}/`)).status).toBe(200);
    } finally {
      process.kill(pid, 'SIGCONT');
    }
    for (let attempt = 0; attempt < 5; attempt += 1) {
      const response = await sendRequest();
      expect(response.status).toBe(200);
      expect(JSON.parse(response.body.toString())).toMatchObject(
        method === 'GET' ? { userId: user.uid } : { success: true },
      );
    }
  },
);
