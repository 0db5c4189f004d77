import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { startFeedServer, redirectTo, respondWith } from '../../testing/feed-server.js';
import { NOW } from '../../testing/fetch-all-pages.js';
import type { HttpsServer } from '../../testing/https-server.js';
import { isPublicAddress } from '../../web/public-address.js';
import { type FeedAddress, FeedUnreadableError } from '../adapter.js';
import type { FeedFormat } from './feed-format.js';
import { FEED_LIMITS } from './feed-reader.js';
import { type FeedReaderOptions, createFeedReader } from './feed-reader.js';

const neverAborted = new AbortController().signal;
const respondTruncated: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '900' });
  response.write('{"jobs":[', () => response.destroy());
};
const neverRespond: RequestListener = () => undefined;
const respondSlowly: RequestListener = (_request, response) => {
  const timer = setInterval(() => response.write(' '), 20);
  response.on('close', () => clearInterval(timer)).writeHead(200, { 'content-type': 'application/json' });
};
const respondGzipped = (body: Buffer) =>
  respondWith(gzipSync(body), 'application/json', { 'content-encoding': 'gzip' });

const ROUTES = {
  '/good': respondWith('{}', 'application/json'),
  '/bom': respondWith('\uFEFF{}', 'application/json; charset=UTF-8'),
  '/latin': respondWith(Buffer.from('é', 'latin1'), 'text/html; charset="iso-8859-1"'),
  '/klingon': respondWith('{}', 'application/json; charset=klingon'),
  '/no-utf-8': respondWith(Buffer.from([0x7b, 0xff, 0x7d]), 'application/json'),
  '/ld': respondWith('{}', 'application/ld+json'),
  '/html': respondWith('<p>', 'text/html'),
  '/xhtml': respondWith('<p>', 'Application/XHTML+XML; charset=utf-8'),
  '/calendar': respondWith('x', 'text/calendar'),
  '/plain': respondWith('x', 'text/plain'),
  '/image': respondWith('x', 'image/png'),
  '/untyped': ((_request, response) => response.end('{}')) satisfies RequestListener,
  '/failed': ((_request, response) => response.writeHead(503).end()) satisfies RequestListener,
  '/moved': redirectTo('https://other.test/good'),
  '/private': redirectTo('https://192.168.0.1/good'),
  '/cut': respondTruncated,
  '/silent': neverRespond,
  '/dripping': respondSlowly,
  '/zipped': respondGzipped(Buffer.from('{"zipped":true}')),
  '/bomb': respondGzipped(Buffer.alloc(FEED_LIMITS.maxBytes + 1)),
  '/huge': respondWith(Buffer.alloc(FEED_LIMITS.maxBytes + 1, ' ')),
};

let server: HttpsServer;
beforeAll(async () => (server = await startFeedServer(ROUTES)));
afterAll(() => server.close());

const createReader = (options: Partial<FeedReaderOptions> = {}) =>
  createFeedReader({ now: NOW, signal: neverAborted, folder: '/nowhere', files: [], web: server.web, ...options });
const read = (path: string, format: FeedFormat = 'json', options: Partial<FeedReaderOptions> = {}) =>
  createReader(options).readText({ url: `https://feeds.test${path}` }, format);
const createLimits = (overrides: Partial<typeof FEED_LIMITS | Record<string, number>>) => ({
  ...FEED_LIMITS,
  ...overrides,
});

it.each<[string, FeedFormat, string]>([
  ['/good', 'json', '{}'],
  ['/ld', 'json', '{}'],
  ['/plain', 'json', 'x'],
  ['/xhtml', 'any', '<p>'],
  ['/calendar', 'calendar', 'x'],
  ['/plain', 'calendar', 'x'],
  ['/ld', 'any', '{}'],
  ['/html', 'any', '<p>'],
  ['/bom', 'json', '{}'],
  ['/latin', 'any', 'é'],
  ['/no-utf-8', 'json', '{\uFFFD}'],
  ['/zipped', 'json', '{"zipped":true}'],
  ['/moved', 'json', '{}'],
])('reads %s as %s', async (path, format, text) => expect(await read(path, format)).toBe(text));

