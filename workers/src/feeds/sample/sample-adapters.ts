import { z } from 'zod';
import type { EventAdapter, FeedPage, JobAdapter } from '../adapter.js';
import { sampleEvents } from './sample-events.js';
import { sampleJobs } from './sample-jobs.js';

const settings = z.strictObject({});

/** Returns everything on one page. */
async function* onePage<Found>(found: readonly Found[]): AsyncIterable<FeedPage<Found>> {
  yield await Promise.resolve({ found, faults: [] });
}

/** Sample postings with dates relative to today. */
export const sampleJobsAdapter: JobAdapter = {
  finds: 'jobs',
  settings,
  pages: (_, { now }) => onePage(sampleJobs(now)),
};

/** Sample events with dates relative to today. */
export const sampleEventsAdapter: EventAdapter = {
  finds: 'events',
  settings,
  pages: (_, { now }) => onePage(sampleEvents(now)),
};
