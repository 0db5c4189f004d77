import { readEnvironment } from './environment.js';

test('only the folder has to be given', () => {
  expect(readEnvironment({ DATA_DIR: '/data' })).toEqual({
    folder: '/data',
    host: '127.0.0.1',
    port: 0,
    exitWithParent: false,
    minFreeBytes: 0,
  });
});

test('port, host, the pipe to the parent and the free space can be given', () => {
  const environment = { DATA_DIR: '/data', PORT: '2113', HOST: '::1', EXIT_WITH_PARENT: '1', MIN_FREE_BYTES: '1024' };
  expect(readEnvironment(environment)).toEqual({
    folder: '/data',
    host: '::1',
    port: 2113,
    exitWithParent: true,
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
])('a wrong %s is named in one line', (name, environment) => {
  expect(() => readEnvironment(environment)).toThrow(new RegExp(`^${name} is [^\\n]+$`));
});
