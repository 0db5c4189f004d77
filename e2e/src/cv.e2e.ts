import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { HTTPRequest, Page } from 'puppeteer';
import { openBrowser, type TestBrowser, watch } from './browser.js';
import { newMember, newStarter } from './candidates.js';
import { type Download, Downloads } from './downloads.js';
import { Person } from './person.js';
import { choosesFile, SAMPLE } from './resume-files.js';
import { letIn } from './screens.js';
import { becomesMember } from './walk.js';

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

const somebody = async () => {
  const page = await chromium.newPage(1_440);
  const downloads = await Downloads.into(folder, page);
  return { page, downloads, person: new Person(page, origin), wrong: watch(page, origin) };
};

const somebodySignedIn = async (user: TestUser) => {
  const visitor = await somebody();
  await letIn(visitor.person, user);
  return visitor;
};

/** Extracts the text of a PDF as one line. */
const wordsOf = ({ path }: Download): string =>
  execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ');

/** Parses a resume, without the timestamp in `meta`. */
const contentOf = ({ bytes }: Download): unknown => ({ ...(JSON.parse(bytes.toString()) as object), meta: null });

/** Delays CV requests until the returned function is called. */
async function holdsCv(page: Page): Promise<() => Promise<void>> {
  const held: HTTPRequest[] = [];
  const hold = (request: HTTPRequest): void => {
    if (request.url().includes('/api/cv/')) held.push(request);
    else void request.continue();
  };
  await page.setRequestInterception(true);
  page.on('request', hold);
  return async () => {
    await Promise.all(held.map((request) => request.continue()));
    page.off('request', hold);
    await page.setRequestInterception(false);
  };
}

it('downloads the CV with both buttons, and an updated one after an edit', async () => {
  const { page, person, downloads, wrong } = await somebody();
  await becomesMember(person, `person-${randomUUID()}@example.com`);
  await person.presses('Download CV');
  const cv = await downloads.next();
  expect(cv.name).toBe('resume.pdf');
  expect(cv.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  for (const words of ['Grace Hopper', 'Compiler Engineer', 'Fernway Logistics']) expect(wordsOf(cv)).toContain(words);

  const letGo = await holdsCv(page);
  await person.presses('View Resume');
  await person.sees('button', 'Loading...');
  await letGo();
  await person.reads('Resume ready for download');
  const resume = await downloads.next();
  expect(resume.name).toBe('resume.pdf');
  expect(resume.bytes.equals(cv.bytes)).toBe(true);
  await person.sees('button', 'View Resume');

  await person.follows('Edit Work Experience');
  await person.presses('Edit Compiler Engineer');
  await person.fills('Job title', 'Rear Admiral');
  await person.presses('Update');
  await person.presses('Save All Changes');
  await person.hears('Work experiences updated successfully');
  await person.presses('Download CV');
  const edited = wordsOf(await downloads.next());
  expect(edited).toContain('Rear Admiral');
  expect(edited).not.toContain('Compiler Engineer');
  expect(wrong).toEqual([]);
}, 120_000);

it('asks to complete the profile before a CV can be downloaded', async () => {
  const { person, wrong } = await somebodySignedIn(await newStarter(origin));
  await person.presses('Download CV');
  await person.reads('Please complete your profile to generate CV');
  await person.presses('View Resume');
  await person.reads('Could not generate resume. Please complete your profile.');
  expect(wrong).toEqual([]);
}, 60_000);

it('previews and imports a JSON Resume, and shows it on the profile and in the history', async () => {
  const { person, wrong } = await somebodySignedIn(await newMember(origin));
  await person.follows('Import and export');
  await person.isAt('/profile/import');
  await choosesFile(person, SAMPLE);
  await person.reads('Added experience CEO/President at Pied Piper');
  await person.reads('Not supported: awards.');
  await person.presses('Import');
  await person.hears('Resume imported successfully');
  await person.isAt('/profile');
  await person.sees('heading', 'Richard Hendriks');
  await person.reads('Pied Piper');
  await person.follows('History');
  await person.sees('heading', 'Added skill Compression');
  await person.reads('Imported');

  await person.opens('/profile/import');
  await choosesFile(person, SAMPLE);
  await person.reads('Your profile already includes everything in this file.');
  expect(wrong).toEqual([]);
}, 90_000);

it('exports a profile that imports into another account as the same resume', async () => {
  const [from, to] = [await newMember(origin), await newStarter(origin)];
  const first = await somebodySignedIn(from);
  await first.person.follows('Import and export');
  await first.person.presses('Export as JSON Resume');
  const file = await first.downloads.next();
  expect(file.name).toBe('resume.json');

  const second = await somebodySignedIn(to);
  await second.person.follows('Import and export');
  await choosesFile(second.person, file.path);
  await second.person.sees('heading', 'What changes');
  await second.person.presses('Import');
  await second.person.hears('Resume imported successfully');
  await second.person.follows('Import and export');
  await second.person.presses('Export as JSON Resume');
  expect(contentOf(await second.downloads.next())).toEqual(contentOf(file));
  expect([first.wrong, second.wrong]).toEqual([[], []]);
}, 90_000);
