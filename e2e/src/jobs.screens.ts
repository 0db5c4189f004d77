import type { CareerEvents, Job, JobDetails, RecommendedJobs } from '@trackrecord/contracts';
import { readJson } from '@trackrecord/platform/testing/read-json';
import { authHeaders, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { checkScreens } from './check-screens.js';
import { openWithStalledRequests, openWithDelayedRequests } from './delay-requests.js';
import { getDetailsButtonName, fetchAllJobs, getFirstJob, waitForRecommendedJobs } from './jobs-api.js';
import { mockNextResponse, openWithResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen, SharedAccounts, Viewer } from './screen.js';

const BAD_REQUEST = { status: 400, body: {} };

const defineScreenFor =
  (viewer: Viewer) =>
  (name: string, show: Screen['show']): Screen => ({ name, viewer, show });
const defineMemberScreen = defineScreenFor('member');

/** Defines a screen that opens by URL. */
const defineUrlScreen = (
  name: string,
  path: string,
  waitUntilShown: (person: Person) => Promise<void>,
  viewer: Viewer = 'member',
): Screen =>
  defineScreenFor(viewer)(name, async (person) => {
    await person.open(path);
    await waitUntilShown(person);
  });

const getJobName = ({ title, company }: Job): string => `${title}, ${company}`;
const getDetailsPath = (job: Job): string => `/jobs?mode=all&job=${encodeURIComponent(job.jobId)}`;
const getApiPath = (job: Job): string => `/api/jobs/${encodeURIComponent(job.jobId)}`;
const fetchJob = async (person: Person, user: TestUser): Promise<Job> =>
  getFirstJob((await fetchAllJobs(person.origin, user)).jobs);

/** Mocks the recommended jobs. */
function mockRecommendedJobs({ page }: Person, jobs: Job[], newCount = 0): Promise<void> {
  const body: RecommendedJobs = {
    success: true,
    data: {
      jobs,
      total: jobs.length,
      totalPages: jobs.length === 0 ? 0 : 1,
      withoutSalary: 0,
      currencies: ['USD', 'EUR', 'INR'],
      newCount,
      newest: 0,
    },
  };
  return mockNextResponse(page, '/api/jobs/user/', { status: 200, body });
}

async function openBestMatch(person: Person, { member }: SharedAccounts): Promise<void> {
  const job = getFirstJob((await waitForRecommendedJobs(person.origin, member)).jobs);
  await person.open('/jobs');
  await person.press(getDetailsButtonName(job));
  await person.expectVisible('heading', 'How it matches');
}

const LIST_SCREENS: readonly Screen[] = [
  defineMemberScreen('jobs', async (person, { member }) => {
    await waitForRecommendedJobs(person.origin, member);
    await person.open('/jobs');
    await person.expectText('Showing 10 recommended jobs');
    await person.expectVisible('heading', 'How it matches');
  }),
  defineMemberScreen('jobs-loading', async (person) => {
    await openWithDelayedRequests(person, '/jobs', '/api/jobs/');
    await person.expectText('Loading jobs');
  }),
  defineMemberScreen('jobs-slow', (person) => openWithStalledRequests(person, '/jobs', '/api/jobs/')),
  defineUrlScreen(
    'jobs-search',
    '/jobs?mode=all&q=designer',
    (person) => person.expectText('Showing'),
    'sparse-profile',
  ),
  defineUrlScreen('jobs-search-salary', '/jobs?mode=all&q=engineer&min=1&max=900000', (person) =>
    person.expectText('left out'),
  ),
  defineMemberScreen('jobs-search-failed', async (person) => {
    await openWithResponse(person, '/jobs?mode=all&q=designer', 'search=', BAD_REQUEST);
    await person.expectText('Only the loaded jobs were searched.');
  }),
  defineUrlScreen(
    'jobs-all',
    '/jobs?mode=all',
    (person) => person.expectVisible('button', 'Load More'),
    'sparse-profile',
  ),
  defineUrlScreen('jobs-large-profile', '/jobs', (person) => person.expectText('Showing'), 'large-profile'),
  defineUrlScreen('jobs-filters', '/jobs?mode=all&location=india&min=1', (person) => person.expectText('Showing')),
  defineUrlScreen('jobs-filters-invalid', '/jobs?min=70000&max=45000', (person) =>
    person.expectText('The maximum must not be below the minimum.'),
  ),
  defineUrlScreen('jobs-empty', '/jobs?mode=all&q=xylophone+tuner', (person) =>
    person.expectText('No jobs found matching your criteria.'),
  ),
  defineMemberScreen('jobs-no-recommendations', async (person) => {
    await mockRecommendedJobs(person, []);
    await person.open('/jobs');
    await person.expectVisible('button', 'Show all jobs');
  }),
  defineMemberScreen('jobs-mixed-sources', async (person, { member }) => {
    const [first, second] = (await fetchAllJobs(person.origin, member)).jobs;
    const source = { id: 'board', name: 'Harbour Board', isSample: false };
    await mockRecommendedJobs(person, first && second ? [first, { ...second, source }] : []);
    await person.open('/jobs');
    await person.expectText('Showing 2 recommended jobs');
  }),
  defineScreenFor('applicant')('jobs-new', async (person, { member }) => {
    const jobs = (await fetchAllJobs(person.origin, member)).jobs.slice(0, 3);
    await mockRecommendedJobs(
      person,
      jobs.map((job, index) => ({ ...job, isNew: index < 2, searchContext: { matchPercentage: 91 - index * 7 } })),
      2,
    );
    await person.open('/jobs');
    await person.expectText('2 new since your last visit');
  }),
  defineScreenFor('applicant')('jobs-saved', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await person.open('/jobs?mode=all');
    await person.press(`Save: ${getJobName(job)}`);
    await person.expectToast(`Saved ${job.title}`);
    await person.expectText('View application');
  }),
  defineScreenFor('applicant')('jobs-same-posting', async (person, { member }) => {
    const { title } = await fetchJob(person, member);
    const details = [
      { path: 'applications.00000000-0000-4000-8000-0000000000b1', message: `${title} at The Inn (Applied)` },
    ];
    const body = { error: 'This job is already in your applications.', code: 'same-posting', details };
    await person.open('/jobs?mode=all');
    await person.page.waitForSelector('button[aria-label^="Save: "]:not([aria-disabled])');
    await mockNextResponse(person.page, '/api/applications/', { status: 409, body });
    await person.pressByPrefix('Save: ');
    await person.expectToast(`This job is already in your applications: ${title} at The Inn (Applied).`);
  }),
  defineScreenFor('applicant')('jobs-all-filters', async (person) => {
    await person.open('/jobs?mode=all&place=Dubai&type=Full-time&remote=true&show=saved&sort=salary');
    await person.expectVisible('button', 'Clear');
    await person.expectText('Showing');
  }),
  defineMemberScreen('jobs-did-you-apply', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await person.open('/jobs?mode=all');
    await person.expectVisible('button', `Save: ${getJobName(job)}`);
    // The posting itself is not opened: it is on another server.
    await person.page.evaluate((url) => {
      const link = document.querySelector<HTMLAnchorElement>(`a[href="${url}"]`);
      link?.addEventListener('click', (event) => event.preventDefault());
      link?.click();
    }, job.url);
    await person.page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await person.expectText('Did you apply?');
  }),
  defineMemberScreen('jobs-hidden', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await person.open('/jobs?mode=all');
    await person.press(`Not interested: ${getJobName(job)}`);
    await person.expectToast(`${job.title} is hidden`);
    await person.open('/jobs?mode=all&show=hidden');
    await person.expectVisible('button', `Show again: ${getJobName(job)}`);
  }),
  defineMemberScreen('jobs-failed', async (person) => {
    await openWithResponse(person, '/jobs', '/api/jobs/', BAD_REQUEST);
    await person.expectText('Failed to fetch jobs');
  }),
  defineMemberScreen('jobs-load-more-failed', async (person) => {
    await person.open('/jobs?mode=all');
    await person.expectVisible('button', 'Load More');
    await mockNextResponse(person.page, 'page=2', BAD_REQUEST);
    await person.press('Load More');
    await person.expectText('Failed to fetch jobs');
  }),
];

