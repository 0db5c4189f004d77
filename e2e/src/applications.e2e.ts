import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { addApplication } from './applicant.js';
import { openBrowser, type TestBrowser } from './browser.js';
import { Downloads } from './downloads.js';
import { Person } from './person.js';
import { profileView, saveWithApi } from './save-with-api.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
const POSTING = { title: 'Backend Engineer', company: 'Kestrel Labs' };
const CARD_GRIP_SELECTOR = `[aria-label="Pick up ${POSTING.title}, ${POSTING.company}"]`;

const folder = mkdtempSync(join(tmpdir(), 'downloads-'));

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(async () => {
  await chromium.close();
  rmSync(folder, { recursive: true, force: true });
});

async function openApplicant() {
  const page = await chromium.newPage();
  const person = new Person(page, origin);
  const user = await createMember(origin);
  await openSignedIn(person, user);
  return { page, person, user };
}

/** Waits until the card is in a column. */
const waitForColumn = (page: Page, column: string) =>
  page.waitForFunction(
    (gripSelector, name) =>
      document.querySelector(gripSelector)?.closest('.tr-col')?.querySelector('h2')?.textContent === name,
    {},
    CARD_GRIP_SELECTOR,
    column,
  );

/** Drags the card by its title, which is a link, to the middle of a column. */
async function dragTo(page: Page, column: string): Promise<void> {
  const title = await (await page.waitForSelector('.tr-app h3 a'))?.boundingBox();
  const target = await (await page.$(`::-p-aria([name="${column}"][role="region"])`))?.boundingBox();
  if (!title || !target) throw new Error('the card or the column has no box');
  await page.mouse.move(title.x + title.width / 2, title.y + title.height / 2);
  await page.mouse.down();
  await page.mouse.move(title.x + 30, title.y + 30, { steps: 5 });
  await page.mouse.move(target.x + target.width / 2, target.y + 150, { steps: 10 });
  // The browser drops only where the page has accepted the card.
  await page.waitForSelector('.tr-col.is-over');
  await page.mouse.move(target.x + target.width / 2, target.y + 155);
  await page.mouse.up();
}

it('takes an application from a posting to an interview, and closes it', async () => {
  const { page, person } = await openApplicant();
  await page.emulateTimezone('Asia/Kolkata');
  await person.open('/applications');
  await person.press('Add your first application');
  await person.fill('Title', POSTING.title);
  await person.fill('Company', POSTING.company);
  await person.fill('Text of the posting', 'Own the booking services.');
  await person.pressIn('dialog', 'Add application');
  await person.expectText('Own the booking services.');
  await person.followLink('Applications');

  await waitForColumn(page, 'Saved');
  await dragTo(page, 'Applied');
  await waitForColumn(page, 'Applied');
  await person.expectToast('Moved Backend Engineer to Applied');

  await page.focus(CARD_GRIP_SELECTOR);
  await person.pressKey('Space');
  await person.pressKey('ArrowRight');
  await person.pressKey('Space');
  await waitForColumn(page, 'Interviewing');
  await person.expectToast('Moved Backend Engineer to Interviewing');
  expect(await page.$eval(CARD_GRIP_SELECTOR, (grip) => grip === document.activeElement)).toBe(true);

  await person.followLink('Backend Engineer');
  await person.press('Add salary');
  await person.fill('Amount', '85k');
  await person.pressIn('dialog', 'Add salary');
  await person.expectText('$85,000 per year');
  await person.press('Add next step');
  await person.fill('What comes next', 'Technical interview');
  // It ends on the next day.
  for (const [name, keys] of [
    ['day', '12312026'],
    ['from', '1100PM'],
    ['to', '0100AM'],
  ] as const) {
    await page.focus(`input[name="${name}"]`);
    await page.keyboard.type(keys);
  }
  await person.expectText('Ends the next day');
  await person.pressIn('dialog', 'Add next step');
  await person.expectText('Set the next step: Technical interview');
  await person.expectText('Thu 31 Dec, 23:00 to Fri 1 Jan 2027, 01:00');
  await person.press('Add next step');
  await person.fill('What comes next', 'Send references');
  await person.pressIn('dialog', 'Add next step');
  await person.press('Cancel Send references');
  await person.expectText('Cancelled the next step: Send references');
  await person.press('Mark as done: Technical interview');
  await person.expectText('Nothing planned.');
  await person.press('Move to, Backend Engineer');
  await person.click('menuitem', 'Declined by the company');
  await person.expectText('Moved to Closed (declined by the company)');
  await person.pressByPrefix('Undo: Moved to Closed');
  await person.expectText('Undid: moved to Closed (declined by the company)');
  await person.followLink('Applications');
  await waitForColumn(page, 'Interviewing');
});

it('keeps the CV that was sent, and compares it with the profile of today', async () => {
  const { page, person, user } = await openApplicant();
  const id = await addApplication(origin, user, { posting: POSTING, daysAgo: 2 });
  const downloads = await Downloads.capture(folder, page);
  await person.open(`/applications/${id}`);
  await person.press('Move to, Backend Engineer');
  await person.click('menuitem', 'Applied');
  await person.expectText('Recorded what was sent');

  const view = profileView(user);
  await saveWithApi(origin, user, { method: 'PUT', path: `${view}/skills`, body: { skills: ['Falconry'] }, view });
  await person.open(`/applications/${id}`);
  await person.expectText('Your profile has changed since: Skills.');
  await person.press('Compare with today');
  await person.expectText('Falconry');
  await person.pressIn('dialog', 'Close');
  await page.click('.tr-checksums summary');
  const hash = await page.$eval('.tr-checksums dd', (element) => element.textContent);
  await person.press('Download CV as sent');
  const { bytes } = await downloads.next();
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash);
});
