import { z } from 'zod';
import type { EventAdapter, FeedPage, JobAdapter } from '../adapter.js';
import { sampleEvents } from './sample-events.js';
import { sampleJobs } from './sample-jobs.js';

const settings = z.strictObject({});

/** Returns all records as a single page. */
async function* toSinglePage<FeedRecord>(records: readonly FeedRecord[]): AsyncIterable<FeedPage<FeedRecord>> {
  yield await Promise.resolve({ records, errors: [] });
}

/** Sample postings with dates relative to today. */
export const sampleJobsAdapter: JobAdapter = {
  recordType: 'jobs',
  settings,
  pages: (_, { now }) => toSinglePage(sampleJobs(now)),
};

/** Sample events with dates relative to today. */
export const sampleEventsAdapter: EventAdapter = {
  recordType: 'events',
  settings,
  pages: (_, { now }) => toSinglePage(sampleEvents(now)),
};
