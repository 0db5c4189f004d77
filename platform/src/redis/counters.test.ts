import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isTestFile } from '@trackrecord/contracts/testing/test-files';
import { PERSONAL_COUNTERS } from './counters.js';

const ROOT = join(__dirname, '../../..');
const sources = ['platform', 'command-api', 'query-api', 'workers'].flatMap((workspace) =>
  readdirSync(join(ROOT, workspace, 'src'), { recursive: true, encoding: 'utf8' })
    .map((path) => join(workspace, 'src', path))
    .filter((path) => path.endsWith('.ts') && !isTestFile(path) && !path.includes('testing/'))
    .map((path) => ({ path, code: readFileSync(join(ROOT, path), 'utf8') })),
);

it('finds no other code that counts in Redis', () => {
  const files = sources.filter(({ code }) => /keyPrefix|new RateLimiterRedis|\.incr(by)?\(/.test(code));
  expect(files.map(({ path }) => path)).toEqual(['platform/src/limits/rate-limiter.ts', 'workers/src/ai/budget.ts']);
});

it('excludes hashed and global counters from personal counters', () => {
  expect(PERSONAL_COUNTERS).toContain('ai-calls-of');
  for (const name of ['ai-calls', 'limit-person', 'limit-address']) expect(PERSONAL_COUNTERS).not.toContain(name);
});
