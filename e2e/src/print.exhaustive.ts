import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { addApplication } from './applicant.js';
import { openBrowser, type TestBrowser } from './browser.js';
import { fetchAllJobs, getFirstJob } from './jobs-api.js';
import { openMemberPage } from './member-page.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'print-'));
  chromium = await openBrowser();
});
afterAll(async () => {
  await chromium.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Texts of navigation and controls. */
const NOT_PRINTED = [
  'Skip to content',
  'Switch theme',
  'Sign Out',
  'Download CV',
  'Edit Details',
  'Close details',
  'Show all',
];

/** Prints a page and returns its text. `PICTURES` names a folder that keeps the PDF. */
async function print(page: Page, name: string): Promise<string> {
  const path = join(process.env['PICTURES'] ?? folder, `${name}.pdf`);
  writeFileSync(path, await page.pdf({ format: 'A4', printBackground: false }));
  return execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ');
}

const paragraphs = (name: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${name} ${index + 1}: a task of this position, every day.`).join('\n');

it.each([1_440, 390])('prints a profile whole at %i px', async (width) => {
  const skills = Array.from({ length: 40 }, (_, index) => `Skill ${index + 1}`);
  const experiences = Array.from({ length: 9 }, (_, index) => ({
    title: `Position ${index + 1}`,
    company: 'Saffron Pay',
    description: paragraphs(`Duty of ${index + 1}`, 12),
    startDate: `${2010 + index}-07-01T00:00:00.000Z`,
    endDate: `${2011 + index}-02-01T00:00:00.000Z`,
  }));
  const { page, person } = await openMemberPage(chromium, width, { skills, experiences });
  await person.page.emulateMediaFeatures([{ name: 'prefers-color-scheme', value: 'dark' }]);
  const text = await print(page, `profile-${width}`);
  expect(text).toContain('Edith Clarke');
  for (const { title } of experiences) expect(text).toContain(title);
  for (const skill of skills) expect(text).toContain(skill);
  expect(text).toContain('Duty of 1 12: a task');
  expectNoControls(text);
  await person.expectText('Show all 9');
});

it.each([1_440, 390])('prints an application whole at %i px', async (width) => {
  const { page, person, member } = await openMemberPage(chromium, width);
  const id = await addApplication(origin, member, {
    posting: { title: 'Cartographer', company: 'Kestrel Labs' },
    text: paragraphs('Task', 120),
    daysAgo: 2,
    steps: [{ path: 'notes', method: 'POST', body: { text: paragraphs('Note', 40) } }],
  });
  await person.open(`/applications/${id}`);
  await person.expectText('Task 1:');
  const text = await print(page, `application-${width}`);
  for (const part of ['Cartographer', 'Kestrel Labs', 'Task 120:', 'Note 40:']) expect(text).toContain(part);
  expectNoControls(text);
});

it.each([1_440, 390])('prints the open posting alone at %i px', async (width) => {
  const { page, person, member } = await openMemberPage(chromium, width);
  const { jobs } = await fetchAllJobs(origin, member);
  const job = getFirstJob(jobs);
  await person.open(`/jobs?mode=all&job=${encodeURIComponent(job.jobId)}`);
  await person.expectVisible('heading', 'About the job');
  const text = await print(page, `posting-${width}`);
  const shown = await page.$eval('.tr-posting', (element) => element.textContent);
  const lastWords = shown.trim().split(/\s+/).slice(-5).join(' ');
  expect(text).toContain(job.title);
  expect(text).toContain(lastWords);
  for (const other of jobs.filter(({ title }) => title !== job.title && !shown.includes(title)))
    expect(text).not.toContain(`${other.title} ${other.company}`);
  expect(text).not.toContain('Recommended Jobs');
  expectNoControls(text);
});

function expectNoControls(text: string): void {
  for (const control of NOT_PRINTED) expect(text).not.toContain(control);
}
