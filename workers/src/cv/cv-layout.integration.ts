import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Profile } from '@trackrecord/contracts';
import { testPrinter } from '../testing/test-printer.js';
import { VOCABULARIES } from '../testing/vocabularies.js';
import { writtenProfile } from '../testing/written-profiles.js';
import { cvPdf } from './render-cv.js';

const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'layout-'));
const printer = testPrinter();
afterAll(async () => {
  await printer.close();
  rmSync(folder, { recursive: true, force: true });
});

const english = VOCABULARIES['english'];
const profileOf = (entries: number): Profile => {
  if (english === undefined) throw new Error('there is no English vocabulary');
  return writtenProfile(english, entries, 'professional');
};

async function printed(profile: Profile): Promise<string> {
  const file = join(folder, 'cv.pdf');
  writeFileSync(file, await cvPdf(profile, new Map(), printer.print, AbortSignal.timeout(20_000)));
  return file;
}
const told = async (program: string, ...args: string[]): Promise<string> =>
  (await run(program, args, { maxBuffer: 1e8, timeout: 30_000 })).stdout;
/** The lines of each page, without empty ones. */
const pagesOf = async (file: string): Promise<readonly (readonly string[])[]> =>
  (await told('pdftotext', '-layout', file, '-'))
    .split('\f')
    .map((page) => page.split('\n').flatMap((line) => line.trim() || []))
    .filter((lines) => lines.length > 0);

it('is A4, says its language, is tagged with headings, has bookmarks, and brings its fonts', async () => {
  const file = await printed(profileOf(3));
  const info = await told('pdfinfo', file);
  expect(info).toMatch(/Page size:.*\(A4\)/);
  expect(info).toMatch(/Tagged: +yes/);
  const tags = await told('pdfinfo', '-struct', file);
  for (const tag of ['H1', 'H2', 'H3', 'P', 'L', 'LI', 'Link']) expect(tags).toMatch(new RegExp(`^ *${tag}\\b`, 'm'));
  const bookmarks = await told('mutool', 'show', file, 'outline');
  for (const mark of ['Nadia Kurian', 'Experience', 'Senior Software Engineer', 'Projects', 'Skills', 'Education'])
    expect(bookmarks).toContain(`"${mark}"`);
  const fonts = (await told('pdffonts', file)).split('\n').slice(2).filter(Boolean);
  expect(fonts.length).toBeGreaterThan(0);
  for (const font of fonts) expect(font).toMatch(/CID TrueType +Identity-H +yes yes yes/);
  expect(await told('mutool', 'show', file, 'trailer/Root/Lang')).toContain('en');
});

it('numbers its pages from the second on, and never ends one with a head alone', async () => {
  const heads = new Set(['Experience', 'Projects', 'Skills', 'Education', 'Languages']);
  for (const entries of [8, 11, 14, 17, 20, 23]) {
    const profile = profileOf(entries);
    const pages = await pagesOf(await printed(profile));
    const count = String(pages.length);
    expect(pages.length).toBeGreaterThan(2);
    const titles = new Set([...profile.experiences, ...profile.projects].map(({ title }) => title));
    for (const [index, lines] of pages.entries()) {
      const foot = `Nadia Kurian · ${String(index + 1)} / ${count}`;
      expect([index, lines.at(-1) === foot]).toEqual([index, index > 0]);
      const last = (index > 0 ? lines.at(-2) : lines.at(-1)) ?? '';
      const isHead = heads.has(last) || titles.has(last) || / · \w+ \d{4}( – |$)/.test(last);
      expect([entries, index, isHead && last]).toEqual([entries, index, false]);
    }
  }
}, 60_000);
