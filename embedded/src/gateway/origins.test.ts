import { Origins, parseOrigins } from './origins.js';

function createOrigins(list: string | undefined, port: number): Origins {
  const origins = new Origins(parseOrigins(list));
  origins.setPort(port);
  return origins;
}

it('allows the loopback names with the port of the server only', () => {
  const origins = createOrigins(undefined, 8080);
  for (const host of ['localhost:8080', 'LocalHost:8080', '127.0.0.1:8080', '[::1]:8080']) {
    expect([host, origins.isAllowedHost(host)]).toEqual([host, true]);
    expect([host, origins.isAllowedOrigin(`http://${host}`)]).toEqual([host, true]);
  }
  for (const host of ['localhost', 'localhost:80', 'evil.example:8080', 'localhost:8080@evil.example', '', '*']) {
    expect([host, origins.isAllowedHost(host)]).toEqual([host, false]);
  }
  for (const origin of ['null', 'https://localhost:8080', 'http://localhost', '']) {
    expect([origin, origins.isAllowedOrigin(origin)]).toEqual([origin, false]);
  }
  expect(origins.canonicalOrigin).toBe('http://localhost:8080');
});

it('allows the loopback names without a port if it is 80', () => {
  expect(createOrigins(undefined, 80).isAllowedHost('localhost')).toBe(true);
  expect(createOrigins(undefined, 80).isAllowedHost('localhost:80')).toBe(true);
});

it('allows configured origins and uses the first one for links', () => {
  const origins = createOrigins('https://jobs.example.com, http://jobs.local:9000/', 8080);
  for (const host of ['jobs.example.com', 'jobs.example.com:443', 'jobs.local:9000', 'localhost:8080']) {
    expect([host, origins.isAllowedHost(host)]).toEqual([host, true]);
  }
  expect(origins.isAllowedHost('jobs.example.com:8080')).toBe(false);
  expect(origins.isAllowedOrigin('https://jobs.example.com')).toBe(true);
  expect(origins.isAllowedOrigin('http://jobs.example.com')).toBe(false);
  expect(origins.canonicalOrigin).toBe('https://jobs.example.com');
});

it.each([
  'jobs.example.com',
  'https://jobs.example.com/app',
  'ftp://jobs.example.com',
  'https://a@b',
  '*',
  'https://a, x',
])('rejects "%s" as a list of origins and names PUBLIC_ORIGIN', (list) => {
  expect(() => parseOrigins(list)).toThrow(/PUBLIC_ORIGIN/);
});

it('allows no host before the port is known', () => {
  expect(new Origins([]).isAllowedHost('localhost:8080')).toBe(false);
});
