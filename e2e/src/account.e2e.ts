import { randomUUID } from 'node:crypto';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { chooseAccount, createAccount, signInWithGoogle } from './google-popup.js';
import { completeOnboarding, signUpWithForm } from './onboarding-steps.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { readStoredAccount } from './stored-session.js';
import { createMember, saveFullProfile } from './test-users.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const generateEmail = () => `journey-${randomUUID()}@example.com`;
const openVisitor = async (width?: number) => {
  const page = await chromium.newPage(width);
  return { person: new Person(page, origin), errors: collectErrors(page, origin), page };
};

/** Signs in as a new member with this name. */
async function signInAsMember(person: Person, firstName: string, lastName: string): Promise<void> {
  await openSignedIn(person, await createMember(origin, { firstName, lastName }));
  await person.expectVisible('heading', `${firstName} ${lastName}`);
}

it('signs up by email, completes and edits the profile, and keeps it after reload and sign-in', async () => {
  const { person, errors, page } = await openVisitor();
  const email = generateEmail();
  await person.open('/');
  await person.expectPath('/signup');
  await signUpWithForm(person, email);

  await completeOnboarding(person, 'Grace', 'Hopper');
  await person.expectVisible('heading', 'Grace Hopper');
  await person.expectText(email);
  await person.expectText('grace-hopper');

  await person.followLink('Edit Details');
  await person.expectPath('/profile?edit=personal');
  await person.expectVisible('dialog', 'Edit Personal Information');
  expect(await person.getValue('Email')).toBe(email);
  await person.fill('Title', 'Rear Admiral');
  await person.press('Save Changes');
  await person.expectHidden('dialog', 'Edit Personal Information');
  await person.expectToast('Personal information updated successfully');
  await person.expectToast('Profile updated successfully');
  await person.expectText('Rear Admiral');
  await person.expectPath('/profile');

  await page.reload();
  await person.expectVisible('heading', 'Grace Hopper');
  await person.expectText('Rear Admiral');

  await person.press('Sign Out');
  await person.expectPath('/signup');
  await person.expectToast('Signed out successfully');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await person.open('/profile');
  await person.expectPath('/signup');
  await person.open('/signup?mode=signin');
  await person.fill('Email', email);
  await person.fillPassword('correct horse');
  await person.press('Sign in');
  await person.expectPath('/profile');
  await person.expectText('Rear Admiral');
  expect(errors).toEqual([]);
});

it('signs up and signs in with Google in a pop-up', async () => {
  const { person, errors, page } = await openVisitor();
  await person.open('/signup');
  let account = '';
  await signInWithGoogle(person, 'Sign up with Google', async (popup) => {
    account = await createAccount(popup);
  });
  await person.expectText('Signed in with Google!');
  await person.expectPath('/onboarding/userType');
  await saveFullProfile(origin, await readStoredAccount(page), { firstName: 'Margaret', lastName: 'Hamilton' });
  await person.open('/profile');
  await person.expectVisible('heading', 'Margaret Hamilton');

  await person.press('Sign Out');
  await person.expectPath('/signup');
  await person.open('/signup?mode=signin');
  await signInWithGoogle(person, 'Sign in with Google', chooseAccount(account));
  await person.expectPath('/profile');
  await person.expectVisible('heading', 'Margaret Hamilton');
  const storageKeys = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(storageKeys).toEqual(expect.arrayContaining(['authData', 'profile']));
  expect(errors).toEqual([]);
});

it('keeps unsaved changes when saving fails offline, and saves them on a retry when online', async () => {
  const { person, page } = await openVisitor();
  await signInAsMember(person, 'Annie', 'Easley');
  await page.setOfflineMode(true);
  await person.followLink('Edit Details');
  await person.expectText('This could not be opened. Check your connection and try again.');
  await person.expectVisible('heading', 'Annie Easley');
  await person.expectPath('/profile');
  await page.setOfflineMode(false);
  await person.followLink('Edit Details');
  await person.expectVisible('dialog', 'Edit Personal Information');

  await page.setOfflineMode(true);
  await person.fill('Title', 'Rocket Scientist');
  await page.keyboard.press('Enter');
  await person.expectText('Failed to update personal information');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Rocket Scientist');
  await page.setOfflineMode(false);
  await page.keyboard.press('Enter');
  await person.expectHidden('dialog', 'Edit Personal Information');
  await person.expectText('Rocket Scientist');
});
