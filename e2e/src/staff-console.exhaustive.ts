import { signUpStaff, withSignInAge } from '@trackrecord/platform/testing/test-staff';
import { type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import { waitUntilPasses } from '@trackrecord/platform/testing/wait-for';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { ensureAccessSession, requestApproval, saveSkills } from './staff-api.js';
import { createMember } from './test-users.js';
import { collectPaths, getStaffFiles } from './staff-files.js';
import { tabTo } from './tab-to.js';

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

/** Returns the position of the slider of a page. */
const getRevision = (page: Page): Promise<number> => page.$eval('input[type=range]', (slider) => slider.valueAsNumber);

it('shows a message when no request is recorded with the searched reference', async () => {
  const agent = await openAs(await signUpStaff('support'), '/staff/people');
  await agent.fill(SEARCH_LABEL, '03f677a3-6c7e-4a39-9b53-8f2f0a6c9d11');
  await agent.press('Find');
  await agent.expectText('No recorded request has this reference.');
  await agent.expectPath('/staff/people');
});

it('sends job seekers to their own pages without loading the staff area', async () => {
  const member = await createMember(origin, { firstName: 'Mary', lastName: 'Jackson' });
  const page = await chromium.newPage(1_440);
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  const paths = collectPaths(page);
  await person.open('/staff/people');
  await person.expectPath('/profile');
  expect(paths.filter((path) => getStaffFiles().includes(path.slice(1)))).toEqual([]);
});

it('sends staff without a profile from / to their first page', async () => {
  const person = await openAs(await signUpStaff('auditor'), '/staff');
  await person.expectPath('/staff/access');
  // The renewed token claims the role.
  await person.open('/');
  await person.expectPath('/staff/access');
});

it('restores the session and the chosen moment after a reload', async () => {
  const member = await createMember(origin, { firstName: 'Katherine', lastName: 'Johnson' });
  const support = await signUpStaff('support');
  await ensureAccessSession(support, member.uid);
  const state = `/staff/people?person=${member.uid}&revision=1&view=compare&compare=0`;
  const agent = await openAs(support, state);
  await agent.expectText('From revision 0 to 1');
  await agent.page.reload();
  await agent.expectText('From revision 0 to 1');
  await agent.expectPath(state);
  const storedData = await agent.page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
  );
  expect(storedData).not.toContain('Johnson');
});

it('rebuilds a view, renders the CV again and downloads the CV of a past revision', async () => {
  const member = await createMember(origin, { firstName: 'Annie', lastName: 'Easley' });
  const support = await signUpStaff('support');
  const agent = await openAs(support, `/staff/people?person=${member.uid}`);
  await agent.press('Rebuild view: profile');
  await agent.expectText('Rebuilt');
  await agent.press('Render CV again');
  await agent.expectToast('The CV is rendered again');
  await agent.doUntilToast('The email was requested', async () => {
    await agent.press('Send reset email');
    await agent.pressIn('dialog', 'Send reset email');
  });
  await ensureAccessSession(support, member.uid);
  await agent.open(`/staff/people?person=${member.uid}&view=cv`);
  await agent.expectText('Renders the CV of revision');
  const completedRevision = await getRevision(agent.page);
  await saveSkills(member, ['Go']);
  await agent.open(`/staff/people?person=${member.uid}&view=cv&revision=${completedRevision}`);
  await agent.press(`Download CV of revision ${completedRevision}`);
  await agent.expectToast(`CV of revision ${completedRevision} downloaded`);
  await agent.press('Download bundle');
  await agent.expectToast('Bundle downloaded');
});

it('opens the payload of an event in an access session, which the person sees in their settings', async () => {
  const member = await createMember(origin, { firstName: 'Melba', lastName: 'Mouton' });
  await saveSkills(member, ['Orbit determination']);
  const support = await signUpStaff('support');
  await ensureAccessSession(support, member.uid);
  const agent = await openAs(support, `/staff/people?person=${member.uid}&show=changes`);
  await agent.page.locator('[role=option]').click();
  // The index, which finds the event, may be some seconds behind.
  await waitUntilPasses(async () => {
    // "Open payload" or "Try Again".
    await agent.page.locator('.tr-sealed button').click();
    await agent.expectText('As stored, version 1');
  });
  await agent.expectText('"Orbit determination"');

  const person = await openAs(member, '/settings');
  await person.expectText('A single change, with everything in it');
});

/** Returns the token with the claim of a role. Tokens of the emulator are not signed. */
function addRole(token: string, role: string): string {
  const [header = '', payload = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return `${header}.${Buffer.from(JSON.stringify({ ...claims, roles: [role] })).toString('base64url')}.`;
}

it('asks for the password after an older sign-in, and then opens the session', async () => {
  const member = await createMember(origin, { firstName: 'Melba', lastName: 'Mouton' });
  const support = await withSignInAge(await signUpStaff('support'), 11);
  const agent = await openAs({ ...support, token: addRole(support.token, 'support') }, '/staff/people');
  await agent.open(`/staff/people?person=${member.uid}`);
  await agent.fill('Ticket', 'SUP-1234');
  await agent.fill('Reason', REASON);
  await agent.press('Open session');
  await agent.expectVisible('dialog', 'Confirm that it is you');
  await agent.fillPassword(support.password);
  await agent.pressIn('dialog', 'Sign in');
  await agent.expectVisible('heading', 'Replay');
});

it('lets an auditor approve a session', async () => {
  const member = await createMember(origin, { firstName: 'Gladys', lastName: 'West' });
  await requestApproval(await signUpStaff('support'), member.uid);
  const auditor = await openAs(await signUpStaff('auditor'), '/staff/access');
  await auditor.expectText('SUP-77');
  await auditor.pressByPrefix('Approve');
  await auditor.expectToast('Approved');
  expect(await auditor.page.content()).not.toContain(member.uid);
});

it('the console can be used with the keyboard only', async () => {
  const member = await createMember(origin, { firstName: 'Christine', lastName: 'Darden' });
  await saveSkills(member, ['Go'], 0);
  const agent = await openAs(await signUpStaff('support'), '/staff/people');
  const { page } = agent;
  await agent.expectVisible('heading', 'People');
  await tabTo(page, SEARCH_LABEL);
  await page.keyboard.type(member.uid);
  await page.keyboard.press('Enter');
  await agent.expectVisible('heading', 'Open an access session');
  await tabTo(page, 'Ticket');
  await page.keyboard.type('SUP-1234');
  await tabTo(page, 'Reason');
  await page.keyboard.type(REASON);
  await tabTo(page, 'Open session');
  await page.keyboard.press('Enter');
  await agent.expectVisible('listbox', 'Timeline');
  await agent.expectText('Profile');

  await tabTo(page, 'Revision');
  const newestRevision = await getRevision(page);
  await page.keyboard.press('ArrowLeft');
  expect(await getRevision(page)).toBe(newestRevision - 1);
  await page.keyboard.press('PageDown');
  expect(await getRevision(page)).toBe(newestRevision - 11);
  await page.keyboard.press('Home');
  expect(await getRevision(page)).toBe(0);

  await tabTo(page, 'Failures');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.querySelectorAll('[role=option]').length === 1);
  await tabTo(page, 'Timeline');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await agent.expectText('What the person was shown');
  await page.keyboard.press('Escape');
  await agent.expectHidden('button', 'Close details');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('listbox');
});
