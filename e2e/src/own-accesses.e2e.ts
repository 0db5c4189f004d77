import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { findAxeViolations, findOverflow } from './audit-page.js';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { openSupportSession } from './support-session.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const BANNER = 'Support can see your profile until';

/**
 * Collects the bodies of all JSON responses of the API to a page. Once they are complete: the body of a response that the
 * next navigation interrupts never comes.
 */
function collectResponses(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('requestfinished', (request) => {
    const response = request.response();
    const isJson = response?.headers()['content-type']?.includes('json') === true;
    if (response && request.url().startsWith(`${origin}/api/`) && isJson) bodies.push(response.text().catch(() => ''));
  });
  return async () => (await Promise.all(bodies)).join('\n');
}

/** Waits until the banner has disappeared. */
const waitUntilBannerIsGone = (page: Page): Promise<unknown> =>
  page.waitForFunction((text) => !document.body.innerText.includes(text), {}, BANNER);

/** Returns the text of the line in the history, with the pseudonym of the staff member. */
async function readHistoryLine(page: Page): Promise<string> {
  const link = await page.waitForSelector('.tr-history a[href="/settings#accesses"]');
  return (await link?.evaluate((element) => element.textContent)) ?? '';
}

it('settings, banner and history show access of support by consent code, and the person can end it', async () => {
  const member = await createMember(origin);
  const page = await chromium.newPage(1_440);
  const person = new Person(page, origin);
  const errors = collectErrors(page, origin);
  const readResponses = collectResponses(page);
  await openSignedIn(person, member);
  await person.open('/settings');
  await person.expectText('Support has not looked at your data.');
  await person.press('Give support access');
  await person.expectText('It is not shown again.');
  const code = await page.$eval('code', (element) => element.textContent);
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);

  // While the code is on the screen, the page notices its use without a reload.
  const session = await openSupportSession(origin, member.uid, { code });
  await person.expectText('Support has used your code');
  await person.expectText(BANNER);
  await person.expectText('You gave access');
  expect(await page.$('code')).toBeNull();
  expect(await findAxeViolations(page)).toEqual([]);
  expect((await session.read('profile?revision=0')).status).toBe(200);
  expect((await session.read('timeline')).status).toBe(200);

  await person.open('/profile?history=open');
  await person.expectText(BANNER);
  const line = await readHistoryLine(page);
  expect(line).toMatch(/^Support S-\w{4} looked at your profile$/);
  expect(await findAxeViolations(page)).toEqual([]);

  await person.press('End now');
  await person.expectToast('Support can no longer see your profile');
  await waitUntilBannerIsGone(page);
  const refused = await session.read('profile');
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({ code: 'access-ended' });

  await person.followLink(line);
  await person.expectVisible('heading', 'Who looked at my data');
  await person.expectText('The save of the education failed twice.');
  await person.expectText('Your profile');
  expect(await findOverflow(page)).toEqual([]);

  const responses = await readResponses();
  expect(responses).toContain('Support S-');
  for (const secret of [session.staff.uid, session.staff.email]) expect(responses).not.toContain(secret);
  expect(errors).toEqual([]);
});
