import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { addApplication, dayFromNow } from './applicant.js';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { waitForRecommendedJobs } from './jobs-api.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMemberWithSparseProfile } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const openNewMember = async () => {
  const member = await createMemberWithSparseProfile(origin);
  const page = await chromium.newPage();
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await person.expectPath('/profile');
  return { member, page, person, errors: collectErrors(page, origin) };
};

it('the home page links profile steps, shows matches and due next steps, and undoes a change', async () => {
  const { member, page, person, errors } = await openNewMember();
  await person.followLink('Home');
  await person.expectPath('/dashboard');
  await person.expectVisible('heading', 'Welcome, Ida');
  await person.expectText('10%');
  await person.expectText('No matches yet');

  // A step opens its editor, which leads back to the page.
  await page.click('a[href="/profile?edit=skills"]');
  await person.expectVisible('dialog', 'Edit Skills');
  for (const skill of ['Go', 'PostgreSQL', 'Docker', 'Kafka', 'Terraform']) {
    await person.fill('Add a skill', skill);
    await person.pressIn('dialog', 'Add');
  }
  await person.press('Save Changes');
  await person.expectPath('/dashboard');
  await person.expectText('30%');

  // Matches show up by themselves, and a saved one is an application.
  await waitForRecommendedJobs(origin, member);
  await page.waitForSelector('[aria-label^="Save: "]');
  await person.pressByPrefix('Save: ');
  await page.waitForSelector('.tr-stops > li:first-child.is-past');

  // What is due leads to its application.
  const id = await addApplication(origin, member, {
    posting: { title: 'Backend Engineer', company: 'Kestrel Labs' },
    daysAgo: 3,
    steps: [
      {
        path: 'next-step',
        method: 'PUT',
        body: { nextStep: { title: 'Ask for an answer', due: dayFromNow(1) } },
      },
    ],
  });
  await page.reload();
  await person.expectText('1 step is due this week.');
  await person.followLink('Ask for an answer');
  await person.expectPath(`/applications/${id}`);
  await page.goBack();
  await person.press('Mark as done: Ask for an answer, Kestrel Labs');
  await person.expectToast('Done: Ask for an answer');
  await person.expectText('Nothing is due.');

  // The last change is taken back.
  await person.pressByPrefix('Undo: Completed the next step of ');
  await person.expectToast('Undid: completed the next step of ');
  await person.expectText('1 step is due this week.');
  expect(errors).toEqual([]);
});

it('shows an application that was added elsewhere when the tab regains focus', async () => {
  const { member, page, person } = await openNewMember();
  await person.open('/dashboard');
  await person.expectText('No applications yet');
  const other = await chromium.newPage();
  await addApplication(origin, member, { posting: { title: 'Weaver', company: 'Looms' }, daysAgo: 0 });
  await other.close();
  await page.bringToFront();
  // Simulates returning to the tab until the view contains the change: this tab does not know its revision.
  await page.waitForFunction(
    () => {
      document.dispatchEvent(new Event('visibilitychange'));
      window.dispatchEvent(new Event('focus'));
      return document.querySelector('.tr-stops > li:first-child.is-past') !== null;
    },
    { polling: 1_000 },
  );
  await person.expectText('Nothing is due.');
});
