import { randomUUID } from 'node:crypto';
import { createServer, request, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendRaw } from '@trackrecord/platform/testing/raw-connection';
import { Nginx, nginxBinary } from './nginx.js';

interface HttpResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const servers: Server[] = [];
let nginx: Nginx;
/** Ends the tail of the query API. */
let sendNextPart: () => void;

const startServer = async (listener: RequestListener): Promise<number> => {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((resolve) => server.once('listening', resolve));
  return (server.address() as AddressInfo).port;
};

const send = (path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<HttpResponse> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: nginx.port, path, method, headers: { host: 'localhost', ...headers } })
      .on('error', reject)
      .on('response', (response) => {
        let body = '';
        response
          .on('data', (chunk) => (body += String(chunk)))
          .on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      })
      .end();
  });

const HTML_HEADERS = { accept: 'text/html' };

// Skipped if nginx is not installed; `npm test` installs it on Debian and Ubuntu.
(nginxBinary === undefined ? describe.skip : describe)('nginx with the container configuration', () => {
  beforeAll(async () => {
    const json = { 'content-type': 'application/json' };
    const queryApiPort = await startServer(({ url, headers }, response) => {
      if (url?.includes('/hangs')) return;
      if (url?.startsWith('/api/streams/tail')) {
        response.writeHead(200, { 'content-type': 'text/event-stream' }).write(`data: ${'a'.repeat(2_000)}\n\n`);
        sendNextPart = () => response.end(':\n\n');
        return;
      }
      if (url?.includes('/echo')) {
        response.writeHead(200, { ...json, 'x-work-id': 'the-work' }).end(JSON.stringify(headers));
        return;
      }
      response.writeHead(200, json).end(JSON.stringify({ service: 'query-api', text: 'a'.repeat(2_000) }));
    });
    const commandApiPort = await startServer((_request, response) =>
      response.writeHead(200, json).end('{"service":"command-api"}'),
    );
    nginx = await Nginx.start({ queryApiPort, commandApiPort, publicOrigin: 'https://jobs.example' });
  });
  afterAll(async () => {
    await nginx.stop();
    for (const server of servers) server.close().closeAllConnections();
  });

  it('passes the ids and versions of a request on, and the id of its work back', async () => {
    const headers = {
      'x-request-id': 'the-request',
      'x-correlation-id': 'the-dictation',
      'x-client': 'web/0.2.0+abc1234',
      'x-origin-ref': 'work:0ec895cb-3eaa-411a-8a19-00bf2c6d2895',
      traceparent: '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01',
    };
    const echoResponse = await send('/api/echo', headers);
    expect(JSON.parse(echoResponse.body)).toMatchObject(headers);
    expect(echoResponse.headers['x-work-id']).toBe('the-work');
  });

  it('serves the configured hosts only', async () => {
    expect((await send('/signup', HTML_HEADERS)).status).toBe(200);
    expect((await send('/signup', { ...HTML_HEADERS, host: 'jobs.example' })).status).toBe(200);
    const misdirectedResponse = await send('/', { ...HTML_HEADERS, host: 'evil.example' });
    expect([misdirectedResponse.status, JSON.parse(misdirectedResponse.body)]).toMatchObject([
      421,
      { code: 'misdirected-request' },
    ]);
    expect(await sendRaw(nginx.port, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 [^]*malformed-request/);
  });

  it('routes the API by method', async () => {
    expect((await send('/api/jobs/allJobs')).body).toContain('query-api');
    expect((await send('/api/skills/enhance', { 'content-length': '0' }, 'POST')).body).toContain('command-api');
  });

  it.each(['/.env', '/healthz', '/readyz', '/metrics', '/internal/x', '/assets/none.js', '/index.html.gz'])(
    'responds with 404 to %s',
    async (path) => {
      const { status, body } = await send(path, HTML_HEADERS);
      expect([status, JSON.parse(body)]).toMatchObject([404, { code: 'not-found', error: expect.any(String) }]);
    },
  );

  it('compresses pages and JSON and sets Vary', async () => {
    for (const path of ['/signup', '/api/jobs/allJobs']) {
      const { headers } = await send(path, { ...HTML_HEADERS, 'accept-encoding': 'gzip' });
      expect(headers).toMatchObject({ 'content-encoding': 'gzip', vary: expect.stringMatching(/accept-encoding/i) });
    }
    expect((await send('/api/jobs/allJobs')).headers['content-encoding']).toBeUndefined();
  });

  it('sends the security headers', async () => {
    expect((await send('/signup', HTML_HEADERS)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'permissions-policy': expect.stringMatching(
        /^microphone=\(self\), on-device-speech-recognition=\(self\), camera=\(\)/,
      ),
      'strict-transport-security': expect.stringContaining('max-age'),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    });
  });

  it('passes each part of a tail on at once, without compression', async () => {
    const headers = { host: 'localhost', 'accept-encoding': 'gzip' };
    const parts: string[] = [];
    const response = await fetch(`http://127.0.0.1:${nginx.port}/api/streams/tail?type=SkillAdded`, { headers });
    for await (const part of response.body ?? []) {
      parts.push(Buffer.from(part as Uint8Array).toString());
      if (parts.join('').endsWith('a\n\n')) sendNextPart();
    }
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(parts.join('')).toBe(`data: ${'a'.repeat(2_000)}\n\n:\n\n`);
    expect(parts.length).toBeGreaterThan(1);
  });

  it('logs requests without ids and queries', async () => {
    const sendAndReadLog = async (path: string): Promise<readonly string[]> => {
      const requestId = randomUUID();
      await send(path, { 'x-request-id': requestId });
      return nginx.readAccessLog(requestId);
    };
    const line = (await sendAndReadLog('/api/profile/someone/history?before=secret')).at(-1) ?? '';
    expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/api/profile/:rest', status: '200' });
    expect(line).not.toMatch(/someone|secret/);
    for (const path of ['/api/calendar/secret.ics', '/api/calendar/secret/more', '/calendar/secret.zip'])
      expect((await sendAndReadLog(path)).join()).not.toMatch(/secret/);
  });

  it('responds with 503 and Retry-After when a service times out, and with 503 when one is down', async () => {
    const timeoutResponse = await send('/api/jobs/hangs');
    expect([timeoutResponse.status, timeoutResponse.headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.parse(timeoutResponse.body)).toMatchObject({
      success: false,
      code: 'gateway',
      error: expect.stringMatching(/again/),
    });
    servers.at(-1)?.close().closeAllConnections();
    const unavailableResponse = await send('/api/profile/someone', { 'content-length': '0' }, 'PUT');
    expect([unavailableResponse.status, JSON.parse(unavailableResponse.body)]).toMatchObject([
      503,
      { code: 'gateway' },
    ]);
    expect(JSON.parse(unavailableResponse.body)).not.toHaveProperty('success');
  });
});
