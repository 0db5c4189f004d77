import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, collectErrors, openBrowser } from './browser.js';
import { Downloads } from './downloads.js';
import { onboardProfessional } from './onboarding-steps.js';
import { Person } from './person.js';

const origin = testVariable('BASE_URL');
const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
afterAll(async () => {
  await closeBrowsers();
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the name of the first job of the page, as in the names of its buttons: "Cook, The Inn". */
const readFirstJob = (person: Person): Promise<string> =>
  person.page.$eval('button[aria-label^="Save: "]', (button) =>
    (button.getAttribute('aria-label') ?? '').slice('Save: '.length),
  );

it('a new user signs up, applies for a job, and adds its interview to the calendar', async () => {
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const person = new Person(page, origin);
  const errors = collectErrors(page, origin);
  await onboardProfessional(person, `first-day-${randomUUID()}@example.com`);

  // Saves a job, opens its posting, and comes back.
  await person.followLink('Jobs');
  await person.open('/jobs?mode=all');
  await page.waitForSelector('button[aria-label^="Save: "]:not([aria-disabled])');
  const job = await readFirstJob(person);
  const title = job.slice(0, job.lastIndexOf(', '));
  await person.press(`Save: ${job}`);
  await person.expectToast(`Saved ${title}`);
  await page.evaluate(() => {
    // The posting itself is on another server.
    const link = document.querySelector<HTMLAnchorElement>('a[aria-label^="Apply Now"]');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
  });
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await person.press(`Yes: ${job}`);
  await person.expectToast(`Moved ${title} to Applied`);

  // The employer invites the applicant to an interview.
  await person.followLink(`View application: ${job}`);
  await person.expectText('Recorded what was sent');
  await person.press(`Move to, ${title}`);
  await person.click('menuitem', 'Interviewing');
  await person.expectText(' to Interviewing');
  await person.press('Add next step');
  await person.fill('What comes next', 'Technical interview');
  await page.type('input[name=from]', '1100AM');
  await person.pressIn('dialog', 'Add next step');
  await person.expectText('Technical interview');
  const downloads = await Downloads.capture(folder, page);
  await person.press('Add to calendar: Technical interview');
  const file = (await downloads.next()).bytes.toString();
  expect(file).toContain(`SUMMARY:Technical interview: ${title}`);

  // The calendar feed for other calendar apps contains the interview, too.
  await person.open('/extensions');
  await person.press('Create address');
  await person.expectVisible('textbox', 'Your private address');
  const calendar = await fetch(await person.getValue('Your private address'));
  expect(calendar.headers.get('content-type')).toContain('text/calendar');
  expect((await calendar.text()).replaceAll('\r\n ', '')).toContain(`SUMMARY:Technical interview: ${title}`);
  expect(errors).toEqual([]);
}, 180_000);
