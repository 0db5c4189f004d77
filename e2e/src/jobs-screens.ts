import type { CareerEvents, Job, JobDetails, RecommendedJobs } from '@trackrecord/contracts';
import { authHeaders, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { opensWithStalledRequests, opensWithDelayedRequests } from './delay-requests.js';
import { detailsButtonName, fetchAllJobs, getFirstJob, waitForRecommendedJobs } from './jobs-api.js';
import { mockNextResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen, SharedAccounts, Viewer } from './screen.js';

const BAD_REQUEST = { status: 400, body: {} };

const screenFor =
  (viewer: Viewer) =>
  (name: string, show: Screen['show']): Screen => ({ name, viewer, show });
const memberScreen = screenFor('member');

/** Defines a screen that its URL shows. */
const urlScreen = (
  name: string,
  path: string,
  shows: (person: Person) => Promise<void>,
  viewer: Viewer = 'member',
): Screen =>
  screenFor(viewer)(name, async (person) => {
    await person.open(path);
    await shows(person);
  });

const detailsPath = (job: Job): string => `/jobs?mode=all&job=${encodeURIComponent(job.jobId)}`;
const apiPath = (job: Job): string => `/api/jobs/${encodeURIComponent(job.jobId)}`;
const fetchJob = async (person: Person, user: TestUser): Promise<Job> =>
  getFirstJob((await fetchAllJobs(person.origin, user)).jobs);

/** Mocks the recommended jobs. */
function mockRecommendedJobs({ page }: Person, jobs: Job[]): Promise<void> {
  const body: RecommendedJobs = {
    success: true,
    data: { jobs, total: jobs.length, totalPages: jobs.length === 0 ? 0 : 1, withoutSalary: 0 },
  };
  return mockNextResponse(page, '/api/jobs/user/', { status: 200, body });
}

async function opensBestMatch(person: Person, { member }: SharedAccounts): Promise<void> {
  const job = getFirstJob((await waitForRecommendedJobs(person.origin, member)).jobs);
  await person.open('/jobs');
  await person.press(detailsButtonName(job));
  await person.expectVisible('heading', 'Why it matches');
}

const LISTS: readonly Screen[] = [
  memberScreen('jobs', async (person, { member }) => {
    await waitForRecommendedJobs(person.origin, member);
    await person.open('/jobs');
    await person.expectText('Showing 10 recommended jobs');
  }),
  memberScreen('jobs-loading', async (person) => {
    await opensWithDelayedRequests(person, '/jobs', '/api/jobs/');
    await person.expectText('Loading jobs');
  }),
  memberScreen('jobs-slow', (person) => opensWithStalledRequests(person, '/jobs', '/api/jobs/')),
  urlScreen('jobs-search', '/jobs?mode=all&q=designer', (person) => person.expectText('your search'), 'sparse-profile'),
  urlScreen('jobs-search-salary', '/jobs?mode=all&q=engineer&min=1&max=900000', (person) =>
    person.expectText('hidden'),
  ),
  memberScreen('jobs-search-failed', async (person) => {
    await mockNextResponse(person.page, 'search=', BAD_REQUEST);
    await person.open('/jobs?mode=all&q=designer');
    await person.expectText("Couldn't search all jobs.");
  }),
  urlScreen('jobs-all', '/jobs?mode=all', (person) => person.expectVisible('button', 'Load More'), 'sparse-profile'),
  urlScreen('jobs-large-profile', '/jobs', (person) => person.expectText('Showing'), 'large-profile'),
  urlScreen('jobs-filters', '/jobs?mode=all&location=india&min=1', (person) => person.expectText('Showing')),
  urlScreen('jobs-filters-wrong', '/jobs?min=70000&max=45000', (person) =>
    person.expectText('The maximum must not be below the minimum.'),
  ),
  urlScreen('jobs-empty', '/jobs?mode=all&q=xylophone+tuner', (person) =>
    person.expectText('No jobs found matching your criteria.'),
  ),
  memberScreen('jobs-none-recommended', async (person) => {
    await mockRecommendedJobs(person, []);
    await person.open('/jobs');
    await person.expectVisible('button', 'Show all jobs');
  }),
  memberScreen('jobs-mixed', async (person, { member }) => {
    const [one, other] = (await fetchAllJobs(person.origin, member)).jobs;
    const source = { id: 'board', name: 'Harbour Board', isSample: false };
    await mockRecommendedJobs(person, one && other ? [one, { ...other, source }] : []);
    await person.open('/jobs');
    await person.expectText('Showing 2 recommended jobs');
  }),
  memberScreen('jobs-failed', async (person) => {
    await mockNextResponse(person.page, '/api/jobs/', BAD_REQUEST);
    await person.open('/jobs');
    await person.expectText('Failed to fetch jobs');
  }),
  memberScreen('jobs-more-failed', async (person) => {
    await person.open('/jobs?mode=all');
    await person.expectVisible('button', 'Load More');
    await mockNextResponse(person.page, 'page=2', BAD_REQUEST);
    await person.press('Load More');
    await person.expectText('Failed to fetch jobs');
  }),
];

const DETAILS: readonly Screen[] = [
  memberScreen('jobs-details', opensBestMatch),
  memberScreen('jobs-details-quote', async (person, accounts) => {
    await opensBestMatch(person, accounts);
    await person.page.locator('button.tr-chip').click();
    await person.expectText('From the posting:');
  }),
  screenFor('sparse-profile')('jobs-details-sparse-profile', async (person, { member }) => {
    await person.open(detailsPath(await fetchJob(person, member)));
    await person.expectVisible('heading', 'About the job');
  }),
  memberScreen('jobs-details-loading', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await opensWithDelayedRequests(person, detailsPath(job), apiPath(job));
    await person.expectText('Loading the job');
  }),
  memberScreen('jobs-details-slow', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await opensWithStalledRequests(person, detailsPath(job), apiPath(job));
  }),
  memberScreen('jobs-details-late', async (person, { member }) => {
    const job = await fetchJob(person, member);
    const body: JobDetails = { success: true, data: { job, noMatch: 'not-ready' } };
    await mockNextResponse(person.page, apiPath(job), { status: 200, body });
    await person.open(detailsPath(job));
    await person.expectText('Match score unavailable.');
  }),
  memberScreen('jobs-details-failed', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await mockNextResponse(person.page, apiPath(job), BAD_REQUEST);
    await person.open(detailsPath(job));
    await person.expectText('This job could not be loaded.');
  }),
  urlScreen('jobs-gone', '/jobs?mode=all&job=no-such-job', (person) =>
    person.expectText('This job is no longer open.'),
  ),
];

