import { z } from 'zod';
import type { EventAdapter, FeedPage, JobAdapter } from '../adapter.js';
import { createSampleEvents } from './sample-events.js';
import { createSampleJobs } from './sample-jobs.js';

const settings = z.strictObject({});

/** Returns all records as a single page. */
async function* toSinglePage<FeedRecord>(records: readonly FeedRecord[]): AsyncIterable<FeedPage<FeedRecord>> {
  yield await Promise.resolve({ records, errors: [] });
}

/** Sample postings with dates relative to today. */
export const sampleJobsAdapter: JobAdapter = {
  recordType: 'jobs',
  settings,
  readPages: (_, { now }) => toSinglePage(createSampleJobs(now)),
};

/** Sample events with dates relative to today. */
export const sampleEventsAdapter: EventAdapter = {
  recordType: 'events',
  settings,
  readPages: (_, { now }) => toSinglePage(createSampleEvents(now)),
};
