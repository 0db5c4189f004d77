import { execFileSync } from 'node:child_process';
import { testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { collectErrors, type TestBrowser } from './browser.js';
import { Downloads } from './downloads.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');

/** The settings of a new member. */
export interface SettingsPage {
  readonly page: Page;
  readonly downloads: Downloads;
  readonly person: Person;
  /** Errors of the page so far (`collectErrors`). */
  readonly errors: readonly string[];
  readonly user: TestUser;
}

/** Opens the settings as a new member. Downloads go to `folder`. */
export async function openSettingsPage(chromium: TestBrowser, folder: string): Promise<SettingsPage> {
  const page = await chromium.newPage(1_440);
  const downloads = await Downloads.capture(folder, page);
  const [person, errors, user] = [new Person(page, origin), collectErrors(page, origin), await createMember(origin)];
  await openSignedIn(person, user);
  await person.followLink('Settings');
  await person.expectPath('/settings');
  return { page, downloads, person, errors, user };
}

/** Runs `npm run verify-receipt` and returns its output. @throws {Error} if the receipt is invalid. */
export const verifyReceipt = (file: string, uid: string): string => {
  const options = [`--key=${origin}/api/erasure-key`, `--uid=${uid}`];
  return execFileSync('npm', ['run', '--silent', 'verify-receipt', '--', file, ...options], {
    stdio: 'pipe',
    encoding: 'utf8',
  });
};
