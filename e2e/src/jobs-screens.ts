import { answersNext } from './answered.js';
import { allJobs, detailsButton, firstOf, recommendedJobs } from './listed-jobs.js';
import type { Person } from './person.js';
import type { Onlooker, Screen } from './screens.js';

/** A state of the jobs screen, shown by its address. */
const at = (
  name: string,
  path: string,
  shows: (person: Person) => Promise<void>,
  onlooker: Onlooker = 'member',
): Screen => ({
  name,
  onlooker,
  show: async (person) => {
    await person.opens(path);
    await shows(person);
  },
});

const JOBS: readonly Screen[] = [
  {
    name: 'jobs',
    onlooker: 'member',
    show: async (person, { member }) => {
      await recommendedJobs(person.origin, member);
      await person.opens('/jobs');
      await person.reads('Showing 10 recommended jobs');
    },
  },
  at('jobs-all', '/jobs?mode=all', (person) => person.sees('button', 'Load More'), 'starter'),
  at('jobs-veteran', '/jobs', (person) => person.sees('heading', 'Recommended Jobs'), 'veteran'),
  at('jobs-filters', '/jobs?mode=all&location=india&min=1', (person) => person.reads('Showing')),
  at('jobs-filters-wrong', '/jobs?min=70000&max=45000', (person) => person.reads('The maximum is below the minimum.')),
  at('jobs-empty', '/jobs?mode=all&q=no+such+job', (person) => person.reads('No jobs found matching your criteria.')),
  at('jobs-gone', '/jobs?mode=all&job=no-such-job', (person) => person.reads('This job is not open any more.')),
  {
    name: 'jobs-details',
    onlooker: 'member',
    show: async (person, { member }) => {
      const job = firstOf((await recommendedJobs(person.origin, member)).jobs);
      await person.opens('/jobs');
      await person.presses(detailsButton(job));
      await person.sees('heading', 'Why it fits');
    },
  },
  {
    name: 'jobs-details-starter',
    onlooker: 'starter',
    show: async (person, { member }) => {
      const job = firstOf((await allJobs(person.origin, member)).jobs);
      await person.opens(`/jobs?mode=all&job=${encodeURIComponent(job.jobId)}`);
      await person.sees('heading', 'About the job');
    },
  },
  {
    name: 'jobs-failed',
    onlooker: 'member',
    show: async (person) => {
      await answersNext(person.page, '/api/jobs/', { status: 400, body: {} });
      await person.opens('/jobs');
      await person.reads('Failed to fetch jobs');
    },
  },
];

const EVENTS: readonly Screen[] = [
  at('events', '/events', (person) => person.reads('Ends ')),
  {
    name: 'events-empty',
    onlooker: 'member',
    show: async (person) => {
      await answersNext(person.page, '/api/events/', { status: 200, body: { success: true, data: [] } });
      await person.opens('/events');
      await person.reads('No events found');
    },
  },
];

/** The jobs and the events, and every state of them that looks different. */
export const JOBS_SCREENS: readonly Screen[] = [...JOBS, ...EVENTS];
