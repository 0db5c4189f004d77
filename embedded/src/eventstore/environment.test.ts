import { readEnvironment } from './environment.js';

test('requires only the folder', () => {
  expect(readEnvironment({ DATA_DIR: '/data' })).toEqual({
    folder: '/data',
    host: '127.0.0.1',
    port: 0,
    shouldExitWithParent: false,
    minFreeBytes: 0,
  });
});

test('reads port, host, the pipe to the parent and the minimum free space', () => {
  const environment = { DATA_DIR: '/data', PORT: '2113', HOST: '::1', EXIT_WITH_PARENT: '1', MIN_FREE_BYTES: '1024' };
  expect(readEnvironment(environment)).toEqual({
    folder: '/data',
    host: '::1',
    port: 2113,
    shouldExitWithParent: true,
    minFreeBytes: 1024,
  });
});

test.each([
  ['DATA_DIR', {}],
  ['DATA_DIR', { DATA_DIR: '' }],
  ['PORT', { DATA_DIR: '/data', PORT: 'many' }],
  ['PORT', { DATA_DIR: '/data', PORT: '65536' }],
  ['PORT', { DATA_DIR: '/data', PORT: '' }],
  ['HOST', { DATA_DIR: '/data', HOST: '0.0.0.0' }],
  ['EXIT_WITH_PARENT', { DATA_DIR: '/data', EXIT_WITH_PARENT: 'yes' }],
])('reports an invalid %s in one line', (name, environment) => {
  expect(() => readEnvironment(environment)).toThrow(new RegExp(`^${name} is [^\\n]+$`));
});
