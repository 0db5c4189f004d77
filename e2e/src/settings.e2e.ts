import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Profile } from '@trackrecord/contracts';
import { openBrowser, type TestBrowser } from './browser.js';
import { chooseUserType, signUpWithForm } from './onboarding-steps.js';
import { readZipEntries } from './zip-reader.js';
import { openSettingsPage, verifyReceipt } from './settings-page.js';

const folder = mkdtempSync(join(tmpdir(), 'downloads-'));
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(async () => {
  await chromium.close();
  rmSync(folder, { recursive: true, force: true });
});

it('exports the data, deletes the account, downloads the receipt and signs up again', async () => {
  const { page, downloads, person, errors, user } = await openSettingsPage(chromium, folder);
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
  await person.fillPassword(user.password);
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