const DETAILS_SCREENS: readonly Screen[] = [
  defineMemberScreen('jobs-details', openBestMatch),
  defineMemberScreen('jobs-details-quote', async (person, accounts) => {
    await openBestMatch(person, accounts);
    await person.page.locator('button.tr-chip').click();
    await person.expectText('From the posting:');
  }),
  defineScreenFor('sparse-profile')('jobs-details-sparse-profile', async (person, { member }) => {
    await person.open(getDetailsPath(await fetchJob(person, member)));
    await person.expectVisible('heading', 'About the job');
  }),
  defineMemberScreen('jobs-details-loading', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await openWithDelayedRequests(person, getDetailsPath(job), getApiPath(job));
    await person.expectText('Loading the job');
  }),
  defineMemberScreen('jobs-details-slow', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await openWithStalledRequests(person, getDetailsPath(job), getApiPath(job));
  }),
  defineMemberScreen('jobs-details-no-match-score', async (person, { member }) => {
    const job = await fetchJob(person, member);
    const body: JobDetails = { success: true, data: { job, noMatch: 'not-ready' } };
    await openWithResponse(person, getDetailsPath(job), getApiPath(job), { status: 200, body });
    await person.expectText('Match score unavailable.');
  }),
  defineMemberScreen('jobs-details-failed', async (person, { member }) => {
    const job = await fetchJob(person, member);
    await openWithResponse(person, getDetailsPath(job), getApiPath(job), BAD_REQUEST);
    await person.expectText('This job could not be loaded.');
  }),
  defineUrlScreen('jobs-details-closed', '/jobs?mode=all&job=no-such-job', (person) =>
    person.expectText('This job is no longer open.'),
  ),
];

