import type { JobDetails, RecommendedJobs } from '@trackrecord/contracts';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { openBrowser, type TestBrowser } from './browser.js';
import { openWithDelayedRequests } from './delay-requests.js';
import { fetchAllJobs, getFirstJob, waitForRecommendedJobs } from './jobs-api.js';
import { mockNextResponse } from './mock-response.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { tabTo } from './tab-to.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const openAsMember = async () => {
  const member = await createMember(origin, { firstName: 'Mary', lastName: 'Anning' });
  const page = await chromium.newPage(1_440);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await waitForRecommendedJobs(origin, member);
  return { member, page, person };
};

it('links from a closed job to the list, and retries a list that failed to load', async () => {
  const { page, person } = await openAsMember();
  await person.open('/jobs?mode=all&job=no-such-job');
  await person.expectText('This job is no longer open.');
  await person.press('Back to jobs');
  await person.expectPath('/jobs?mode=all');
  // The list of all jobs would take the response that is meant for the next list.
  await person.expectText('Showing 10 of');
  await mockNextResponse(page, '/api/jobs/user/', { status: 400, body: {} });
  await person.press('Recommended');
  await person.expectText('Failed to fetch jobs');
  await person.press('Try Again');
  await person.expectText('recommended jobs');
});

it('shows loading states, loads more jobs and retries failures with the keyboard only', async () => {
  const { member, page, person } = await openAsMember();
  const total = (await fetchAllJobs(origin, member)).pagination.total.toLocaleString('en-US');
  const release = await openWithDelayedRequests(person, '/jobs', '/api/jobs/');
  await person.expectText('Loading jobs');
  await release();
  await person.expectText('Showing 10 recommended jobs');

  const counts = { total: 0, totalPages: 0, withoutSalary: 0, currencies: ['USD'], newCount: 0, newest: 0 };
  const emptyBody: RecommendedJobs = { success: true, data: { jobs: [], ...counts } };
  await mockNextResponse(page, '/api/jobs/user/', { status: 200, body: emptyBody });
  await person.open('/jobs');
  await person.expectVisible('button', 'Show all jobs');
  await tabTo(page, 'Show all jobs');
  await person.pressKey('Enter');
  await person.expectText(`Showing 10 of ${total} jobs`);
  await tabTo(page, 'Load More');
  await mockNextResponse(page, 'page=2', { status: 400, body: {} });
  await person.pressKey('Enter');
  await person.expectText('Failed to fetch jobs');
  await tabTo(page, 'Try Again');
  await person.pressKey('Enter');
  await person.expectText(`Showing 20 of ${total} jobs`);
});

it('shows a loading job, and retries a job or a match that fails to load', async () => {
  const { member, page, person } = await openAsMember();
  const job = getFirstJob((await waitForRecommendedJobs(origin, member)).jobs);
  const apiPath = `/api/jobs/${encodeURIComponent(job.jobId)}`;
  const release = await openWithDelayedRequests(person, `/jobs?job=${encodeURIComponent(job.jobId)}`, apiPath);
  await person.expectText('Loading the job');
  await release();
  await person.expectVisible('heading', 'How it matches');

  await mockNextResponse(page, apiPath, { status: 400, body: {} });
  await page.reload();
  await person.expectText('This job could not be loaded.');
  const bodyWithoutMatch: JobDetails = { success: true, data: { job, noMatch: 'not-ready' } };
  await mockNextResponse(page, apiPath, { status: 200, body: bodyWithoutMatch });
  await person.press('Try Again');
  await person.expectText('Match score unavailable.');
  await person.press('Try Again');
  await person.expectVisible('image', `${String(job.searchContext?.matchPercentage)}% match`);
});
