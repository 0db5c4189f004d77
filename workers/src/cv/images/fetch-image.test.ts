import type { RequestListener } from 'node:http';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { gzipSync } from 'node:zlib';
import { ImageServer } from '../../testing/image-server.js';
import { NameServer } from '../../testing/name-server.js';
import { IMAGES, createPng } from '../../testing/images.js';
import { createResolver } from '../../web/resolve-host.js';
import type { Web } from '../../web/web.js';
import { IMAGE_LIMITS } from './cv-image.js';
import { fetchImage } from './fetch-image.js';

const neverAborted = new AbortController().signal;

const fetchWithTimeout = (address: string, signal: AbortSignal, web: Web, timeoutMs: number = IMAGE_LIMITS.timeoutMs) =>
  fetchImage(AbortSignal.timeout(timeoutMs), address, signal, web);
const send =
  (body: Buffer | string, headers: Readonly<Record<string, string>> = {}, status = 200): RequestListener =>
  (_request, response) =>
    response.writeHead(status, headers).end(body);

/** Writes endlessly. */
const respondEndlessly: RequestListener = (_request, response) => {
  const block = Buffer.alloc(64 * 1024);
  const write = (): void => {
    while (response.write(block));
  };
  response.writeHead(200, { 'content-type': 'image/png' }).on('drain', write).write(IMAGES.png);
  write();
};

const overLimit = createPng(1, 1, IMAGE_LIMITS.maxBytes);
const atLimit = createPng(1, 1, IMAGE_LIMITS.maxBytes - createPng(1, 1).length - 12);

const ROUTES: Readonly<Record<string, RequestListener>> = {
  '/good.png?size=1': send(IMAGES.png, { 'content-type': 'text/html', 'set-cookie': 'id=1; Secure' }),
  '/good.webp': send(IMAGES.webp, { 'content-encoding': 'identity' }),
  '/at-limit.png': send(atLimit),
  '/over-limit.png': send(overLimit),
  '/endless.png': respondEndlessly,
  '/moved.png': send('', { location: 'https://images.test/good.webp' }, 302),
  '/moved-permanently.png': send(IMAGES.png, { location: '/good.webp' }, 308),
  '/partial.png': send(IMAGES.png, {}, 206),
  '/failed.png': send(IMAGES.png, {}, 500),
  '/failed-endlessly.png': (_request, response) =>
    void response
      .on('close', () => onConnectionClosed())
      .writeHead(500)
      .write('So sorry'),
  '/picture.svg': send('<svg xmlns="http://www.w3.org/2000/svg"/>', { 'content-type': 'image/png' }),
  '/page.png': send('<!doctype html><title>Not found</title>', { 'content-type': 'image/png' }),
  '/empty.png': send(''),
  '/huge.png': send(createPng(20_000, 20_000)),
  '/zipped.png': send(gzipSync(IMAGES.png), { 'content-encoding': 'gzip' }),
  '/bomb.png': send(gzipSync(Buffer.alloc(100_000_000)), { 'content-encoding': 'gzip' }),
  '/half.png': send(IMAGES.png.subarray(0, -20)),
  '/content-length-too-small.png': send(IMAGES.png, { 'content-length': '20' }),
  '/content-length-too-large.png': (_request, response) => {
    response.writeHead(200, { 'content-length': '9000000000' });
    response.write(IMAGES.png, () => response.destroy());
  },
  '/truncated.png': (_request, response) => void response.write(IMAGES.png, () => response.destroy()),
  '/hung-up.png': (_request, response) => void response.destroy(),
  '/silent.png': () => undefined,
  '/stalled.png': (_request, response) => void response.write(IMAGES.png),
  '/long-head.png': send(IMAGES.png, { 'x-long': 'x'.repeat(100_000) }),
  '/no-http.png': (request) =>
    void request.socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\ncontent-length: 9\r\n\r\n'),
  '/other-protocol.png': (request) =>
    void request.socket.end('HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n'),
};

let server: ImageServer;
let onConnectionClosed: () => void;
beforeEach(async () => (server = await ImageServer.start(ROUTES)));
afterEach(() => server.close());

const fetchPath = (path: string, timeoutMs?: number) =>
  fetchWithTimeout(`https://images.test${path}`, neverAborted, server.web, timeoutMs);

it('detects the image type from its bytes, not from the Content-Type', async () => {
  expect(await fetchPath('/good.png?size=1')).toMatchObject({
    image: { dataUri: `data:image/png;base64,${IMAGES.png.toString('base64')}`, width: 12, height: 8 },
  });
});

