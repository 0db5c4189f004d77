import type { Adapter } from '../adapter.js';
import { sampleEventsAdapter, sampleJobsAdapter } from '../sample/sample-adapters.js';
import { arbeitnow } from './arbeitnow.js';
import { ashby } from './ashby.js';
import { confsTech } from './confs-tech.js';
import { greenhouse } from './greenhouse.js';
import { icalendar } from './icalendar.js';
import { jsonLdEvents } from './json-ld-events.js';
import { jsonLdJobs } from './json-ld-jobs.js';
import { lever } from './lever.js';

/** All adapters by their name in the configuration. */
export const ADAPTERS: ReadonlyMap<string, Adapter> = new Map<string, Adapter>([
  ['json-ld-jobs', jsonLdJobs],
  ['greenhouse', greenhouse],
  ['lever', lever],
  ['ashby', ashby],
  ['arbeitnow', arbeitnow],
  ['json-ld-events', jsonLdEvents],
  ['icalendar', icalendar],
  ['confs-tech', confsTech],
  ['sample-jobs', sampleJobsAdapter],
  ['sample-events', sampleEventsAdapter],
]);

/** The adapters that serve built-in sample data. */
export const SAMPLE_ADAPTERS: ReadonlySet<string> = new Set(['sample-jobs', 'sample-events']);
