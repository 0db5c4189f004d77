import { NameServer, type Names } from '../testing/name-server.js';
import { resolvedBy } from './resolve-host.js';

const going = new AbortController().signal;
let server: NameServer | undefined;
afterEach(() => server?.end());

async function resolverOf(names: Names) {
  server = await NameServer.start(names);
  return { resolve: resolvedBy([server.address]), asked: server.asked };
}

it('gives every address of a name, of both kinds, asked for once', async () => {
  const { resolve, asked } = await resolverOf(() => ['93.184.216.34', '10.0.0.1', '2606:4700::1111']);
  expect(await resolve('images.test', going)).toEqual(['93.184.216.34', '10.0.0.1', '2606:4700::1111']);
  expect([...asked].sort()).toEqual(['ipv4 images.test', 'ipv6 images.test']);
});

it('takes one kind where there is no other', async () => {
  const { resolve } = await resolverOf(() => ['2606:4700::1111']);
  expect(await resolve('images.test', going)).toEqual(['2606:4700::1111']);
});

it('gives none for a name that stands for nothing', async () => {
  const { resolve } = await resolverOf(() => []);
  expect(await resolve('images.test', going)).toEqual([]);
});

it('stops asking a silent name server when it is told to', async () => {
  const { resolve, asked } = await resolverOf(() => undefined);
  const stop = new AbortController();
  const resolving = resolve('images.test', stop.signal);
  stop.abort();
  expect(await resolving).toEqual([]);
  // Nobody asked a second time.
  expect(asked.length).toBeLessThanOrEqual(2);
});
