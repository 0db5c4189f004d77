import { TIMEOUT_SCALE } from './scripts/jest/timeout-scale.mjs';

/** Tests run on the sources (swc), the services on what tsc builds. */
const swc = (jsx) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: jsx },
      transform: { react: { runtime: 'automatic' } },
    },
    // Servers load packages when they first use them: most tests use few of those that their modules import. The client
    // uses nearly all.
    module: { type: 'commonjs', lazy: !jsx },
  },
];

const servers = ['contracts', 'domain', 'platform', 'command-api', 'query-api', 'workers', 'embedded', 'e2e', 'bench'];
const workspaceSources = {
  '^fast-check$': '<rootDir>/scripts/jest/fast-check.cjs',
  '^@trackrecord/workers/fonts/(.*)$': '<rootDir>/workers/fonts/$1',
  '^@trackrecord/([^/]+)$': '<rootDir>/$1/src/index.ts',
  '^@trackrecord/([^/]+)/(.*)$': '<rootDir>/$1/src/$2.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const node = {
  testEnvironment: 'node',
  roots: servers.map((name) => `<rootDir>/${name}/src`),
  transform: { '\\.[tj]s$': swc(false) },
  // What is written as ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(htmlparser2|dom[a-z]*|dom-serializer|entities|boolbase|ical\\.js)/)'],
  moduleNameMapper: workspaceSources,
};

const withStack = { ...node, testEnvironment: '<rootDir>/scripts/jest/stack-environment.mjs' };

/** @type {import('jest').Config} */
export default {
  // Longer than several waits of a client test, so that a failure says which wait ended.
  testTimeout: 60_000 * TIMEOUT_SCALE,
  reporters: ['default', '<rootDir>/scripts/jest/duration-reporter.mjs'],
  testSequencer: '<rootDir>/scripts/jest/slow-files-first.mjs',
  projects: [
    { ...node, displayName: 'unit', testMatch: ['**/*.test.ts'] },
    { ...withStack, displayName: 'integration', testMatch: ['**/*.integration.ts'] },
    { ...withStack, displayName: 'e2e', testMatch: ['**/*.e2e.ts'] },
    {
      displayName: 'client',
      rootDir: 'frontend',
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
      transform: { '\\.[tj]sx?$|\\.mjs$': swc(true) },
      transformIgnorePatterns: ['/node_modules/(?!(rettime|until-async|@open-draft)/)'],
      moduleNameMapper: {
        '^@trackrecord/contracts$': '<rootDir>/../contracts/src/index.ts',
        '^@trackrecord/contracts/(.*)$': '<rootDir>/../contracts/src/$1.ts',
        '^fast-check$': '<rootDir>/../scripts/jest/fast-check.cjs',
        '/config/env$': '<rootDir>/src/testing/env.ts',
        '\\.(css|scss|svg)$': '<rootDir>/src/testing/style.ts',
        '^(\\.{1,2}/.*)\\.js$': '$1',
      },
    },
  ],
};
