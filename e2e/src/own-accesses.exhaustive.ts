import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { findAxeViolations, findOverflow } from './audit-page.js';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { openSupportSession } from './support-session.js';
import { tabTo } from './tab-to.js';
import { createMember, createOnboardingUser } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const BANNER = 'Support can see your profile until';

/** Waits until the banner has disappeared. */
const waitUntilBannerIsGone = (page: Page): Promise<unknown> =>
  page.waitForFunction((text) => !document.body.innerText.includes(text), {}, BANNER);

it('shows the support banner on a narrow screen in onboarding, and ends the access with the keyboard', async () => {
  const user = await createOnboardingUser(origin, 'personal');
  const session = await openSupportSession(origin, user.uid);
  const page = await chromium.newPage(360);
  const person = new Person(page, origin);
  await openSignedIn(person, user);
  await person.expectVisible('heading', 'Tell us about your education');
  await person.expectText(BANNER);
  expect(await findAxeViolations(page)).toEqual([]);
  expect(await findOverflow(page)).toEqual([]);
  await tabTo(page, 'End now');
  await page.keyboard.press('Enter');
  await waitUntilBannerIsGone(page);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  expect((await session.read('profile')).status).toBe(403);
});

it('hides the support banner when support ends the session', async () => {
  const member = await createMember(origin);
  const session = await openSupportSession(origin, member.uid);
  const page = await chromium.newPage();
  const person = new Person(page, origin);
  await openSignedIn(person, member);
  await person.expectText(BANNER);
  await session.end();
  await waitUntilBannerIsGone(page);
});
