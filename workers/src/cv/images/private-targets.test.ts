import { type AddressInfo, createServer, type Server } from 'node:net';
import { createHostileUrls, PRIVATE_HOSTS } from '../../testing/hostile-urls.js';
import { ImageServer } from '../../testing/image-server.js';
import { NameServer, type AddressLookup } from '../../testing/name-server.js';
import { IMAGES } from '../../testing/images.js';
import { isPublicAddress } from '../../web/public-address.js';
import { createResolver } from '../../web/resolve-host.js';
import type { Web } from '../../web/web.js';
import { IMAGE_LIMITS } from './cv-image.js';
import { fetchImage } from './fetch-image.js';

const neverAborted = new AbortController().signal;
const PUBLIC = '93.184.216.34';

const fetchWithTimeout = (address: string, signal: AbortSignal, web: Web) =>
  fetchImage(AbortSignal.timeout(IMAGE_LIMITS.timeoutMs), address, signal, web);

describe('with a listener on every local address', () => {
  let connections = 0;
  let listener: Server;
  let nameServer: NameServer;
  let web: Web;
  beforeAll(async () => {
    listener = createServer((socket) => {
      connections += 1;
      socket.destroy();
    });
    await new Promise<void>((resolve) => listener.listen(0, resolve));
    nameServer = await NameServer.start(() => ['127.0.0.1', '::1']);
    const { port } = listener.address() as AddressInfo;
    web = { resolve: createResolver([nameServer.address]), isPublic: isPublicAddress, port };
  });
  afterAll(async () => {
    await nameServer.close();
    await new Promise((resolve) => listener.close(resolve));
  });

  it.each(PRIVATE_HOSTS)('makes no connection for https://%s', async (host) => {
    expect(await fetchWithTimeout(`https://${host}/x.png`, neverAborted, web)).toEqual({ error: 'private-address' });
    expect(connections).toBe(0);
  });

  it('makes no connection for any other hostile URL', async () => {
    for (const address of createHostileUrls(web.port))
      expect(await fetchWithTimeout(address, neverAborted, web)).toHaveProperty('error');
    expect(connections).toBe(0);
  });

  it('detects connections in this test setup', async () => {
    for (const host of ['127.1', 'localtest.me', '0x7f000001']) {
      await fetchWithTimeout(`https://${host}/x.png`, neverAborted, { ...web, isPublic: () => true });
    }
    expect(connections).toBe(3);
  });
});

describe('with an untrusted name server', () => {
  let server: ImageServer;
  let nameServer: NameServer;
  beforeEach(async () => (server = await ImageServer.start({ '/x.webp': (_, response) => response.end(IMAGES.webp) })));
  afterEach(async () => {
    await nameServer.close();
    await server.close();
  });

  async function fetchByName(responses: AddressLookup) {
    nameServer = await NameServer.start(responses);
    return fetchWithTimeout('https://images.test/x.webp', neverAborted, {
      ...server.web,
      resolve: createResolver([nameServer.address]),
    });
  }

  it('resolves a name once and ignores later answers', async () => {
    expect(await fetchByName((_, nth) => [nth === 0 ? '127.0.0.1' : '169.254.169.254'])).toHaveProperty('image');
    expect([...nameServer.queries].sort()).toEqual(['ipv4 images.test', 'ipv6 images.test']);
    expect(server.requests).toMatchObject([{ path: '/x.webp', serverName: 'images.test' }]);
  });

  // Treat only the image server as public; no other address may be connected to.
  it.each([
    ['after', ['127.0.0.1', '10.0.0.1']],
    ['before', ['10.0.0.1', '127.0.0.1']],
    ['of the other IP version beside', ['127.0.0.1', '::1']],
  ])('rejects a private address %s a public one', async (_, addresses) => {
    expect(await fetchByName(() => addresses)).toEqual({ error: 'private-address' });
    expect(server.connectionCount).toBe(0);
  });

  it('reports unresolved names', async () => {
    expect(await fetchByName(() => [])).toEqual({ error: 'unresolved' });
  });

  it('does not resolve literal addresses', async () => {
    nameServer = await NameServer.start(() => [PUBLIC]);
    const web = { ...server.web, isPublic: isPublicAddress, resolve: createResolver([nameServer.address]) };
    expect(await fetchWithTimeout('https://127.0.0.1/x.webp', neverAborted, web)).toEqual({ error: 'private-address' });
    expect(nameServer.queries).toEqual([]);
  });
});
