import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { addApplication, moveTo } from './applicant.js';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
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

/** Returns the name of the column that contains the card. */
const readColumn = (page: Page): Promise<string | undefined> =>
  page.$eval(CARD_GRIP_SELECTOR, (grip) => grip.closest('.tr-col')?.querySelector('h2')?.textContent ?? undefined);

it('closes quiet applications together, and opens them again', async () => {
  const { person, user } = await openApplicant();
  for (const title of ['Backend Engineer', 'Go Developer', 'Data Engineer'])
    await addApplication(origin, user, {
      posting: { title, company: 'Kestrel Labs' },
      daysAgo: 50,
      steps: [moveTo('applied', 40)],
    });
  await person.open('/applications');
  await person.expectText('3 open, 0 closed. 3 are quiet.');
  await person.press('Close quiet applications');
  await person.click('checkbox', 'Go Developer, Kestrel Labs Applied for 40 days');
  await person.pressIn('dialog', 'Close applications');
  await person.expectText('1 open, 2 closed. 1 is quiet.');
  await person.expectText('Closed 2 applications (no answer)');
  await person.press('Undo');
  await person.expectText('Undid: closed 2 applications (no answer)');
  await person.expectText('3 open, 0 closed. 3 are quiet.');
});

it('keeps the changes of two windows', async () => {
  const { page, person, user } = await openApplicant();
  const id = await addApplication(origin, user, { posting: POSTING, daysAgo: 2 });
  await person.open(`/applications/${id}?edit=posting`);
  await person.expectVisible('dialog', 'Edit job');
  const otherPage = await chromium.newPage();
  const other = new Person(otherPage, origin);
  await openSignedIn(other, user);
  await other.open(`/applications/${id}`);
  await other.fill('New note', 'Two rounds.');
  await other.press('Save note');
  await other.expectText('Added a note');

  await page.bringToFront();
  await person.fill('Location', 'Dubai');
  await person.pressIn('dialog', 'Save');
  await person.expectHidden('dialog', 'Edit job');
  await person.expectText('Two rounds.');
  await person.open('/applications');
  await person.expectText('Dubai');
  expect(await readColumn(page)).toBe('Saved');
});
