import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { HTTPRequest, Page } from 'puppeteer';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { type Download, Downloads } from './downloads.js';
import { onboardProfessional } from './onboarding-steps.js';
import { Person } from './person.js';
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

const openVisitor = async () => {
  const page = await chromium.newPage(1_440);
  const downloads = await Downloads.capture(folder, page);
  return { page, downloads, person: new Person(page, origin), errors: collectErrors(page, origin) };
};

/** Extracts the text of a PDF as one line. */
const extractPdfText = ({ path }: Download): string =>
  execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' }).replace(/\s+/g, ' ');

/** Delays CV requests until the returned function is called. */
async function delayCvRequests(page: Page): Promise<() => Promise<void>> {
  const delayedRequests: HTTPRequest[] = [];
  const onRequest = (request: HTTPRequest): void => {
    if (request.url().includes('/api/cv/')) delayedRequests.push(request);
    else void request.continue();
  };
  await page.setRequestInterception(true);
  page.on('request', onRequest);
  return async () => {
    await Promise.all(delayedRequests.map((request) => request.continue()));
    page.off('request', onRequest);
    await page.setRequestInterception(false);
  };
}

it('downloads the CV with both buttons, and an updated one after an edit', async () => {
  const { page, person, downloads, errors } = await openVisitor();
  await onboardProfessional(person, `person-${randomUUID()}@example.com`);
  await person.press('Download CV');
  const cv = await downloads.next();
  expect(cv.name).toBe('resume.pdf');
  expect(cv.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  for (const text of ['Grace Hopper', 'Compiler Engineer', 'Fernway Logistics'])
    expect(extractPdfText(cv)).toContain(text);

  const release = await delayCvRequests(page);
  await person.press('View Resume');
  await person.expectVisible('button', 'Loading...');
  await release();
  await person.expectText('Resume ready for download');
  const resume = await downloads.next();
  expect(resume.name).toBe('resume.pdf');
  expect(resume.bytes.equals(cv.bytes)).toBe(true);
  await person.expectVisible('button', 'View Resume');

  await person.followLink('Edit Work Experience');
  await person.press('Edit Compiler Engineer');
  await person.fill('Job title', 'Rear Admiral');
  await person.press('Update');
  await person.press('Save All Changes');
  await person.expectToast('Work experiences updated successfully');
  await person.press('Download CV');
  const editedText = extractPdfText(await downloads.next());
  expect(editedText).toContain('Rear Admiral');
  expect(editedText).not.toContain('Compiler Engineer');
  expect(errors).toEqual([]);
});
