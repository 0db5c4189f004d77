import { gzipSync } from 'node:zlib';
import { startFeedServer, redirectTo, respondWith } from '../testing/feed-server.js';
import type { HttpsServer } from '../testing/https-server.js';
import { download } from './download.js';

const signal = new AbortController().signal;
const OPTIONS = { accept: 'application/json', maxBytes: 1_000, maxRedirects: 3, gzip: true };
const gzipped = (body: string | Buffer, encoding = 'gzip') =>
  respondWith(body, 'text/plain', { 'content-encoding': encoding });
const RESPONSES = {
  '/here': respondWith('Here', 'text/plain; charset=utf-8'),
  '/1': redirectTo('/here', 301),
  '/2': redirectTo('https://other.test/1', 307),
  '/3': redirectTo('2', 308),
  '/4': redirectTo('/3'),
  '/round': redirectTo('/round'),
  '/to-private': redirectTo('https://10.0.0.1/'),
  '/to-private-name': redirectTo('https://inside.test/'),
  '/to-http': redirectTo('http://feeds.test/here'),
  '/to-port': redirectTo('https://feeds.test:8443/here'),
  '/to-user': redirectTo('https://ada:secret@feeds.test/here'),
  '/to-file': redirectTo('file:///etc/passwd'),
  '/to-nowhere': redirectTo('https://'),
  '/not-modified': redirectTo('/here', 304),
  '/zipped': gzipped(gzipSync('Here')),
  '/bomb': gzipped(gzipSync(Buffer.alloc(100_000))),
  '/empty-members': gzipped(Buffer.concat(Array.from({ length: 100 }, () => gzipSync('')))),
  '/cut': gzipped(gzipSync('Here and there').subarray(0, -6)),
  '/no-gzip': gzipped('Here'),
  '/brotli': gzipped('Here', 'br'),
  '/twice': gzipped(gzipSync(gzipSync('Here')), 'gzip, gzip'),
  '/limit': respondWith('x'.repeat(1_000)),
  '/over': respondWith('x'.repeat(1_001)),
};

let server: HttpsServer;
beforeAll(async () => (server = await startFeedServer(RESPONSES)));
afterAll(() => server.close());
beforeEach(() => void server.requests.splice(0));

const web = () => ({
  ...server.web,
  resolve: (host: string) => Promise.resolve([host === 'inside.test' ? '10.0.0.1' : '127.0.0.1']),
});
const fetchPath = (path: string, options = OPTIONS) => download(`https://feeds.test${path}`, options, web(), signal);

it('returns the body and its content type', async () => {
  expect(await fetchPath('/here')).toEqual({ bytes: Buffer.from('Here'), type: 'text/plain; charset=utf-8' });
});

it('follows three redirects across hosts and sends the SNI of each', async () => {
  expect((await fetchPath('/3')).bytes.toString()).toBe('Here');
  expect(server.requests.map(({ path, serverName }) => `${String(serverName)}${path}`)).toEqual([
    'feeds.test/3',
    'feeds.test/2',
    'other.test/1',
    'other.test/here',
  ]);
});

it.each([
  ['/4', 'other-status (301)'],
  ['/round', 'other-status (302)'],
  ['/not-modified', 'other-status (304)'],
  ['/missing', 'other-status (404)'],
  ['/to-private', 'private-address'],
  ['/to-private-name', 'private-address'],
  ['/to-http', 'not-https'],
  ['/to-port', 'other-port'],
  ['/to-user', 'has-credentials'],
  ['/to-file', 'not-https'],
  ['/to-nowhere', 'not-a-url'],
])('rejects the response of %s: %s', async (path, reason) => {
  await expect(fetchPath(path)).rejects.toThrow(reason);
});

it('does not connect to a private address after a redirect', async () => {
  const connectionsBefore = server.connectionCount;
  await expect(fetchPath('/to-private-name')).rejects.toThrow('private-address');
  expect(server.connectionCount).toBe(connectionsBefore + 1);
});

it('follows no redirect if maxRedirects is 0', async () => {
  await expect(fetchPath('/1', { ...OPTIONS, maxRedirects: 0 })).rejects.toThrow('other-status (301)');
  expect(server.requests).toHaveLength(1);
});

it('requests and decompresses gzip', async () => {
  expect((await fetchPath('/zipped')).bytes.toString()).toBe('Here');
  expect(server.requests[0]?.headers).toMatchObject({ 'accept-encoding': 'gzip', 'user-agent': 'Trackrecord' });
});

it.each([
  ['/bomb', 'too-large'],
  ['/empty-members', 'too-large'],
  ['/over', 'too-large'],
  ['/cut', 'unreachable'],
  ['/no-gzip', 'unreachable'],
  ['/brotli', 'encoded'],
  ['/twice', 'encoded'],
])('rejects the body of %s: %s', async (path, reason) => {
  await expect(fetchPath(path)).rejects.toThrow(reason);
});

it('accepts a body of exactly the maximum size', async () => {
  expect((await fetchPath('/limit')).bytes).toHaveLength(1_000);
});

it('rejects gzip that it did not request', async () => {
  await expect(fetchPath('/zipped', { ...OPTIONS, gzip: false })).rejects.toThrow('encoded');
});
