import { z } from 'zod';
import type { ConfiguredFeed } from './config/feeds-config.js';
import { findIdsOfPendingFeeds, FIRST_FETCH_TIMEOUT_MS } from './feeds-readiness.js';

const createFeed = (id: string, isSample = false, files: readonly string[] = []): ConfiguredFeed => ({
  source: { id, name: id, isSample },
  adapter: { recordType: 'events', settings: z.strictObject({}), readPages: () => (async function* () {})() },
  settings: {},
  intervalMs: 3_600_000,
  files,
});
const feeds = [createFeed('sample', true), createFeed('file-feed', false, ['jobs.json']), createFeed('remote-feed')];

it('waits for every feed that has not been tried', () => {
  expect(findIdsOfPendingFeeds(feeds, new Map(), 0)).toEqual(['sample', 'file-feed', 'remote-feed']);
  expect(findIdsOfPendingFeeds(feeds, new Map([['sample', new Date()]]), FIRST_FETCH_TIMEOUT_MS - 1)).toEqual([
    'file-feed',
    'remote-feed',
  ]);
});

it('waits for remote feeds for a limited time, and for local feeds without limit', () => {
  expect(findIdsOfPendingFeeds(feeds, new Map(), FIRST_FETCH_TIMEOUT_MS)).toEqual(['sample', 'file-feed']);
  expect(findIdsOfPendingFeeds(feeds, new Map(), Number.MAX_SAFE_INTEGER)).toEqual(['sample', 'file-feed']);
});
