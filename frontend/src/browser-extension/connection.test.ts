import { getBrowserName } from './browser-name';
import { parseOrigin } from './connection';

it.each([
  [' https://jobs.example.com/extensions ', 'https://jobs.example.com'],
  ['http://localhost:8080', 'http://localhost:8080'],
  ['http://127.0.0.1:8080/', 'http://127.0.0.1:8080'],
  ['http://jobs.example.com', undefined],
  ['jobs.example.com', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('reads the address %j', (address, origin) => {
  expect(parseOrigin(address)).toBe(origin);
});

it.each([
  [['Not A Brand', 'Chromium', 'Google Chrome'], 'Windows', 'Chrome on Windows'],
  [['Chromium', 'Microsoft Edge'], 'macOS', 'Edge on macOS'],
  [['Chromium'], '', 'Chromium'],
])('names a browser with the brands %j', (brands, platform, name) => {
  expect(getBrowserName({ brands: brands.map((brand) => ({ brand })), platform })).toBe(name);
});

it('names a browser "Browser" if it has no user agent data', () => {
  expect(getBrowserName(undefined)).toBe('Browser');
});
