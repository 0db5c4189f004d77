import { gzipSync } from 'node:zlib';
import { feedServer, leadsTo, sends } from '../testing/feed-server.js';
import type { HttpsServer } from '../testing/https-server.js';
import { downloaded } from './download.js';

const going = new AbortController().signal;
const WANTED = { accept: 'application/json', bytes: 1_000, redirects: 3, gzip: true };
const zipped = (body: string | Buffer, encoding = 'gzip') =>
  sends(body, 'text/plain', { 'content-encoding': encoding });
const ANSWERS = {
  '/here': sends('Here', 'text/plain; charset=utf-8'),
  '/1': leadsTo('/here', 301),
  '/2': leadsTo('https://other.test/1', 307),
  '/3': leadsTo('2', 308),
  '/4': leadsTo('/3'),
  '/round': leadsTo('/round'),
  '/to-private': leadsTo('https://10.0.0.1/'),
  '/to-private-name': leadsTo('https://inside.test/'),
  '/to-http': leadsTo('http://feeds.test/here'),
  '/to-port': leadsTo('https://feeds.test:8443/here'),
  '/to-user': leadsTo('https://ada:secret@feeds.test/here'),
  '/to-file': leadsTo('file:///etc/passwd'),
  '/to-nowhere': leadsTo('https://'),
  '/not-modified': leadsTo('/here', 304),
  '/zipped': zipped(gzipSync('Here')),
  '/bomb': zipped(gzipSync(Buffer.alloc(100_000))),
  '/empty-members': zipped(Buffer.concat(Array.from({ length: 100 }, () => gzipSync('')))),
  '/cut': zipped(gzipSync('Here and there').subarray(0, -6)),
  '/no-gzip': zipped('Here'),
  '/brotli': zipped('Here', 'br'),
  '/twice': zipped(gzipSync(gzipSync('Here')), 'gzip, gzip'),
  '/limit': sends('x'.repeat(1_000)),
  '/over': sends('x'.repeat(1_001)),
};

let server: HttpsServer;
beforeAll(async () => (server = await feedServer(ANSWERS)));
afterAll(() => server.end());
beforeEach(() => void server.requests.splice(0));

const web = () => ({
  ...server.web,
  resolve: (host: string) => Promise.resolve([host === 'inside.test' ? '10.0.0.1' : '127.0.0.1']),
});
const download = (path: string, wanted = WANTED) => downloaded(`https://feeds.test${path}`, wanted, web(), going);

it('gives the bytes, and what the answer calls them', async () => {
  expect(await download('/here')).toEqual({ bytes: Buffer.from('Here'), type: 'text/plain; charset=utf-8' });
});

it('follows three redirects, to other hosts too, and asks each by its name', async () => {
  expect((await download('/3')).bytes.toString()).toBe('Here');
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
  ['/to-nowhere', 'not-an-address'],
])('refuses what %s leads to: %s', async (path, fault) => {
  await expect(download(path)).rejects.toThrow(fault);
});

it('connects to no private address that it is led to', async () => {
  const connected = server.connections;
  await expect(download('/to-private-name')).rejects.toThrow('private-address');
  expect(server.connections).toBe(connected + 1);
});

it('follows nothing where it may not', async () => {
  await expect(download('/1', { ...WANTED, redirects: 0 })).rejects.toThrow('other-status (301)');
  expect(server.requests).toHaveLength(1);
});

it('asks for gzip and unpacks it', async () => {
  expect((await download('/zipped')).bytes.toString()).toBe('Here');
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
])('takes nothing from %s: %s', async (path, fault) => {
  await expect(download(path)).rejects.toThrow(fault);
});

it('takes as many bytes as the limit', async () => {
  expect((await download('/limit')).bytes).toHaveLength(1_000);
});

it('takes nothing packed where it did not ask for that', async () => {
  await expect(download('/zipped', { ...WANTED, gzip: false })).rejects.toThrow('encoded');
});
