import { TEST_PROJECTS } from './scripts/jest/projects.mjs';
import { TIMEOUT_SCALE } from './scripts/jest/timeout-scale.mjs';

/**
 * Converts the sources with swc for tests; the services run what tsc builds. `isClient` is true for the sources of the
 * frontend.
 */
const createSwcTransform = ({ isClient }) => [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: isClient },
      transform: { react: { runtime: 'automatic' } },
    },
    // On servers, a package is loaded when it is first used: most tests use few of the packages that their modules
    // import. Tests of the client use nearly all of them.
    module: { type: 'commonjs', lazy: !isClient },
  },
];

const nodeWorkspaces = [
  'contracts',
  'domain',
  'platform',
  'command-api',
  'query-api',
  'workers',
  'embedded',
  'e2e',
  'bench',
];
const workspaceSources = {
  '^fast-check$': '<rootDir>/scripts/jest/fast-check.cjs',
  '^@trackrecord/workers/fonts/(.*)$': '<rootDir>/workers/fonts/$1',
  '^@trackrecord/([^/]+)$': '<rootDir>/$1/src/index.ts',
  '^@trackrecord/([^/]+)/(.*)$': '<rootDir>/$1/src/$2.ts',
  '^(\\.{1,2}/.*)\\.js$': '$1',
};

const node = {
  testEnvironment: '<rootDir>/scripts/jest/node-environment.mjs',
  roots: nodeWorkspaces.map((name) => `<rootDir>/${name}/src`),
  transform: { '\\.[tj]s$': createSwcTransform({ isClient: false }) },
  // Converts the packages that consist of ES modules only, because the tests run as CommonJS modules.
  transformIgnorePatterns: ['/node_modules/(?!(htmlparser2|dom[a-z]*|dom-serializer|entities|boolbase|ical\\.js)/)'],
  moduleNameMapper: workspaceSources,
};

const withStack = { ...node, testEnvironment: '<rootDir>/scripts/jest/stack-environment.mjs' };

const client = {
  rootDir: 'frontend',
  testEnvironment: '<rootDir>/../scripts/jest/client-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/src/testing/setup.ts'],
  transform: { '\\.[tj]sx?$|\\.mjs$': createSwcTransform({ isClient: true }) },
  transformIgnorePatterns: ['/node_modules/(?!(rettime|until-async|@open-draft)/)'],
  moduleNameMapper: {
    '^@trackrecord/contracts$': '<rootDir>/../contracts/src/index.ts',
    '^@trackrecord/contracts/(.*)$': '<rootDir>/../contracts/src/$1.ts',
    '^fast-check$': '<rootDir>/../scripts/jest/fast-check.cjs',
    '/config/env$': '<rootDir>/src/testing/env.ts',
    '\\.(css|scss|svg)$': '<rootDir>/src/testing/style.ts',
    '^(\\.{1,2}/.*)\\.js$': '$1',
  },
};

const toJestProject = ({ name, suffix, needsStack, isClient }) =>
  isClient
    ? { ...client, displayName: name, testMatch: [`<rootDir>/src/**/*.${suffix}.{ts,tsx}`] }
    : { ...(needsStack ? withStack : node), displayName: name, testMatch: [`**/*.${suffix}.ts`] };

/** @type {import('jest').Config} */
export default {
  // Longer than several waits (`asyncUtilTimeout`) of a client test, so that a wait fails before the test and says what
  // it waited for.
  testTimeout: 60_000 * TIMEOUT_SCALE,
  // A worker keeps modules of the files it has run. A new one starts before the machine swaps.
  workerIdleMemoryLimit: '1.5GB',
  reporters: ['default', '<rootDir>/scripts/jest/duration-reporter.mjs'],
  testSequencer: '<rootDir>/scripts/jest/slow-files-first.mjs',
  projects: TEST_PROJECTS.map(toJestProject),
};
