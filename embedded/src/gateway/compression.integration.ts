import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { requestRaw } from '../testing/raw-request.js';

const base = process.env['BASE_URL'] ?? '';
const host = new URL(base).host;
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  requestRaw(base, path, { method, headers: { host, ...headers } });

const decoders: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

/** The build compresses no smaller files. */
const MIN_COMPRESSED_BYTES = 1_024;

/** The assets that the page names, without those too small to be compressed. */
const assets: string[] = [];
beforeAll(async () => {
  const page = (await get('/')).body.toString();
  for (const [path] of page.matchAll(/\/assets\/[^" ]+\.(?:js|css)/g))
    if ((await get(path)).body.length >= MIN_COMPRESSED_BYTES) assets.push(path);
  expect(assets.length).toBeGreaterThan(1);
});

it.each([
  ['with Brotli', 'gzip, deflate, br, zstd', 'br'],
  ['with gzip', 'gzip, deflate', 'gzip'],
  ['with gzip', 'br;q=0.1, gzip;q=0.5', 'gzip'],
  ['with gzip', 'gzip, br;q=0', 'gzip'],
  ['with Brotli', 'br', 'br'],
  ['with Brotli', '*', 'br'],
  ['uncompressed', 'identity', undefined],
  ['uncompressed', 'br;q=0, gzip;q=0', undefined],
  ['uncompressed', 'zstd', undefined],
  ['uncompressed', '', undefined],
])('serves assets and pages %s for Accept-Encoding "%s"', async (_name, accepted, encoding) => {
  for (const path of [...assets, '/', '/signup']) {
    const plain = await get(path);
    const { status, headers, body } = await get(path, { 'accept-encoding': accepted });
    expect([status, headers['content-encoding']]).toEqual([200, encoding]);
    expect(headers['content-type']).toBe(plain.headers['content-type']);
    expect(headers['cache-control']).toBe(plain.headers['cache-control']);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(plain.headers.vary).toContain('Accept-Encoding');
    expect(Number(headers['content-length'])).toBe(body.length);
    // Jest compares large buffers byte by byte.
    expect((decoders[encoding ?? ''] ?? ((identity) => identity))(body).equals(plain.body)).toBe(true);
    if (encoding !== undefined) {
      expect(body.length).toBeLessThan(plain.body.length);
      expect(headers.etag).not.toBe(plain.headers.etag);
    }
  }
});

it('serves hashed assets as immutable and the page with an ETag per encoding', async () => {
  const [asset = ''] = assets;
  expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const page = await get('/', { 'accept-encoding': 'br' });
  expect(page.headers['cache-control']).toBe('no-cache');
  const etag = page.headers.etag ?? '';
  expect((await get('/', { 'accept-encoding': 'br', 'if-none-match': etag })).status).toBe(304);
  expect((await get('/', { 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
});

it('supports HEAD, and ranges of the negotiated encoding', async () => {
  const [asset = ''] = assets;
  for (const accepted of ['br', 'identity']) {
    const full = await get(asset, { 'accept-encoding': accepted });
    const head = await get(asset, { 'accept-encoding': accepted }, 'HEAD');
    expect(head.headers).toMatchObject({
      'content-length': String(full.body.length),
      etag: full.headers.etag,
      'content-type': full.headers['content-type'],
    });
    expect(head.headers['content-encoding']).toBe(full.headers['content-encoding']);
    expect(head.body).toHaveLength(0);
    const partial = await get(asset, { 'accept-encoding': accepted, range: 'bytes=10-29' });
    expect([partial.status, partial.headers['content-range']]).toEqual([206, `bytes 10-29/${full.body.length}`]);
    expect(partial.body).toEqual(full.body.subarray(10, 30));
    expect((await get(asset, { 'accept-encoding': accepted, range: 'bytes=99999999-' })).status).toBe(416);
  }
});

it.each(['br', 'gzip'])('compresses large JSON responses of the API with %s, but not small ones', async (encoding) => {
  const plain = await get('/api/openapi.json');
  const compressed = await get('/api/openapi.json', { 'accept-encoding': encoding });
  expect(compressed.headers['content-encoding']).toBe(encoding);
  expect(compressed.headers.vary).toContain('Accept-Encoding');
  expect(compressed.body.length).toBeLessThan(plain.body.length / 3);
  expect(decoders[encoding]?.(compressed.body)).toEqual(plain.body);
  const small = await get('/api/nothing', { 'accept-encoding': encoding });
  expect(small.headers['content-encoding']).toBeUndefined();
});

it('does not compress responses that hold tokens', async () => {
  const { status, headers, body } = await requestRaw(
    base,
    '/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo',
    {
      method: 'POST',
      headers: { host, 'accept-encoding': 'br, gzip', 'content-type': 'application/json' },
      body: JSON.stringify({
        email: `${crypto.randomUUID()}@example.com`,
        password: 'long enough words',
        returnSecureToken: true,
        displayName: 'x'.repeat(2_000),
      }),
    },
  );
  expect([status, headers['content-encoding']]).toEqual([200, undefined]);
  expect(body.toString()).toMatch(/"idToken":/);
});
