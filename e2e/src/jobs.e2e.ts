import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { getDetailsButtonName, fetchAllJobs, getFirstJob, waitForRecommendedJobs } from './jobs-api.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const openAsMember = async (width: number) => {
  const member = await createMember(origin, { firstName: 'Mary', lastName: 'Anning' });
  const page = await chromium.newPage(width);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await waitForRecommendedJobs(origin, member);
  return { member, page, person, errors: collectErrors(page, origin) };
};

const formatCount = (count: number): string => count.toLocaleString('en-US');

/** Types into the field of an amount and presses Enter. */
const typeAmount = async (person: Person, label: string, value: string): Promise<void> => {
  await person.fill(label, value);
  await person.pressKey('Enter');
};

it('recommends, lists, searches and filters jobs, and keeps the filters on reload', async () => {
  const { member, page, person, errors } = await openAsMember(1_440);
  const recommendedJobs = await waitForRecommendedJobs(origin, member);
  await person.followLink('Jobs');
  await person.expectPath('/jobs');
  await person.expectVisible('heading', 'Recommended Jobs');
  await person.expectText(`Showing ${formatCount(recommendedJobs.jobs.length)} recommended jobs`);
  await person.expectText('Sample data');
  await person.expectText(`${String(getFirstJob(recommendedJobs.jobs).searchContext?.matchPercentage)}% Match`);

  const allJobs = await fetchAllJobs(origin, member);
  await person.press('All Jobs');
  await person.expectPath('/jobs?mode=all');
  await person.expectText(`Showing 10 of ${formatCount(allJobs.pagination.total)} jobs`);
  await person.press('Load More');
  await person.expectText(`Showing 20 of ${formatCount(allJobs.pagination.total)} jobs`);

  await person.press('Filters');
  await person.selectOption('Location', 'india');
  const jobsInIndia = await fetchAllJobs(origin, member, 'location=india');
  await person.expectText(
    `Showing ${String(jobsInIndia.jobs.length)} of ${formatCount(jobsInIndia.pagination.total)} jobs`,
  );
  await typeAmount(person, 'Min Salary (USD)', '20k');
  await person.expectPath('/jobs?mode=all&location=india&min=20000');
  await person.expectValue('Min Salary (USD)', '20,000');
  const jobsWithSalary = await fetchAllJobs(origin, member, 'location=india&minSalary=20000');
  await person.expectText(
    `Showing ${String(jobsWithSalary.jobs.length)} of ${formatCount(jobsWithSalary.pagination.total)} jobs`,
  );
  expect(jobsWithSalary.withoutSalary).toBeGreaterThan(0);
  await person.expectText(`${formatCount(jobsWithSalary.withoutSalary)} jobs without a salary are left out`);
  await person.selectOption('Currency', 'INR');
  await person.expectPath('/jobs?mode=all&location=india&min=20000&currency=INR');
  await person.expectValue('Min Salary (INR)', '20,000');
  const jobsWithRupees = await fetchAllJobs(origin, member, 'location=india&minSalary=20000&currency=INR');
  await person.expectText(
    `Showing ${String(jobsWithRupees.jobs.length)} of ${formatCount(jobsWithRupees.pagination.total)} jobs`,
  );
  expect(jobsWithRupees.pagination.total).toBeGreaterThan(jobsWithSalary.pagination.total);
  await person.selectOption('Currency', 'USD');
  await typeAmount(person, 'Max Salary (USD)', '4');
  await person.expectText('The maximum must not be below the minimum.');
  await person.expectPath('/jobs?mode=all&location=india&min=20000&max=4');
  await person.expectText('Correct the salary filters to see jobs.');

  await page.reload();
  await person.expectText('Correct the salary filters to see jobs.');
  await person.expectVisible('button', 'Filters 3 set');
  await person.press('Clear');
  await person.expectPath('/jobs?mode=all');
  await person.expectText(`Showing 10 of ${formatCount(allJobs.pagination.total)} jobs`);

  await page.locator('input[type=search]').fill('xylophone tuner');
  await person.expectText('No jobs found matching your criteria.');
  await person.press('Clear search and filters');
  await person.expectText(`Showing 10 of ${formatCount(allJobs.pagination.total)} jobs`);
  expect(errors).toEqual([]);
});

it('opens a job beside the list, with the match and quotes from the posting', async () => {
  const { member, page, person, errors } = await openAsMember(1_440);
  const job = getFirstJob((await waitForRecommendedJobs(origin, member)).jobs);
  await person.followLink('Jobs');
  await person.press(getDetailsButtonName(job));
  await person.expectPath(`/jobs?job=${encodeURIComponent(job.jobId)}`);
  await person.expectVisible('complementary', 'Job details');
  await person.expectVisible('heading', 'How it matches');
  await person.expectVisible('image', `${String(job.searchContext?.matchPercentage)}% match`);
  await page.locator('button.tr-chip').click();
  await person.expectText('From the posting:');
  await person.expectText('This job and company are fictional.');
  const linkAttributes = await page.$eval('.tr-pane-foot a', (link) => [link.href, link.target, link.rel]);
  expect(linkAttributes).toEqual([job.url, '_blank', 'noopener noreferrer']);

  await page.reload();
  await person.expectVisible('heading', 'How it matches');
  await page.goBack();
  // The first job of the list stays beside it.
  await person.expectPath('/jobs');
  await person.expectVisible('complementary', 'Job details');
  expect(errors).toEqual([]);
});
