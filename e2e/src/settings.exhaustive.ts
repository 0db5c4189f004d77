import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSettingsPage, verifyReceipt } from './settings-page.js';
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

it('signs out a second tab when the account is deleted', async () => {
  const { page, person, user } = await openSettingsPage(chromium, folder);
  const secondPage = await page.browserContext().newPage();
  const secondTab = new Person(secondPage, origin);
  await secondTab.open('/profile');
  await secondTab.expectVisible('button', 'View Resume');
  await page.bringToFront();
  await person.press('Delete Account');
  await person.fillPassword(user.password);
  await person.press('Yes, Delete My Account');
  await person.expectToast('Account deleted successfully');
  await secondPage.bringToFront();
  await secondTab.expectPath('/signup');
});

it('offers the receipt if the response to the deletion is lost', async () => {
  const { page, downloads, person, user } = await openSettingsPage(chromium, folder);
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
  await person.fillPassword(user.password);
  await person.press('Yes, Delete My Account');
  await person.expectToast('Account deleted successfully');
  await person.expectPath('/signup');
  await person.press('Download receipt');
  const receipt = await downloads.next();
  expect(verifyReceipt(receipt.path, user.uid)).toContain('Valid.');
});
