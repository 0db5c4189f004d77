import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;
const SAVE_PATH = '/api/profile/personal-info/';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

/** Collects the `X-Request-Id` of every save, also of those that never reach the server. */
function collectSaveIds(page: Page): (string | undefined)[] {
  const ids: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'PATCH' && request.url().includes(SAVE_PATH)) ids.push(request.headers()['x-request-id']);
  });
  return ids;
}

/** Responds to saves as a server without a database does. */
async function failSaves(page: Page): Promise<void> {
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (request.method() !== 'PATCH' || !request.url().includes(SAVE_PATH)) return void request.continue();
    return void request.respond({
      status: 503,
      contentType: 'application/json',
      body: JSON.stringify({ error: 'The database is down.', code: 'unavailable', details: [] }),
    });
  });
}

it.each([
  ['the server responds with 503', failSaves, 'The database is down.'],
  ['the browser is offline', (page: Page) => page.setOfflineMode(true), 'Failed to update personal information'],
])('shows and copies the reference of a save when %s', async (_why, fail, text) => {
  const page = await chromium.newPage();
  await page
    .browserContext()
    .setPermission(
      origin,
      { permission: { name: 'clipboard-read' }, state: 'granted' },
      { permission: { name: 'clipboard-write' }, state: 'granted' },
    );
  const person = new Person(page, origin);
  await openSignedIn(person, await createMember(origin, { firstName: 'Annie', lastName: 'Easley' }));
  await person.open('/profile?edit=personal');
  await person.expectVisible('dialog', 'Edit Personal Information');
  const saveIds = collectSaveIds(page);
  await fail(page);
  await person.fill('Title', 'Rocket Scientist');
  await person.press('Save Changes');
  await person.expectText(text);

  const [requestId = ''] = saveIds;
  expect(requestId).toMatch(UUID);
  await person.expectText(`Reference ${requestId.slice(0, 4)}-${requestId.slice(4, 8)}`);
  await person.press('Copy reference');
  await person.expectVisible('button', 'Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(requestId);
});