it('sends only the host and fixed headers, without cookies, on a new connection each time', async () => {
  await fetchPath('/good.png?size=1');
  await fetchPath('/good.webp');
  const headers = {
    host: 'images.test',
    'user-agent': 'Trackrecord',
    accept: 'image/*',
    'accept-encoding': 'identity',
    connection: 'close',
  };
  expect(server.requests).toEqual([
    { path: '/good.png?size=1', headers, serverName: 'images.test' },
    { path: '/good.webp', headers, serverName: 'images.test' },
  ]);
});

it('enforces the byte limit', async () => {
  expect(await fetchPath('/at-limit.png')).toMatchObject({ image: { bytes: IMAGE_LIMITS.maxBytes } });
  expect(await fetchPath('/over-limit.png')).toEqual({ error: 'too-large' });
});

it.each([
  ['/moved.png', 'other-status'],
  ['/moved-permanently.png', 'other-status'],
  ['/partial.png', 'other-status'],
  ['/failed.png', 'other-status'],
  ['/missing.png', 'other-status'],
  ['/picture.svg', 'not-an-image'],
  ['/page.png', 'not-an-image'],
  ['/empty.png', 'not-an-image'],
  ['/half.png', 'not-an-image'],
  ['/content-length-too-small.png', 'not-an-image'],
  ['/huge.png', 'too-many-pixels'],
  ['/endless.png', 'too-large'],
  ['/zipped.png', 'encoded'],
  ['/bomb.png', 'encoded'],
  ['/content-length-too-large.png', 'unreachable'],
  ['/truncated.png', 'unreachable'],
  ['/hung-up.png', 'unreachable'],
  ['/long-head.png', 'unreachable'],
  ['/no-http.png', 'unreachable'],
])('rejects %s as %s without retrying', async (path, error) => {
  expect(await fetchPath(path)).toEqual({ error });
  expect(server.requests.map((request) => request.path)).toEqual([path]);
});

describe('timeouts', () => {
  it.each(['/silent.png', '/stalled.png', '/other-protocol.png'])('reject %s at the deadline', async (path) => {
    expect(await fetchPath(path, 100)).toEqual({ error: 'late' });
  });

  it('reject a server that never starts the TLS handshake', async () => {
    const sockets: Socket[] = [];
    const silentServer = createServer((socket) => sockets.push(socket.on('error', () => undefined)));
    await new Promise<void>((resolve) => silentServer.listen(0, '127.0.0.1', resolve));
    const web = { ...server.web, port: (silentServer.address() as AddressInfo).port };
    expect(await fetchWithTimeout('https://images.test/', neverAborted, web, 100)).toEqual({ error: 'late' });
    expect(sockets).toHaveLength(1);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => silentServer.close(resolve));
  });

  it('reject a name server that never responds', async () => {
    const nameServer = await NameServer.start(() => undefined);
    const web = { ...server.web, resolve: createResolver([nameServer.address]) };
    expect(await fetchWithTimeout('https://images.test/', neverAborted, web, 100)).toEqual({ error: 'late' });
    await nameServer.close();
  });

  it('do not hide an abort of the whole job', async () => {
    const controller = new AbortController();
    const resolveAndAbort = async () => {
      controller.abort(new Error('The worker is stopping'));
      return Promise.resolve(['127.0.0.1']);
    };
    const web = { ...server.web, resolve: resolveAndAbort };
    await expect(fetchWithTimeout('https://images.test/good.webp', controller.signal, web)).rejects.toThrow('stopping');
    await expect(fetchWithTimeout('https://images.test/good.webp', controller.signal, web)).rejects.toThrow('stopping');
    expect(server.requests).toEqual([]);
  });
});

describe('certificates', () => {
  it('must come from a trusted authority', async () => {
    const { authorities: _, ...web } = server.web;
    expect(await fetchWithTimeout('https://images.test/good.webp', neverAborted, web)).toEqual({
      error: 'unreachable',
    });
    expect(server.requests).toEqual([]);
  });

  it('must match the host', async () => {
    for (const host of ['other.test', '127.0.0.1']) {
      expect(await fetchWithTimeout(`https://${host}/good.webp`, neverAborted, server.web)).toEqual({
        error: 'unreachable',
      });
    }
    expect(server.requests).toEqual([]);
  });
});

it('closes the connection of a rejected response', async () => {
  const connectionClosed = new Promise<void>((resolve) => (onConnectionClosed = resolve));
  expect(await fetchPath('/failed-endlessly.png', 60_000)).toEqual({ error: 'other-status' });
  await connectionClosed;
});

it('reports an unreachable server', async () => {
  const { web } = server;
  await server.close();
  server = await ImageServer.start(ROUTES);
  expect(await fetchWithTimeout('https://images.test/', neverAborted, web)).toEqual({ error: 'unreachable' });
});
