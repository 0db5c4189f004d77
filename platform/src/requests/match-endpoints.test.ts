import { findMethods } from './match-endpoints.js';

const routes = [
  { method: 'GET', path: '/api/profile/{uid}' },
  { method: 'PATCH', path: '/api/profile/skills/{uid}' },
  { method: 'POST', path: '/api/profile' },
] as const;

it.each([
  ['/api/profile', ['POST']],
  ['/api/profile/', ['POST']],
  ['/api/profile/u1', ['GET', 'HEAD']],
  ['/api/profile/skills/u1', ['PATCH']],
  ['/api/nothing', []],
  ['/api', []],
  ['/api/profile//', []],
  ['/api/profile/skills//', []],
])('returns the methods at %s', (path, methods) => {
  expect(findMethods(routes, path)).toEqual(methods);
});
