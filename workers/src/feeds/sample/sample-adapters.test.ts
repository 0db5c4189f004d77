import type { FeedReader } from '../adapter.js';
import { sampleEventsAdapter, sampleJobsAdapter } from './sample-adapters.js';

/** Sample feeds read nothing. */
const reader: FeedReader = {
  now: new Date('2026-11-22T09:30:00Z'),
  signal: new AbortController().signal,
  readText: () => Promise.reject(new Error('A sample feed read something.')),
};

describe('the sample adapters', () => {
  it.each([
    ['jobs', sampleJobsAdapter, 600],
    ['events', sampleEventsAdapter, 30],
  ])('return all %s on one page without errors', async (kind, adapter, count) => {
    const pages = [];
    for await (const { records, errors } of adapter.readPages({}, reader)) pages.push([records.length, errors]);
    expect(adapter.recordType).toBe(kind);
    expect(pages).toEqual([[count, []]]);
  });

  it.each([sampleJobsAdapter, sampleEventsAdapter])('accept no settings', ({ settings }) => {
    expect(settings.safeParse({}).success).toBe(true);
    expect(settings.safeParse({ url: 'https://example.org' }).success).toBe(false);
  });
});
