import { sampleEvents } from './sample-events.js';
import { sampleJobs } from './sample-jobs.js';

/** Prints the current sample postings and events. */
const now = new Date();
console.log(JSON.stringify({ jobs: sampleJobs(now), events: sampleEvents(now) }, null, 2));
