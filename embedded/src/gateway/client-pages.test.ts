import { decidePage } from './client-pages.js';

it('serves the page at every page of the client', () => {
  expect(
    ['/', '/onboarding/any/step', '/applications/a1', '/profile/'].filter((path) => decidePage(path) !== 'page'),
  ).toEqual([]);
});

it.each(['/home', '/a/b', '/profile/x', '/signups', '/Profile', '/caf%C3%A9'])(
  'serves the page at the unknown path %s to browsers only',
  (path) => {
    expect(decidePage(path)).toBe('page for browsers');
  },
);

it.each([
  '/healthz',
  '/Metrics',
  '//metrics',
  '/internal/erasures/finish',
  '/internal%2Ferasures',
  '/%69nternal',
  '/.env',
  '/a/.git/config',
  '/%2e%2e/etc/passwd',
  '/a%5c..%5c.env',
  '/index.php',
  '/assets/gone.js',
  '/%ED%A0%80',
])('does not serve the page at %s', (path) => {
  expect(decidePage(path)).toBe('not found');
});
