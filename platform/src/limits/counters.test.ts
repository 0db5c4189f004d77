import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COUNTERS, PERSONAL_COUNTERS } from './counters.js';

const ROOT = join(__dirname, '../../..');
const sources = ['platform', 'command-api', 'query-api', 'workers'].flatMap((workspace) =>
  readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(workspace, 'src', path))
    .filter((path) => path.endsWith('.ts') && !/\.(test|integration)\.ts$|testing\//.test(path))
    .map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') })),
);

/** The texts that stand first among what these functions are called with. */
const findNames = (call: RegExp, files = sources) =>
  files.flatMap(({ code }) => [...code.matchAll(call)].map(([, name = '']) => name));

it('nothing counts in Redis but the two places that are looked at here', () => {
  const files = sources.filter(({ code }) => /keyPrefix|new RateLimiterRedis|\.incr(by)?\(/.test(code));
  expect(files.map(({ path }) => path)).toEqual([
    'platform/src/limits/distributed-rate-limiter.ts',
    'workers/src/ai/budget.ts',
  ]);
});

it('every family of counters that the code names is in the list, and no other', () => {
  const limits = [
    ...findNames(/\blimit\('([\w-]+)'/g),
    ...findNames(/\b(?:limited|new DistributedRateLimiter)\(\{[^}]*\bname: '([\w-]+)'/g),
  ].map((name) => `limit-${name}`);
  const budgets = findNames(
    /\blimiter\('([\w-]+)'/g,
    sources.filter(({ path }) => path.endsWith('budget.ts')),
  );
  expect([...limits, ...budgets].toSorted()).toEqual(Object.keys(COUNTERS).toSorted());
});

it('what counts under a keyed hash, or for all, is nobody’s', () => {
  expect(PERSONAL_COUNTERS).toContain('ai-calls-of');
  for (const name of ['ai-calls', 'limit-person', 'limit-address']) expect(PERSONAL_COUNTERS).not.toContain(name);
});
