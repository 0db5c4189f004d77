import { z } from 'zod';
import type { ConfiguredFeed } from './config/feeds-config.js';
import { pendingFirstFetches, FIRST_FETCH_TIMEOUT_MS } from './feeds-readiness.js';

const feed = (id: string, isSample = false, files: readonly string[] = []): ConfiguredFeed => ({
  source: { id, name: id, isSample },
  adapter: { finds: 'events', settings: z.strictObject({}), pages: () => (async function* () {})() },
  settings: {},
  every: 3_600_000,
  files,
});
const feeds = [feed('sample', true), feed('of-a-file', false, ['jobs.json']), feed('elsewhere')];

it('waits for every feed that has not been tried', () => {
  expect(pendingFirstFetches(feeds, new Map(), 0)).toEqual(['sample', 'of-a-file', 'elsewhere']);
  expect(pendingFirstFetches(feeds, new Map([['sample', new Date()]]), FIRST_FETCH_TIMEOUT_MS - 1)).toEqual([
    'of-a-file',
    'elsewhere',
  ]);
});

it('waits for remote feeds for a limited time, and for local feeds without limit', () => {
  expect(pendingFirstFetches(feeds, new Map(), FIRST_FETCH_TIMEOUT_MS)).toEqual(['sample', 'of-a-file']);
  expect(pendingFirstFetches(feeds, new Map(), Number.MAX_SAFE_INTEGER)).toEqual(['sample', 'of-a-file']);
});
