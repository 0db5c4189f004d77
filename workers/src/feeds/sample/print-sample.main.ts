import { sampleEvents } from './sample-events.js';
import { sampleJobs } from './sample-jobs.js';

/** Prints our sample jobs and events as they are today, for whoever wants to read or change them. */
const now = new Date();
console.log(JSON.stringify({ jobs: sampleJobs(now), events: sampleEvents(now) }, null, 2));
