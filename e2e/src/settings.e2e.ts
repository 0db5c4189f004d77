import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@trackrecord/contracts';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { Downloads } from './downloads.js';
import { chooseUserType, signUpWithForm } from './onboarding-steps.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';
import { readZipEntries } from './zip-reader.js';

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

/** Opens the settings as a new member. */
const openSettings = async () => {
  const page = await chromium.newPage(1_440);
  const downloads = await Downloads.capture(folder, page);
  const [person, errors, user] = [new Person(page, origin), collectErrors(page, origin), await createMember(origin)];
  await openSignedIn(person, user);
  await person.followLink('Settings');
  await person.expectPath('/settings');
  return { page, downloads, person, errors, user };
};

/** Runs `npm run verify-receipt` and returns its output. @throws {Error} if the receipt is invalid. */
const verifyReceipt = (file: string, uid: string): string => {
  const options = [`--key=${origin}/api/erasure-key`, `--uid=${uid}`];
  return execFileSync('npm', ['run', '--silent', 'verify-receipt', '--', file, ...options], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
};

it('exports the data, deletes the account, downloads the receipt and signs up again', async () => {
  const { page, downloads, person, errors, user } = await openSettings();
  await person.press('Download my data');
  const exportedFile = await downloads.next();
  expect(exportedFile.name).toBe('trackrecord-data.zip');
  const files = readZipEntries(exportedFile.bytes);
  expect(files.get('README.txt')?.toString()).toContain('profile.json');
  const profile = JSON.parse(String(files.get('profile.json'))) as Profile;
  expect(profile).toMatchObject({ userId: user.uid, personalInfo: { email: user.email } });

  await person.press('Delete Account');
  await person.expectVisible('alertdialog', 'Delete your account?');
  await person.expectText('This action cannot be undone.');
  await person.press('Cancel');
  await person.expectHidden('alertdialog', 'Delete your account?');
  await person.expectPath('/settings');

  await person.press('Delete Account');
  await person.press('Yes, Delete My Account');
  await person.expectToast('Deleting account...');
  await person.expectToast('Account deleted successfully');
  await person.expectPath('/signup');
  await person.press('Download receipt');
  const receipt = await downloads.next();
  expect(receipt.name).toBe('erasure-receipt.json');
  expect(verifyReceipt(receipt.path, user.uid)).toContain('Valid.');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await page.reload();
  await person.expectText('Your account is deleted.');
  await person.open('/profile');
  await person.expectPath('/signup');
  expect(errors).toEqual([]);

  await person.open('/signup?mode=signin');
  await person.fill('Email', user.email);
  await person.fillPassword(user.password);
  await person.press('Sign in');
  await person.expectText('Incorrect email or password.');

  await signUpWithForm(person, user.email, user.password);
  await chooseUserType(person, 'student');
  await person.expectVisible('heading', 'Tell us about yourself');
  expect(await person.getValue('First name')).toBe('');
  await person.open('/settings');
  await person.expectPath('/onboarding/personal');
});
