import { z } from 'zod';
import type { EventAdapter, FeedPage, JobAdapter } from '../adapter.js';
import { sampleEvents } from './sample-events.js';
import { sampleJobs } from './sample-jobs.js';

const settings = z.strictObject({});

/** All there is, on one page; what a feed of our own says can always be read. */
async function* onePage<Found>(found: readonly Found[]): AsyncIterable<FeedPage<Found>> {
  yield await Promise.resolve({ found, faults: [] });
}

/** Our sample jobs, with dates from the day they are asked for. */
export const sampleJobsAdapter: JobAdapter = {
  finds: 'jobs',
  settings,
  pages: (_, { now }) => onePage(sampleJobs(now)),
};

/** Our sample events, with dates from the day they are asked for. */
export const sampleEventsAdapter: EventAdapter = {
  finds: 'events',
  settings,
  pages: (_, { now }) => onePage(sampleEvents(now)),
};