/** Mocks the career events with a modified copy of the real ones. */
async function mockCareerEvents(
  { page, origin }: Person,
  { member }: SharedAccounts,
  change: (events: CareerEvents['data']) => CareerEvents['data'],
): Promise<void> {
  const response = await fetch(`${origin}/api/events/all/${member.uid}`, { headers: authHeaders(member) });
  const { data } = (await response.json()) as CareerEvents;
  await mockNextResponse(page, '/api/events/', { status: 200, body: { success: true, data: change(data) } });
}

const EVENTS: readonly Screen[] = [
  urlScreen('events', '/events', (person) => person.expectVisible('heading', 'Events')),
  memberScreen('events-loading', async (person) => {
    await opensWithDelayedRequests(person, '/events', '/api/events/');
    await person.expectText('Loading events');
  }),
  memberScreen('events-slow', (person) => opensWithStalledRequests(person, '/events', '/api/events/')),
  memberScreen('events-failed', async (person) => {
    await mockNextResponse(person.page, '/api/events/', BAD_REQUEST);
    await person.open('/events');
    await person.expectText('Failed to fetch events');
  }),
  memberScreen('events-empty', async (person, accounts) => {
    await mockCareerEvents(person, accounts, () => []);
    await person.open('/events');
    await person.expectText('No events found');
  }),
  // A broken picture, and events of which not all are sample data.
  memberScreen('events-mixed', async (person, accounts) => {
    await mockCareerEvents(person, accounts, ([first, ...others]) =>
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
    await person.open('/events');
    await person.page.waitForSelector('.tr-event-mark');
    await person.expectText('Data by the Harbour Board');
  }),
];

/** Every visual state of the jobs and events pages. */
export const JOBS_SCREENS: readonly Screen[] = [
  ...LISTS,
  ...DETAILS.map((screen) => ({ ...screen, isShownPerWidth: true })),
  ...EVENTS,
];
