import { methodsAt } from './known-routes.js';

const routes = [
  { method: 'GET', path: '/api/profile/{uid}' },
  { method: 'PATCH', path: '/api/profile/skills/{uid}' },
  { method: 'POST', path: '/api/profile' },
];

it.each([
  ['/api/profile', ['POST']],
  ['/api/profile/', ['POST']],
  ['/api/profile/u1', ['GET', 'HEAD']],
  ['/api/profile/skills/u1', ['PATCH']],
  ['/api/nothing', []],
  ['/api', []],
  ['/api/profile//', []],
  ['/api/profile/skills//', []],
])('knows the methods at %s', (path, methods) => {
  expect(methodsAt(routes, path)).toEqual(methods);
});
