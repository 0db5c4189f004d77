import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { fetchAllJobs, getDetailsButtonName, getFirstJob, waitForRecommendedJobs } from './jobs-api.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { hasControl, tabTo } from './tab-to.js';
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

it('opens and closes a job over the list on a small screen with the keyboard only', async () => {
  const { member, page, person, errors } = await openAsMember(390);
  const job = getFirstJob((await waitForRecommendedJobs(origin, member)).jobs);
  await person.open('/jobs');
  await person.expectVisible('button', getDetailsButtonName(job));
  await tabTo(page, getDetailsButtonName(job));
  await person.pressKey('Enter');
  await person.expectVisible('dialog', 'Job details');
  await person.expectVisible('heading', 'How it matches');
  await person.pressKey('Escape');
  await person.expectHidden('dialog', 'Job details');
  await person.expectPath('/jobs');
  await page.waitForFunction(hasControl, {}, getDetailsButtonName(job), true);
  expect(errors).toEqual([]);
});

it('hides all jobs of a company from the details of one, and shows them again in the list of hidden jobs', async () => {
  const { member, page, person, errors } = await openAsMember(360);
  const before = await fetchAllJobs(origin, member);
  const { jobId, company } = getFirstJob(before.jobs);
  await person.open(`/jobs?mode=all&job=${encodeURIComponent(jobId)}`);
  await person.press(`Hide all jobs of ${company}`);
  await person.expectToast(`All jobs of ${company} are hidden`);
  await person.expectVisible('button', `Show jobs of ${company} again`);
  const [width, footWidth] = await page.$eval('.tr-pane-foot', (foot) => [foot.clientWidth, foot.scrollWidth]);
  expect(footWidth).toBe(width);

  await person.open('/jobs?mode=all&show=hidden');
  await person.expectText('Company hidden');
  const hidden = await fetchAllJobs(origin, member, 'show=hidden&limit=50');
  expect(new Set(hidden.jobs.map((job) => job.company))).toEqual(new Set([company]));
  await person.open('/jobs?mode=all');
  await person.expectText(`of ${(before.pagination.total - hidden.pagination.total).toLocaleString('en-US')} jobs`);

  await person.open('/jobs?mode=all&show=hidden');
  await person.press(`Show jobs of ${company} again`);
  await person.expectToast(`The jobs of ${company} are shown again`);
  await person.expectText('No jobs found matching your criteria.');
  expect(errors).toEqual([]);
});
