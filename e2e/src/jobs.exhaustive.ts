import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { getDetailsButtonName, getFirstJob, waitForRecommendedJobs } from './jobs-api.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { isFocused, tabTo } from './tab-to.js';
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
  await person.expectVisible('heading', 'Why it matches');
  await person.pressKey('Escape');
  await person.expectHidden('dialog', 'Job details');
  await person.expectPath('/jobs');
  await page.waitForFunction(isFocused, {}, getDetailsButtonName(job));
  expect(errors).toEqual([]);
});
