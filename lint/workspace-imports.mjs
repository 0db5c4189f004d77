/** The workspaces that each workspace may import. None may open collections or counters that erasures do not know. */
const allowedImports = {
  contracts: [],
  domain: ['contracts'],
  platform: ['contracts'],
  'command-api': ['contracts', 'domain', 'platform'],
  'query-api': ['contracts', 'domain', 'platform'],
  workers: ['contracts', 'domain', 'platform'],
  embedded: ['contracts'],
  frontend: ['contracts'],
  e2e: ['contracts', 'platform', 'workers', 'embedded'],
  bench: ['contracts', 'domain', 'platform', 'command-api', 'query-api', 'workers'],
};
const names = Object.keys(allowedImports);

const driverDatabase = {
  name: 'mongodb',
  importNames: ['Db'],
  message: 'Use Database: it has classified collections only (contracts/src/stores/collections.ts).',
};

const redisCounter = {
  name: 'rate-limiter-flexible',
  importNames: ['RateLimiterRedis'],
  allowTypeImports: true,
  message: 'Use openCounter: it opens declared counters only (platform/src/redis/counters.ts).',
};

const restrictImports = ([name, allowed]) => {
  const forbidden = names.filter((other) => !allowed.includes(other));
  return {
    files: [`${name}/src/**/*.{ts,tsx}`],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          // `embedded` is a MongoDB of its own.
          paths: name === 'embedded' ? [] : [driverDatabase, redisCounter],
          patterns: [
            {
              regex: `^@trackrecord/(${forbidden.join('|')})(/|$)`,
              message: `${name} may import ${allowed.join(', ') || 'no other workspace'}.`,
            },
            { regex: `^(\\.\\./)+(${names.join('|')})/`, message: 'Import another workspace by its package name.' },
          ],
        },
      ],
    },
  };
};

export const workspaceImports = Object.entries(allowedImports).map(restrictImports);
