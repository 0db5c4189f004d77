import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { type Download, Downloads } from './downloads.js';
import { Person } from './person.js';
import { chooseFile, SAMPLE_RESUME } from './resume-files.js';
import { openSignedIn } from './sign-in.js';
import { createMember, createMemberWithSparseProfile } from './test-users.js';

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

const openSignedInVisitor = async (user: TestUser) => {
  const visitor = await openVisitor();
  await openSignedIn(visitor.person, user);
  return visitor;
};

/** Parses a resume, without the timestamp in `meta`. */
const parseResume = ({ bytes }: Download): unknown => ({ ...(JSON.parse(bytes.toString()) as object), meta: null });

it('asks to complete the profile before a CV can be downloaded', async () => {
  const { person, errors } = await openSignedInVisitor(await createMemberWithSparseProfile(origin));
  await person.press('Download CV');
  await person.expectText('Please complete your profile to generate CV');
  await person.press('View Resume');
  await person.expectText('Could not generate resume. Please complete your profile.');
  expect(errors).toEqual([]);
});

it('previews and imports a JSON Resume, and shows it on the profile and in the history', async () => {
  const { person, errors } = await openSignedInVisitor(await createMember(origin));
  await person.followLink('Import and export');
  await person.expectPath('/profile/import');
  await chooseFile(person, SAMPLE_RESUME);
  await person.expectText('Added experience CEO/President at Pied Piper');
  await person.expectText('Not supported: awards.');
  await person.press('Import');
  await person.expectToast('Resume imported successfully');
  await person.expectPath('/profile');
  await person.expectVisible('heading', 'Richard Hendriks');
  await person.expectText('Pied Piper');
  await person.followLink('History');
  await person.expectVisible('heading', 'Added skill Compression');
  await person.expectText('Imported');

  await person.open('/profile/import');
  await chooseFile(person, SAMPLE_RESUME);
  await person.expectText('Your profile already includes everything in this file.');
  expect(errors).toEqual([]);
});

/** A resume of the form before 1.0, with years and dates in words. In Windows-1252, € is one byte. */
const OLDER_RESUME = {
  basics: { website: 'ada.example', profiles: [{ network: 'LinkedIn', username: '@josé.garcía' }] },
  work: [{ company: 'Müller', position: 'Smith €', startDate: 'since May 2014', endDate: 'bis heute' }],
  education: [{ institution: 'Evening School', area: 'Boats', startDate: '2009', endDate: 'Summer 2011' }],
};
const toWindows1252 = (text: string): Buffer => Buffer.from(text.replaceAll('€', '\x80'), 'latin1');

it('imports an older file with its letters and years, and exports a resume that another account imports', async () => {
  const [source, target] = [await createMember(origin), await createMemberWithSparseProfile(origin)];
  const olderFile = join(folder, 'older.json');
  writeFileSync(olderFile, toWindows1252(JSON.stringify(OLDER_RESUME)));
  const first = await openSignedInVisitor(source);
  await first.person.followLink('Import and export');
  await chooseFile(first.person, olderFile);
  await first.person.expectText('Added experience Smith € at Müller');
  await first.person.expectText('Only 2011 is kept of “Summer 2011”.');
  await first.person.press('Import');
  await first.person.expectToast('Resume imported successfully');
  await first.person.expectPath('/profile');
  await first.person.expectText('May 2014 – Present');
  await first.person.expectText('2009 – 2011');
  await first.person.expectText('josé.garcía');
  await first.person.followLink('Edit Education');
  await first.person.press('Edit Boats');
  expect(await first.person.getValue('Start date')).toBe('2009');
  await first.person.press('Cancel');
  await first.person.pressIn('dialog', 'Close');
  await first.person.press('Download CV');
  expect(execFileSync('pdftotext', [(await first.downloads.next()).path, '-'], { encoding: 'utf8' })).toContain(
    '2009 – 2011',
  );

  await first.person.followLink('Import and export');
  await first.person.press('Export as JSON Resume');
  const exportedFile = await first.downloads.next();
  expect(exportedFile.name).toBe('resume.json');
  expect(parseResume(exportedFile)).toMatchObject({
    education: expect.arrayContaining([
      expect.objectContaining({ area: 'Boats', startDate: '2009', endDate: '2011' }),
    ]) as unknown,
  });

  const second = await openSignedInVisitor(target);
  await second.person.followLink('Import and export');
  await chooseFile(second.person, exportedFile.path);
  await second.person.expectVisible('heading', 'What changes');
  await second.person.press('Import');
  await second.person.expectToast('Resume imported successfully');
  await second.person.followLink('Import and export');
  await second.person.press('Export as JSON Resume');
  expect(parseResume(await second.downloads.next())).toEqual(parseResume(exportedFile));
  expect([first.errors, second.errors]).toEqual([[], []]);
});
