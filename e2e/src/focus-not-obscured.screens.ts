import { ACCESS_LIMITS } from '@trackrecord/contracts';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser } from './browser.js';
import { waitUntilStill } from './page-stillness.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { ensureAccessSession } from './staff-api.js';
import { openSupportSession } from './support-session.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Opens a page with a short viewport and without smooth scrolling. */
async function openShortPage(height: number, width = 360): Promise<Page> {
  const page = await chromium.newPage(width);
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  return page;
}

/** Tabs through the page. Returns the controls that were fully covered while they had focus (WCAG 2.4.11). */
async function findObscuredFocus(page: Page, key: 'Tab' | 'Shift+Tab'): Promise<string[]> {
  const obscuredControls: string[] = [];
  for (let steps = 0; steps < 30; steps += 1) {
    if (key === 'Shift+Tab') await page.keyboard.down('Shift');
    await page.keyboard.press('Tab');
    if (key === 'Shift+Tab') await page.keyboard.up('Shift');
    const obscuredControl = await page.evaluate(() => {
      const control = document.activeElement;
      if (control === null || control === document.body) return undefined;
      const { x, y, width, height } = control.getBoundingClientRect();
      const isVisible = [0.1, 0.5, 0.9].some((fractionY) =>
        [0.1, 0.5, 0.9].some((fractionX) => {
          const topElement = document.elementFromPoint(x + width * fractionX, y + height * fractionY);
          return topElement !== null && (control.contains(topElement) || topElement.contains(control));
        }),
      );
      return isVisible ? undefined : control.outerHTML.slice(0, 120);
    });
    if (obscuredControl !== undefined) obscuredControls.push(obscuredControl);
  }
  return obscuredControls;
}

describe.each([480, 640])('at 360 by %i px', (height) => {
  it.each(['Tab', 'Shift+Tab'] as const)('does not obscure the focus during onboarding (%s)', async (key) => {
    const page = await openShortPage(height);
    const person = new Person(page, origin);
    await openSignedIn(person, await signUp(origin));
    await person.expectVisible('heading', 'Which best describes you?');
    expect(await findObscuredFocus(page, key)).toEqual([]);
  });

  it.each(['Tab', 'Shift+Tab'] as const)(
    'does not obscure the focus below the banner while support can see the profile (%s)',
    async (key) => {
      const member = await createMember(origin);
      await openSupportSession(origin, member.uid);
      const page = await openShortPage(height);
      const person = new Person(page, origin);
      await openSignedIn(person, member);
      await person.expectText('Support can see your profile until');
      expect(await findObscuredFocus(page, key)).toEqual([]);
    },
  );

  it('does not obscure the focus on the profile with its menu open', async () => {
    const page = await openShortPage(height);
    const person = new Person(page, origin);
    await openSignedIn(person, await createMember(origin));
    await person.press('Open menu');
    expect(await findObscuredFocus(page, 'Tab')).toEqual([]);
  });
});

describe.each([360, 992])('at %i by 640 px', (width) => {
  it.each(['Tab', 'Shift+Tab'] as const)(
    'does not obscure the focus below the open sessions of support (%s)',
    async (key) => {
      const support = await signUpStaff('support');
      const members = await Promise.all(
        Array.from({ length: ACCESS_LIMITS.maxOpenSessions }, () => createMember(origin)),
      );
      for (const { uid } of members) await ensureAccessSession(support, uid);
      const page = await openShortPage(640, width);
      const person = new Person(page, origin);
      await openSignedIn(person, support);
      await person.open(`/staff/people?person=${members[0]?.uid ?? ''}&panel=timeline`);
      await person.expectVisible('heading', 'Replay');
      await waitUntilStill(page);
      expect(await findObscuredFocus(page, key)).toEqual([]);
    },
  );
});

it('limits dialogs to 90% of the viewport height', async () => {
  const page = await chromium.newPage(1_280);
  await page.setViewport({ width: 1_280, height: 600 });
  const person = new Person(page, origin);
  await openSignedIn(person, await createMember(origin));
  await person.followLink('Edit Details');
  await person.expectVisible('dialog', 'Edit Personal Information');
  for (const field of ['First name', 'Email', 'LinkedIn URL']) await person.fill(field, 'x x');
  await person.fill('First name', ' ');
  await person.press('Save Changes');
  await person.expectText('First name is required');
  expect(await page.$eval('.modal-content', (dialog) => dialog.getBoundingClientRect().height)).toBeLessThanOrEqual(
    540,
  );
});
