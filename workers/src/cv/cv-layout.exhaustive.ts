import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Profile } from '@trackrecord/contracts';
import { createTestPrinter } from '../testing/test-printer.js';
import { VOCABULARIES } from '../testing/vocabularies.js';
import { createSampleProfile } from '../testing/sample-profiles.js';
import { renderPdf } from './render-cv.js';
import { WAIT_TIMEOUT_MS } from '@trackrecord/platform/testing/wait-for';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'layout-'));
const printer = createTestPrinter();
afterAll(async () => {
  await printer.close();
  rmSync(folder, { recursive: true, force: true });
});

const english = VOCABULARIES['english'];
const createProfile = (entryCount: number): Profile => {
  if (english === undefined) throw new Error('there is no English vocabulary');
  return createSampleProfile(english, entryCount, 'professional');
};

async function printToFile(profile: Profile): Promise<string> {
  const file = join(folder, 'cv.pdf');
  writeFileSync(file, await renderPdf(profile, new Map(), printer.print, AbortSignal.timeout(WAIT_TIMEOUT_MS)));
  return file;
}
const runTool = async (program: string, ...args: string[]): Promise<string> =>
  (await run(program, args, { maxBuffer: 1e8, timeout: WAIT_TIMEOUT_MS })).stdout;
/** Returns the non-empty lines of each page. */
const readPages = async (file: string): Promise<readonly (readonly string[])[]> =>
  (await runTool('pdftotext', '-layout', file, '-'))
    .split('\f')
    .map((page) => page.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0);

it('is a tagged A4 document with language, headings, bookmarks and embedded fonts', async () => {
  const file = await printToFile(createProfile(3));
  const info = await runTool('pdfinfo', file);
  expect(info).toMatch(/Page size:.*\(A4\)/);
  expect(info).toMatch(/Tagged: +yes/);
  const tags = await runTool('pdfinfo', '-struct', file);
  for (const tag of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Link']) expect(tags).toMatch(new RegExp(`^ *${tag}\\b`, 'm'));
  const bookmarks = await runTool('mutool', 'show', file, 'outline');
  for (const mark of ['Nadia Kurian', 'Experience', 'Senior Software Engineer', 'Projects', 'Skills', 'Education'])
    expect(bookmarks).toContain(`"${mark}"`);
  const fonts = (await runTool('pdffonts', file)).split('\n').slice(2).filter(Boolean);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes yes yes/);
  expect(await runTool('mutool', 'show', file, 'trailer/Root/Lang')).toContain('en');
});

it('numbers pages from the second on and never ends a page with a heading', async () => {
  const headings = new Set(['Experience', 'Projects', 'Skills', 'Education', 'Languages']);
  for (const entryCount of [8, 11, 14, 17, 20, 23]) {
    const profile = createProfile(entryCount);
    const pages = await readPages(await printToFile(profile));
    const pageCount = String(pages.length);
    expect(pages.length).toBeGreaterThan(2);
    const titles = new Set([...profile.experiences, ...profile.projects].map(({ title }) => title));
    for (const [index, lines] of pages.entries()) {
      const footer = `Nadia Kurian · ${String(index + 1)} / ${pageCount}`;
      expect([index, lines.at(-1) === footer]).toEqual([index, index > 0]);
      const last = (index > 0 ? lines.at(-2) : lines.at(-1)) ?? '';
      const isHeading = headings.has(last) || titles.has(last) || / · \w+ \d{4}( – |$)/.test(last);
      expect([entryCount, index, isHeading && last]).toEqual([entryCount, index, false]);
    }
  }
});

it('keeps URLs on one line, even with hyphens', async () => {
  const brokenLines: string[] = [];
  for (let width = 0; width < 60; width += 3) {
    const profile = createProfile(1);
    const address = 'linkedin.com/in/nadia-kurian-platform-engineer-b41';
    const personalInfo = {
      firstName: 'Nadia',
      lastName: 'Kurian',
      email: 'nadia.kurian@example.com',
      location: 'x'.repeat(10 + width),
      linkedInUrl: `https://www.${address}`,
    };
    const lines = (await readPages(await printToFile({ ...profile, personalInfo }))).flat();
    if (!lines.some((line) => line.includes(address))) brokenLines.push(lines.slice(0, 5).join(' | '));
  }
  expect(brokenLines).toEqual([]);
});

it('leaves no widow of an entry on the next page', async () => {
  const widows: unknown[] = [];
  for (let lineCount = 1; lineCount <= 45; lineCount += 1) {
    const profile = createProfile(4);
    const experiences = profile.experiences.map((item, index) => ({
      ...item,
      // Each extra line moves the page break through the following lines.
      description:
        index === 0
          ? Array.from({ length: lineCount }, (_, line) => `Line ${String(line)}.`).join('\n')
          : item.description,
    }));
    const pages = await readPages(await printToFile({ ...profile, experiences }));
    const headings = new Set([
      ...['Experience', 'Projects', 'Skills', 'Education', 'Languages'],
      ...[...profile.experiences, ...profile.projects].map(({ title }) => title),
      ...profile.educations.map(({ courseType, courseName }) => `${courseType}, ${courseName}`),
    ]);
    for (const [index, page] of pages.slice(1).entries()) {
      const headingIndex = page.slice(0, -1).findIndex((line) => headings.has(line));
      if (headingIndex === 1) widows.push({ lineCount, page: index + 2, line: page[0] });
    }
  }
  expect(widows).toEqual([]);
});

it('is byte-identical for the same content at a later revision', async () => {
  const profile = createProfile(3);
  const print = async (printedProfile: Profile) =>
    Buffer.from(await renderPdf(printedProfile, new Map(), printer.print, AbortSignal.timeout(WAIT_TIMEOUT_MS)));
  const first = await print(profile);
  const later = await print({ ...profile, revision: profile.revision + 5, updatedAt: '2026-06-01T12:00:00.000Z' });
  expect(first.equals(later)).toBe(true);
  expect(first.equals(await print({ ...profile, skills: [...profile.skills, 'Welding'] }))).toBe(false);
});
