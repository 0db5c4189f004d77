import { requestRaw } from '../testing/raw-request.js';

const base = process.env['BASE_URL'] ?? '';
const host = new URL(base).host;
const BROWSER = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';

const get = (path: string, accept = '*/*') => requestRaw(base, path, { headers: { host, accept } });
const isPage = ({ headers }: { headers: { 'content-type'?: string | undefined } }) =>
  /^text\/html/.test(headers['content-type'] ?? '');

it.each([
  '/healthz',
  '/readyz',
  '/metrics',
  '/metrics/',
  '/METRICS',
  '/internal/x',
  '/internal%2fx',
  '/.env',
  '/%2eenv',
  '/.git/config',
  '/a/.env',
  '/.vite/manifest.json',
  '/assets/nothing.js',
  '/wp-login.php',
  '/nothing.json',
  '/index.html.br',
  '/page-init.js.gz',
  '/assets/',
  '/emulator',
])('responds with 404 to %s, also in a browser', async (path) => {
  for (const accept of ['*/*', BROWSER]) {
    const response = await get(path, accept);
    expect([accept, response.status]).toEqual([accept, 404]);
    expect(JSON.parse(response.body.toString())).toMatchObject({ code: 'not-found' });
  }
});

it.each([
  '/',
  '/signup',
  '/onboarding',
  '/onboarding/education',
  '/profile',
  '/profile/import',
  '/dashboard',
  '/settings',
  '/jobs',
  '/events',
  '/profile/',
])('serves the page of the client at %s', async (path) => {
  const response = await get(path);
  expect([response.status, isPage(response)]).toEqual([200, true]);
});

it('serves the page at unknown paths to browsers, and responds with 404 to programs', async () => {
  for (const path of ['/home', '/nothing/at/all']) {
    const page = await get(path, BROWSER);
    expect([page.status, isPage(page)]).toEqual([200, true]);
    expect(page.headers.vary).toMatch(/\bAccept\b(?!-)/);
    expect((await get(path)).status).toBe(404);
    expect((await requestRaw(base, path, { method: 'POST', headers: { host, accept: BROWSER } })).status).toBe(404);
  }
});

it.each([
  ['/robots.txt', 'text/plain'],
  ['/favicon.ico', 'image/vnd.microsoft.icon'],
  ['/favicon.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
  ['/icon-192.png', 'image/png'],
  ['/icon-512.png', 'image/png'],
  ['/icon-maskable-512.png', 'image/png'],
  ['/manifest.webmanifest', 'application/manifest+json'],
])('serves %s as %s', async (path, type) => {
  const { status, headers, body } = await get(path);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain(type);
  expect(body.length).toBeGreaterThan(50);
});

it('lists existing icons with their sizes in the manifest', async () => {
  const manifest = JSON.parse((await get('/manifest.webmanifest')).body.toString()) as {
    icons: { src: string; sizes: string; purpose?: string; type: string }[];
  };
  for (const { src, sizes, type } of manifest.icons.filter((icon) => icon.type === 'image/png')) {
    const { body, headers } = await get(src);
    expect(headers['content-type']).toBe(type);
    // Width and height in the first chunk of a PNG.
    expect(`${body.readUInt32BE(16)}x${body.readUInt32BE(20)}`).toBe(sizes);
  }
  expect(manifest.icons.map(({ purpose = 'any', sizes }) => `${purpose} ${sizes}`)).toEqual(
    expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']),
  );
});

it('returns the request id, and generates one if the given id is unsafe', async () => {
  const getRequestId = async (id: string, path: string) =>
    (await requestRaw(base, path, { headers: { host, 'x-request-id': id } })).headers['x-request-id'];
  for (const path of ['/', '/robots.txt', '/metrics', '/api/health', '/api/nothing', '/config.json']) {
    expect(await getRequestId('given-id_1', path)).toBe('given-id_1');
    expect(await getRequestId('{"a": 1}', path)).toMatch(/^[\w-]{36}$/);
  }
});