/** Mocks the career events with a modified copy of the real ones. */
async function mockCareerEvents(
  { page, origin }: Person,
  { member }: SharedAccounts,
  modify: (events: CareerEvents['data']) => CareerEvents['data'],
): Promise<void> {
  const response = await fetch(`${origin}/api/events/all/${member.uid}`, { headers: authHeaders(member) });
  const { data } = await readJson<CareerEvents>(response);
  await mockNextResponse(page, '/api/events/', { status: 200, body: { success: true, data: modify(data) } });
}

const EVENT_SCREENS: readonly Screen[] = [
  defineUrlScreen('events', '/events', (person) => person.expectVisible('heading', 'Events')),
  defineMemberScreen('events-loading', async (person) => {
    await openWithDelayedRequests(person, '/events', '/api/events/');
    await person.expectText('Loading events');
  }),
  defineMemberScreen('events-slow', (person) => openWithStalledRequests(person, '/events', '/api/events/')),
  defineMemberScreen('events-failed', async (person) => {
    await openWithResponse(person, '/events', '/api/events/', BAD_REQUEST);
    await person.expectText('Failed to fetch events');
  }),
  defineMemberScreen('events-empty', async (person, accounts) => {
    await mockCareerEvents(person, accounts, () => []);
    await person.open('/events');
    await person.expectText('No events found');
  }),
  defineMemberScreen('events-saved', async (person) => {
    await person.open('/events');
    await person.page.waitForSelector('button[aria-label^="Save: "]:not([aria-disabled])');
    await person.pressByPrefix('Save: ');
    await person.page.waitForSelector('button[aria-label^="Saved: "]:not([aria-disabled])');
  }),
  // A broken image, and sample data beside real events.
  defineMemberScreen('events-mixed-sources', async (person, accounts) => {
    await mockCareerEvents(person, accounts, ([first, ...rest]) =>
      first === undefined
        ? []
        : [
            {
              ...first,
              image: 'https://localhost:1/gone.png',
              isSample: false,
              attribution: 'Data by the Harbour Board',
            },
            ...rest.slice(0, 3),
          ],
    );
    await person.open('/events');
    await person.page.waitForSelector('.tr-event-mark');
    await person.expectText('Data by the Harbour Board');
  }),
];

/** Every visual state of the jobs and events pages. */
checkScreens([
  ...LIST_SCREENS,
  ...DETAILS_SCREENS.map((screen) => ({ ...screen, shouldReopenPerWidth: true })),
  ...EVENT_SCREENS,
]);
