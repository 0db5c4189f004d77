import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';
import { collectPaths, getStaffFiles } from './staff-files.js';

const origin = testVariable('BASE_URL');
const SEARCH_LABEL = 'Email, user id, reference or consent code';
const REASON = 'Your save of the personal information failed yesterday.';

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Opens a page of an account at a path. */
async function openAs(account: TestUser, path: string): Promise<Person> {
  const person = new Person(await chromium.newPage(1_440), origin);
  await openSignedIn(person, account);
  await person.open(path);
  return person;
}

/** Makes the next reads of a profile fail, as a bad connection does. */
async function failProfileReads(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    const isProfile = request.method() === 'GET' && request.url().includes('/api/profile/');
    void (isProfile ? request.abort() : request.continue());
  });
}

/**
 * Saves in a tab after another tab saved the same section. The tab cannot load the other version, so it shows a toast.
 * Returns the reference that the person copies from it.
 */
async function failToSave(
  member: TestUser,
): Promise<{ readonly reference: string; readonly paths: readonly string[] }> {
  const page = await chromium.newPage(1_440);
  await page
    .browserContext()
    .setPermission(
      origin,
      { permission: { name: 'clipboard-read' }, state: 'granted' },
      { permission: { name: 'clipboard-write' }, state: 'granted' },
    );
  const paths = collectPaths(page);
  const tab = new Person(page, origin);
  await openSignedIn(tab, member);
  await tab.open('/profile?edit=personal');
  await tab.expectVisible('dialog', 'Edit Personal Information');
  const otherPage = await page.browserContext().newPage();
  const otherTab = new Person(otherPage, origin);
  await otherTab.open('/profile?edit=personal');
  await otherTab.fill('Title', 'Theirs');
  await otherTab.press('Save Changes');
  await otherTab.expectToast('Personal information updated successfully');
  await page.bringToFront();
  await failProfileReads(page);
  await tab.fill('Title', 'Mine');
  await tab.press('Save Changes');
  await tab.expectText('Your profile was changed elsewhere in the meantime.');
  await tab.press('Copy reference');
  await tab.expectVisible('button', 'Copied');
  return { reference: await page.evaluate(() => navigator.clipboard.readText()), paths };
}

it('finds a failed save by the reference on the toast of the person, and shows why it failed', async () => {
  const member = await createMember(origin, { firstName: 'Dorothy', lastName: 'Vaughan' });
  const { reference, paths } = await failToSave(member);

  // The person has loaded nothing of the staff area.
  const staffFiles = getStaffFiles();
  expect(staffFiles.length).toBeGreaterThan(5);
  expect(paths.filter((path) => staffFiles.includes(path.slice(1)))).toEqual([]);
  expect(paths.some((path) => path.startsWith('/assets/'))).toBe(true);

  const agent = await openAs(await signUpStaff('support'), '/staff/people');
  await agent.fill(SEARCH_LABEL, reference);
  await agent.expectText('Searched as reference.');
  await agent.press('Find');
  await agent.expectPath(`/staff/people?person=${member.uid}`);
  expect(await agent.page.content()).not.toContain('Vaughan');
  await agent.fill('Ticket', 'SUP-1234');
  await agent.fill('Reason', REASON);
  await agent.press('Open session');
  await agent.expectVisible('heading', 'Replay');
  await agent.press('Failures');
  await agent.page.locator('[role=option]').click();
  await agent.expectText('What the person was shown');
  await agent.expectText('Your profile was changed elsewhere in the meantime.');
  await agent.expectText('The save was based on revision');
  await agent.expectText('412 precondition-failed');
  await agent.expectText(reference);
  expect(new URL(agent.page.url()).search).not.toMatch(/SUP-1234|example\.com|yesterday/);

  await agent.expectText('Dorothy Vaughan');
  await agent.pressByPrefix('End the session');
  await agent.expectText('The access session was ended');
  await agent.expectHidden('heading', 'Replay');
  expect(await agent.page.content()).not.toMatch(/Vaughan|changed elsewhere/);
});
