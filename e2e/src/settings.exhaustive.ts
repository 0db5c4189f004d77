import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { Downloads } from './downloads.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';
const origin = testVariable('BASE_URL');
const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(async () => {
  await chromium.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Opens the settings as a new member. */
const openSettings = async () => {
  const page = await chromium.newPage(1_440);
  const downloads = await Downloads.capture(folder, page);
  const [person, errors, user] = [new Person(page, origin), collectErrors(page, origin), await createMember(origin)];
  await openSignedIn(person, user);
  await person.followLink('Settings');
  await person.expectPath('/settings');
  return { page, downloads, person, errors, user };
};

/** Runs `npm run verify-receipt` and returns its output. @throws {Error} if the receipt is invalid. */
const verifyReceipt = (file: string, uid: string): string => {
  const options = [`--key=${origin}/api/erasure-key`, `--uid=${uid}`];
  return execFileSync('npm', ['run', '--silent', 'verify-receipt', '--', file, ...options], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
};

it('signs out a second tab when the account is deleted', async () => {
  const { page, person } = await openSettings();
  const secondPage = await page.browserContext().newPage();
  const secondTab = new Person(secondPage, origin);
  await secondTab.open('/profile');
  await secondTab.expectVisible('button', 'View Resume');
  await page.bringToFront();
  await person.press('Delete Account');
  await person.press('Yes, Delete My Account');
  await person.expectToast('Account deleted successfully');
  await secondPage.bringToFront();
  await secondTab.expectPath('/signup');
});

it('offers the receipt if the response to the deletion is lost', async () => {
  const { page, downloads, person, user } = await openSettings();
  await page.evaluate(() => {
    const originalFetch = window.fetch.bind(window);
    window.fetch = async (input, init) => {
      const response = await originalFetch(input, init);
      if (init?.method !== 'DELETE') return response;
      window.fetch = originalFetch;
      throw new TypeError('connection lost');
    };
  });
  await person.press('Delete Account');
  await person.press('Yes, Delete My Account');
  await person.expectToast('Account deleted successfully');
  await person.expectPath('/signup');
  await person.press('Download receipt');
  const receipt = await downloads.next();
  expect(verifyReceipt(receipt.path, user.uid)).toContain('Valid.');
});
