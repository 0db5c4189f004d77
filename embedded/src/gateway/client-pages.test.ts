import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { decidePage } from './client-pages.js';

const read = (path: string) => readFileSync(resolve(__dirname, '../../..', path), 'utf8');

/** The paths of the client's route table. */
const routes = [...read('frontend/src/app/routes.tsx').matchAll(/path: '([^'*][^']*)'/g)].map(
  ([, path = '']) => `/${path.replace('*', 'any/step')}`,
);

it('serves the page at every route of the client', () => {
  expect(routes.length).toBeGreaterThan(5);
  expect(['/', ...routes].filter((path) => decidePage(path) !== 'page')).toEqual([]);
});

it('nginx serves the page at every route of the client', () => {
  const [, pattern = ''] = /"~(\^\/[^"]*signup[^"]*)"\s+page;/.exec(read('deploy/nginx.conf.template')) ?? [];
  expect(pattern).not.toBe('');
  expect(['/', ...routes].filter((path) => !new RegExp(pattern).test(path))).toEqual([]);
  expect(new RegExp(pattern).test('/nothing')).toBe(false);
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
