import type { JobDetails, RecommendedJobs } from '@trackrecord/contracts';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { answersNext } from './answered.js';
import { openBrowser, type TestBrowser } from './browser.js';
import { newMember } from './candidates.js';
import { opensHeldBack } from './held-back.js';
import { allJobs, firstOf, recommendedJobs } from './listed-jobs.js';
import { Person } from './person.js';
import { letIn } from './screens.js';
import { tabsTo } from './tabbing.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const aMember = async () => {
  const member = await newMember(origin, { firstName: 'Mary', lastName: 'Anning' });
  const page = await chromium.newPage(1_440);
  const person = new Person(page, origin);
  await letIn(person, member);
  await recommendedJobs(origin, member);
  return { member, page, person };
};

it('leads back from a closed job, and retries a list that failed to load', async () => {
  const { page, person } = await aMember();
  await person.opens('/jobs?mode=all&job=no-such-job');
  await person.reads('This job is no longer open.');
  await person.presses('Back to jobs');
  await person.isAt('/jobs?mode=all');
  await answersNext(page, '/api/jobs/user/', { status: 400, body: {} });
  await person.presses('Recommended');
  await person.reads('Failed to fetch jobs');
  await person.presses('Try Again');
  await person.reads('recommended jobs');
}, 60_000);

it('shows loading states, loads more jobs and retries failures with the keyboard only', async () => {
  const { member, page, person } = await aMember();
  const total = (await allJobs(origin, member)).pagination.total.toLocaleString('en-US');
  const letGo = await opensHeldBack(person, '/jobs', '/api/jobs/');
  await person.reads('Loading jobs');
  await letGo();
  await person.reads('Showing 10 recommended jobs');

  const none: RecommendedJobs = { success: true, data: { jobs: [], total: 0, totalPages: 0, withoutSalary: 0 } };
  await answersNext(page, '/api/jobs/user/', { status: 200, body: none });
  await person.opens('/jobs');
  await person.sees('button', 'Show all jobs');
  await tabsTo(page, 'Show all jobs');
  await person.types('Enter');
  await person.reads(`Showing 10 of ${total} jobs`);
  await tabsTo(page, 'Load More');
  await answersNext(page, 'page=2', { status: 400, body: {} });
  await person.types('Enter');
  await person.reads('Failed to fetch jobs');
  await tabsTo(page, 'Try Again');
  await person.types('Enter');
  await person.reads(`Showing 20 of ${total} jobs`);
}, 60_000);

it('shows a loading job, and retries a job or a match that fails to load', async () => {
  const { member, page, person } = await aMember();
  const job = firstOf((await recommendedJobs(origin, member)).jobs);
  const address = `/api/jobs/${encodeURIComponent(job.jobId)}`;
  const letGo = await opensHeldBack(person, `/jobs?job=${encodeURIComponent(job.jobId)}`, address);
  await person.reads('Loading the job');
  await letGo();
  await person.sees('heading', 'Why it matches');

  await answersNext(page, address, { status: 400, body: {} });
  await page.reload();
  await person.reads('This job could not be loaded.');
  const late: JobDetails = { success: true, data: { job, noMatch: 'not-ready' } };
  await answersNext(page, address, { status: 200, body: late });
  await person.presses('Try Again');
  await person.reads('Match score unavailable.');
  await person.presses('Try Again');
  await person.sees('image', `${String(job.searchContext?.matchPercentage)}% match`);
}, 60_000);
