import { requestRaw } from '../testing/raw-request.js';
import { sendRaw, parseLastBody, parseStatusCodes } from '../testing/raw-connection.js';

const base = process.env['BASE_URL'] ?? '';
const { port } = new URL(base);
const SIGN_UP = '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo';
const PATHS = ['/', '/profile', '/api/health', '/config.json', '/emulator/auth/iframe', '/page-init.js'];

it.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])('serves the host %s with the port', async (name) => {
  const response = await requestRaw(base, '/api/health', { headers: { host: `${name}:${port}` } });
  expect(response.status).toBe(200);
});

it.each([
  'evil.example',
  `evil.example:${port}`,
  'localhost',
  'localhost:1',
  `localhost:${port}.evil.example`,
  `user@localhost:${port}`,
  `localhost.:${port}`,
  '127.0.0.2',
])('rejects the host "%s" on every path', async (host) => {
  for (const path of PATHS) {
    const { status, body } = await requestRaw(base, path, { headers: { host } });
    expect([path, status]).toEqual([path, 421]);
    expect(JSON.parse(body.toString())).toMatchObject({ code: 'misdirected-request', requestId: expect.any(String) });
  }
});

it('ignores X-Forwarded-Host and Forwarded', async () => {
  const forwarded = { 'x-forwarded-host': `localhost:${port}`, forwarded: `host=localhost:${port}` };
  const rejected = await requestRaw(base, '/', { headers: { host: 'evil.example', ...forwarded } });
  expect(rejected.status).toBe(421);
  const served = await requestRaw(base, '/api/health', {
    headers: { host: `localhost:${port}`, 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' },
  });
  expect(served.status).toBe(200);
});

it.each([
  ['HTTP/1.0 without a Host header', 'GET / HTTP/1.0\r\n\r\n', 400],
  ['HTTP/1.1 without a Host header', 'GET / HTTP/1.1\r\n\r\n', 400],
  ['two Host headers', `GET / HTTP/1.1\r\nHost: localhost:${port}\r\nHost: evil.example\r\n\r\n`, 400],
  ['an empty Host header', 'GET / HTTP/1.1\r\nHost:\r\n\r\n', 421],
])('rejects %s', async (_name, requestText, status) => {
  const received = await sendRaw(Number(port), requestText);
  expect(parseStatusCodes(received)).toEqual([status]);
  expect(parseLastBody(received)).toMatchObject({ code: status === 400 ? 'malformed-request' : 'misdirected-request' });
});

it.each(['https://evil.example', 'http://localhost:1', 'null', `http://evil.example:${port}`])(
  'rejects requests to the Auth emulator from the origin %s',
  async (origin) => {
    const headers = { host: `localhost:${port}`, origin, 'content-type': 'text/plain' };
    const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'long enough words' });
    for (const method of ['POST', 'OPTIONS']) {
      const { status } = await requestRaw(base, SIGN_UP, { method, headers, body });
      expect([method, status]).toEqual([method, 403]);
    }
  },
);

it('accepts requests to the Auth emulator from our own origin', async () => {
  const headers = { host: `localhost:${port}`, origin: `http://localhost:${port}`, 'content-type': 'application/json' };
  const body = JSON.stringify({ email: `${crypto.randomUUID()}@example.com`, password: 'long enough words' });
  expect((await requestRaw(base, SIGN_UP, { method: 'POST', headers, body })).status).toBe(200);
});
