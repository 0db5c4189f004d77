import { EndpointIndex } from './endpoint-index.js';

const index = new EndpointIndex([
  { method: 'GET', path: '/api/profile/{uid}' },
  { method: 'GET', path: '/api/profile/{uid}/{revision}' },
  { method: 'GET', path: '/api/profile/{uid}/history' },
  { method: 'PATCH', path: '/api/profile/skills/{uid}' },
  { method: 'POST', path: '/api/profile' },
]);

it.each([
  ['/api/profile', ['POST']],
  ['/api/profile/', ['POST']],
  ['/API/Profile/u1?a=b', ['GET', 'HEAD']],
  ['/api/profile/skills/u1', ['PATCH', 'GET', 'HEAD']],
  ['/api/nothing', []],
  ['/api', []],
  ['/api/profile//', []],
  ['/api/profile/skills//', []],
])('returns the methods at %s', (path, methods) => {
  expect(index.findMethods(path)).toEqual(methods);
});

it.each([
  ['GET', '/api/profile/u1', '/api/profile/{uid}'],
  ['HEAD', '/api/profile/u1', '/api/profile/{uid}'],
  ['GET', '/api/profile/u1/history', '/api/profile/{uid}/history'],
  ['GET', '/api/profile/u1/7', '/api/profile/{uid}/{revision}'],
  ['DELETE', '/api/profile/u1', undefined],
])('finds the endpoint of %s %s', (method, url, path) => {
  expect(index.find(method, url)?.path).toBe(path);
});
