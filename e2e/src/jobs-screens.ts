import type { CareerEvents, Job, JobDetails, RecommendedJobs } from '@trackrecord/contracts';
import { as, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { answersNext } from './answered.js';
import { opensHeldBack, opensSlowly } from './held-back.js';
import { allJobs, detailsButton, firstOf, recommendedJobs } from './listed-jobs.js';
import type { Person } from './person.js';
import type { Onlooker, People, Screen } from './screens.js';

const REFUSED = { status: 400, body: {} };

const shownTo =
  (onlooker: Onlooker) =>
  (name: string, show: Screen['show']): Screen => ({ name, onlooker, show });
const toMember = shownTo('member');

/** Defines a screen that its URL shows. */
const at = (
  name: string,
  path: string,
  shows: (person: Person) => Promise<void>,
  onlooker: Onlooker = 'member',
): Screen =>
  shownTo(onlooker)(name, async (person) => {
    await person.opens(path);
    await shows(person);
  });

const opening = (job: Job): string => `/jobs?mode=all&job=${encodeURIComponent(job.jobId)}`;
const addressOf = (job: Job): string => `/api/jobs/${encodeURIComponent(job.jobId)}`;
const someJob = async (person: Person, user: TestUser): Promise<Job> =>
  firstOf((await allJobs(person.origin, user)).jobs);

/** Mocks the recommended jobs. */
function recommends({ page }: Person, jobs: Job[]): Promise<void> {
  const body: RecommendedJobs = {
    success: true,
    data: { jobs, total: jobs.length, totalPages: jobs.length === 0 ? 0 : 1, withoutSalary: 0 },
  };
  return answersNext(page, '/api/jobs/user/', { status: 200, body });
}

async function looksAtBest(person: Person, { member }: People): Promise<void> {
  const job = firstOf((await recommendedJobs(person.origin, member)).jobs);
  await person.opens('/jobs');
  await person.presses(detailsButton(job));
  await person.sees('heading', 'Why it matches');
}

const LISTS: readonly Screen[] = [
  toMember('jobs', async (person, { member }) => {
    await recommendedJobs(person.origin, member);
    await person.opens('/jobs');
    await person.reads('Showing 10 recommended jobs');
  }),
  toMember('jobs-loading', async (person) => {
    await opensHeldBack(person, '/jobs', '/api/jobs/');
    await person.reads('Loading jobs');
  }),
  toMember('jobs-slow', (person) => opensSlowly(person, '/jobs', '/api/jobs/')),
  at('jobs-search', '/jobs?mode=all&q=designer', (person) => person.reads('your search'), 'starter'),
  at('jobs-search-salary', '/jobs?mode=all&q=engineer&min=1&max=900000', (person) => person.reads('hidden')),
  toMember('jobs-search-failed', async (person) => {
    await answersNext(person.page, 'search=', REFUSED);
    await person.opens('/jobs?mode=all&q=designer');
    await person.reads("Couldn't search all jobs.");
  }),
  at('jobs-all', '/jobs?mode=all', (person) => person.sees('button', 'Load More'), 'starter'),
  at('jobs-veteran', '/jobs', (person) => person.reads('Showing'), 'veteran'),
  at('jobs-filters', '/jobs?mode=all&location=india&min=1', (person) => person.reads('Showing')),
  at('jobs-filters-wrong', '/jobs?min=70000&max=45000', (person) =>
    person.reads('The maximum must not be below the minimum.'),
  ),
  at('jobs-empty', '/jobs?mode=all&q=xylophone+tuner', (person) =>
    person.reads('No jobs found matching your criteria.'),
  ),
  toMember('jobs-none-recommended', async (person) => {
    await recommends(person, []);
    await person.opens('/jobs');
    await person.sees('button', 'Show all jobs');
  }),
  toMember('jobs-mixed', async (person, { member }) => {
    const [one, other] = (await allJobs(person.origin, member)).jobs;
    const source = { id: 'board', name: 'Harbour Board', isSample: false };
    await recommends(person, one && other ? [one, { ...other, source }] : []);
    await person.opens('/jobs');
    await person.reads('Showing 2 recommended jobs');
  }),
  toMember('jobs-failed', async (person) => {
    await answersNext(person.page, '/api/jobs/', REFUSED);
    await person.opens('/jobs');
    await person.reads('Failed to fetch jobs');
  }),
  toMember('jobs-more-failed', async (person) => {
    await person.opens('/jobs?mode=all');
    await person.sees('button', 'Load More');
    await answersNext(person.page, 'page=2', REFUSED);
    await person.presses('Load More');
    await person.reads('Failed to fetch jobs');
  }),
];

const DETAILS: readonly Screen[] = [
  toMember('jobs-details', looksAtBest),
  toMember('jobs-details-quote', async (person, people) => {
    await looksAtBest(person, people);
    await person.page.locator('button.tr-chip').click();
    await person.reads('From the posting:');
  }),
  shownTo('starter')('jobs-details-starter', async (person, { member }) => {
    await person.opens(opening(await someJob(person, member)));
    await person.sees('heading', 'About the job');
  }),
  toMember('jobs-details-loading', async (person, { member }) => {
    const job = await someJob(person, member);
    await opensHeldBack(person, opening(job), addressOf(job));
    await person.reads('Loading the job');
  }),
  toMember('jobs-details-slow', async (person, { member }) => {
    const job = await someJob(person, member);
    await opensSlowly(person, opening(job), addressOf(job));
  }),
  toMember('jobs-details-late', async (person, { member }) => {
    const job = await someJob(person, member);
    const body: JobDetails = { success: true, data: { job, noMatch: 'not-ready' } };
    await answersNext(person.page, addressOf(job), { status: 200, body });
    await person.opens(opening(job));
    await person.reads('Match score unavailable.');
  }),
  toMember('jobs-details-failed', async (person, { member }) => {
    const job = await someJob(person, member);
    await answersNext(person.page, addressOf(job), REFUSED);
    await person.opens(opening(job));
    await person.reads('This job could not be loaded.');
  }),
  at('jobs-gone', '/jobs?mode=all&job=no-such-job', (person) => person.reads('This job is no longer open.')),
];

/** Mocks the career events with a modified copy of the real ones. */
async function changesEvents(
  { page, origin }: Person,
  { member }: People,
  change: (events: CareerEvents['data']) => CareerEvents['data'],
): Promise<void> {
  const answer = await fetch(`${origin}/api/events/all/${member.uid}`, { headers: as(member) });
  const { data } = (await answer.json()) as CareerEvents;
  await answersNext(page, '/api/events/', { status: 200, body: { success: true, data: change(data) } });
}

const EVENTS: readonly Screen[] = [
  at('events', '/events', (person) => person.sees('heading', 'Events')),
  toMember('events-loading', async (person) => {
    await opensHeldBack(person, '/events', '/api/events/');
    await person.reads('Loading events');
  }),
  toMember('events-slow', (person) => opensSlowly(person, '/events', '/api/events/')),
  toMember('events-failed', async (person) => {
    await answersNext(person.page, '/api/events/', REFUSED);
    await person.opens('/events');
    await person.reads('Failed to fetch events');
  }),
  toMember('events-empty', async (person, people) => {
    await changesEvents(person, people, () => []);
    await person.opens('/events');
    await person.reads('No events found');
  }),
  // A broken picture, and events of which not all are sample data.
  toMember('events-mixed', async (person, people) => {
    await changesEvents(person, people, ([first, ...others]) =>
      first === undefined
        ? []
        : [
            {
              ...first,
              image: 'https://localhost:1/gone.png',
              isSample: false,
              attribution: 'Data by the Harbour Board',
            },
            ...others.slice(0, 3),
          ],
    );
    await person.opens('/events');
    await person.page.waitForSelector('.tr-event-mark');
    await person.reads('Data by the Harbour Board');
  }),
];

/** Every visual state of the jobs and events pages. */
export const JOBS_SCREENS: readonly Screen[] = [
  ...LISTS,
  ...DETAILS.map((screen) => ({ ...screen, isShownPerWidth: true })),
  ...EVENTS,
];
