import { NameServer, type AddressLookup } from '../testing/name-server.js';
import { createResolver } from './resolve-host.js';

const signal = new AbortController().signal;
let server: NameServer | undefined;
afterEach(() => server?.close());

async function createTestResolver(names: AddressLookup) {
  server = await NameServer.start(names);
  return { resolve: createResolver([server.address]), queries: server.queries };
}

it('returns all IPv4 and IPv6 addresses with one query per record type', async () => {
  const { resolve, queries } = await createTestResolver(() => ['93.184.216.34', '10.0.0.1', '2606:4700::1111']);
  expect(await resolve('images.test', signal)).toEqual(['93.184.216.34', '10.0.0.1', '2606:4700::1111']);
  expect([...queries].sort()).toEqual(['ipv4 images.test', 'ipv6 images.test']);
});

it('resolves a host that has only IPv6 addresses', async () => {
  const { resolve } = await createTestResolver(() => ['2606:4700::1111']);
  expect(await resolve('images.test', signal)).toEqual(['2606:4700::1111']);
});

it('returns no addresses for an unknown name', async () => {
  const { resolve } = await createTestResolver(() => []);
  expect(await resolve('images.test', signal)).toEqual([]);
});

it('cancels the query to a silent name server when the signal aborts', async () => {
  const { resolve, queries } = await createTestResolver(() => undefined);
  const controller = new AbortController();
  const addresses = resolve('images.test', controller.signal);
  controller.abort();
  expect(await addresses).toEqual([]);
  // No retry.
  expect(queries.length).toBeLessThanOrEqual(2);
});