it.each<[string, FeedFormat, string]>([
  ['/html', 'json', 'it is text/html, not JSON'],
  ['/html', 'calendar', 'it is text/html, not a calendar'],
  ['/image', 'any', 'it is image/png, not a page, JSON or a calendar'],
  ['/untyped', 'json', 'it is of no type, not JSON'],
  ['/klingon', 'json', 'unknown charset: klingon'],
  ['/failed', 'json', 'response status 503'],
  ['/missing', 'json', 'response status 404'],
  ['/private', 'json', 'not on the public internet'],
  ['/cut', 'json', 'truncated response'],
  ['/bomb', 'json', 'too large'],
  ['/huge', 'json', 'too large'],
])('fails to read %s as %s: %s', async (path, format, reason) => {
  const textPromise = read(path, format);
  await expect(textPromise).rejects.toThrow(FeedUnreadableError);
  await expect(textPromise).rejects.toThrow(`https://feeds.test${path}: `);
  await expect(textPromise).rejects.toThrow(reason);
});

it('sends user agent, Accept and Accept-Encoding headers', async () => {
  server.requests.splice(0);
  await read('/calendar', 'calendar');
  expect(server.requests).toMatchObject([
    { headers: { 'user-agent': 'Trackrecord', accept: 'text/calendar', 'accept-encoding': 'gzip' } },
  ]);
});

it.each(['http://feeds.test/good', 'https://feeds.test:8443/', 'https://127.0.0.1/', 'ftp://x', 'x'])(
  'rejects the URL %s',
  async (url) => {
    const web = { ...server.web, isPublic: isPublicAddress };
    await expect(createReader({ web }).readText({ url }, 'json')).rejects.toThrow(FeedUnreadableError);
  },
);

it.each(['/silent', '/dripping'])('times out requests to %s', async (path) => {
  await expect(read(path, 'json', { limits: createLimits({ requestTimeoutMs: 150 }) })).rejects.toThrow(
    'request timed out',
  );
});

it('stops when the time limit of the feed is reached', async () => {
  const reader = createReader({ limits: createLimits({ timeoutMs: 150 }) });
  await expect(reader.readText({ url: 'https://feeds.test/silent' }, 'json')).rejects.toThrow('time limit of the feed');
  await expect(reader.readText({ url: 'https://feeds.test/good' }, 'json')).rejects.toThrow('time limit of the feed');
});

it('limits the number of requests', async () => {
  const reader = createReader({ limits: createLimits({ maxRequests: 2 }) });
  const good = { url: 'https://feeds.test/good' };
  await reader.readText(good, 'json');
  await reader.readText(good, 'json');
  await expect(reader.readText(good, 'json')).rejects.toThrow('more than 2 requests');
});

it('throws the abort reason instead of FeedUnreadableError', async () => {
  const controller = new AbortController();
  const textPromise = read('/silent', 'json', { signal: controller.signal });
  controller.abort(new Error('The worker is stopping'));
  await expect(textPromise).rejects.toThrow('The worker is stopping');
  await expect(textPromise).rejects.not.toThrow(FeedUnreadableError);
});

describe('files', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'trackrecord-feeds-'));
    writeFileSync(join(folder, 'a.json'), '\uFEFF{"a":1}');
    writeFileSync(join(folder, 'other.json'), '{}');
    writeFileSync(join(folder, 'huge.json'), Buffer.alloc(2_000));
    execFileSync('mkfifo', [join(folder, 'pipe.json')]);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  const files = ['a.json', 'missing.json', 'huge.json', 'pipe.json', '.'];
  const readFeedFile = (from: FeedAddress) =>
    createReader({ folder, files, limits: createLimits({ maxBytes: 1_000 }) }).readText(from, 'json');

  it('are read from the folder of the configuration', async () => {
    expect(await readFeedFile({ file: 'a.json' })).toBe('{"a":1}');
  });

  it.each([
    ['other.json', 'not named in the configuration'],
    ['/etc/hosts', 'not named in the configuration'],
    ['./a.json', 'not named in the configuration'],
    ['missing.json', 'ENOENT'],
    ['huge.json', 'too large'],
    ['pipe.json', 'not a regular file'],
    ['.', 'not a regular file'],
  ])('are rejected: %s (%s)', async (file, reason) => {
    await expect(readFeedFile({ file })).rejects.toThrow(FeedUnreadableError);
    await expect(readFeedFile({ file })).rejects.toThrow(reason);
  });
});
