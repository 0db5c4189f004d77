import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { detailsButtonName, fetchAllJobs, getFirstJob, waitForRecommendedJobs } from './jobs-api.js';
import { Person } from './person.js';
import { openSignedIn } from './screens.js';
import { isFocused, tabsTo } from './tab-to.js';
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

const formatCount = (number: number): string => number.toLocaleString('en-US');

/** Types into a number field and presses Enter. */
const typesNumber = async ({ page }: Person, label: string, value: string): Promise<void> => {
  const field = await page.locator(`::-p-aria([name="${label}"][role="spinbutton"])`).waitHandle();
  await field.click({ count: 3 });
  await page.keyboard.press('Backspace');
  await field.type(value);
  await page.keyboard.press('Enter');
};

it('recommends, lists, searches and filters jobs, and keeps the filters on reload', async () => {
  const { member, page, person, errors } = await openAsMember(1_440);
  const recommended = await waitForRecommendedJobs(origin, member);
  await person.follows('Jobs');
  await person.isAt('/jobs');
  await person.sees('heading', 'Recommended Jobs');
  await person.reads(`Showing ${formatCount(recommended.jobs.length)} recommended jobs`);
  await person.reads('Sample data');
  await person.reads(`${String(getFirstJob(recommended.jobs).searchContext?.matchPercentage)}% Match`);

  const all = await fetchAllJobs(origin, member);
  await person.presses('All Jobs');
  await person.isAt('/jobs?mode=all');
  await person.reads(`Showing 10 of ${formatCount(all.pagination.total)} jobs`);
  await person.presses('Load More');
  await person.reads(`Showing 20 of ${formatCount(all.pagination.total)} jobs`);

  await person.presses('Filters');
  await person.selects('Location', 'india');
  const inIndia = await fetchAllJobs(origin, member, 'location=india');
  await person.reads(`Showing ${String(inIndia.jobs.length)} of ${formatCount(inIndia.pagination.total)} jobs`);
  await typesNumber(person, 'Min Salary (USD)', '20000');
  await person.isAt('/jobs?mode=all&location=india&min=20000');
  const paid = await fetchAllJobs(origin, member, 'location=india&minSalary=20000');
  await person.reads(`Showing ${String(paid.jobs.length)} of ${formatCount(paid.pagination.total)} jobs`);
  expect(paid.withoutSalary).toBeGreaterThan(0);
  await person.reads(`${formatCount(paid.withoutSalary)} jobs with no listed salary are hidden`);
  await typesNumber(person, 'Max Salary (USD)', '4');
  await person.reads('The maximum must not be below the minimum.');
  await person.isAt('/jobs?mode=all&location=india&min=20000&max=4');
  await person.reads('Correct the salary filters to see jobs.');

  await page.reload();
  await person.reads('Correct the salary filters to see jobs.');
  await person.sees('button', 'Filters 3 set');
  await person.presses('Clear');
  await person.isAt('/jobs?mode=all');
  await person.reads(`Showing 10 of ${formatCount(all.pagination.total)} jobs`);

  await page.locator('input[type=search]').fill('xylophone tuner');
  await person.reads('No jobs found matching your criteria.');
  await person.presses('Clear search and filters');
  await person.reads(`Showing 10 of ${formatCount(all.pagination.total)} jobs`);
  expect(errors).toEqual([]);
}, 90_000);

it('opens a job beside the list, with the match and quotes from the posting', async () => {
  const { member, page, person, errors } = await openAsMember(1_440);
  const job = getFirstJob((await waitForRecommendedJobs(origin, member)).jobs);
  await person.follows('Jobs');
  await person.presses(detailsButtonName(job));
  await person.isAt(`/jobs?job=${encodeURIComponent(job.jobId)}`);
  await person.sees('complementary', 'Job details');
  await person.sees('heading', 'Why it matches');
  await person.sees('image', `${String(job.searchContext?.matchPercentage)}% match`);
  await page.locator('button.tr-chip').click();
  await person.reads('From the posting:');
  await person.reads('This job and company are fictional.');
  const apply = await page.$eval('.tr-pane-foot a', (link) => [link.href, link.target, link.rel]);
  expect(apply).toEqual([job.url, '_blank', 'noopener noreferrer']);

  await page.reload();
  await person.sees('heading', 'Why it matches');
  await page.goBack();
  await person.isAt('/jobs');
  await person.seesNo('complementary', 'Job details');
  expect(errors).toEqual([]);
}, 60_000);

it('opens and closes a job over the list on a small screen with the keyboard only', async () => {
  const { member, page, person, errors } = await openAsMember(390);
  const job = getFirstJob((await waitForRecommendedJobs(origin, member)).jobs);
  await person.opens('/jobs');
  await person.sees('button', detailsButtonName(job));
  await tabsTo(page, detailsButtonName(job));
  await person.types('Enter');
  await person.sees('dialog', 'Job details');
  await person.sees('heading', 'Why it matches');
  await person.types('Escape');
  await person.seesNo('dialog', 'Job details');
  await person.isAt('/jobs');
  await page.waitForFunction(isFocused, {}, detailsButtonName(job));
  expect(errors).toEqual([]);
}, 60_000);
