import { randomUUID } from 'node:crypto';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { openBrowser, type TestBrowser, watch } from './browser.js';
import { Person } from './person.js';
import { newMember, saveFullProfile } from './candidates.js';
import { chooseAccount, signInWithGoogle } from './google-popup.js';
import { letIn, signsIn } from './screens.js';
import { storedAccount } from './stored-session.js';
import { goesThroughTheWizard, signsUp } from './walk.js';

const origin = testVariable('BASE_URL');
let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
});
afterAll(() => chromium.close());

const newEmail = () => `journey-${randomUUID()}@example.com`;
const somebody = async (width?: number) => {
  const page = await chromium.newPage(width);
  return { person: new Person(page, origin), wrong: watch(page, origin), page };
};

/** Signs in as a new member with this name. */
async function isMember(person: Person, firstName: string, lastName: string): Promise<void> {
  await letIn(person, await newMember(origin, { firstName, lastName }));
  await person.sees('heading', `${firstName} ${lastName}`);
}

it('signs up by email, completes and edits the profile, and keeps it after reload and sign-in', async () => {
  const { person, wrong, page } = await somebody();
  const email = newEmail();
  await person.opens('/');
  await person.isAt('/signup');
  await signsUp(person, email);

  await goesThroughTheWizard(person, 'Grace', 'Hopper');
  await person.sees('heading', 'Grace Hopper');
  await person.reads(email);
  await person.reads('grace-hopper');

  await person.follows('Edit Details');
  await person.isAt('/profile?edit=personal');
  await person.sees('dialog', 'Edit Personal Information');
  expect(await person.value('Email')).toBe(email);
  await person.fills('Title', 'Rear Admiral');
  await person.presses('Save Changes');
  await person.seesNo('dialog', 'Edit Personal Information');
  await person.hears('Personal information updated successfully');
  await person.hears('Profile updated successfully');
  await person.reads('Rear Admiral');
  await person.isAt('/profile');

  await page.reload();
  await person.sees('heading', 'Grace Hopper');
  await person.reads('Rear Admiral');

  await person.presses('Sign Out');
  await person.isAt('/signup');
  await person.hears('Signed out successfully');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  await person.opens('/profile');
  await person.isAt('/signup');
  await person.opens('/signup?mode=signin');
  await person.fills('Email', email);
  await person.fillsPassword('correct horse');
  await person.presses('Sign in');
  await person.isAt('/profile');
  await person.reads('Rear Admiral');
  expect(wrong).toEqual([]);
}, 90_000);

it('signs up and signs in with Google in a pop-up', async () => {
  const { person, wrong, page } = await somebody();
  await person.opens('/signup');
  let account = '';
  await signInWithGoogle(person, 'Sign up with Google', async ({ page: popup }) => {
    await popup.locator('.js-new-account').click();
    await popup.locator('#autogen-button').click();
    account = await popup.$eval('#email-input', (field) => (field as HTMLInputElement).value);
    await popup.locator('#sign-in').click();
  });
  await person.reads('Signed in with Google!');
  await person.isAt('/onboarding/userType');
  await saveFullProfile(origin, await storedAccount(page), { firstName: 'Margaret', lastName: 'Hamilton' });
  await person.opens('/profile');
  await person.sees('heading', 'Margaret Hamilton');

  await person.presses('Sign Out');
  await person.isAt('/signup');
  await person.opens('/signup?mode=signin');
  await signInWithGoogle(person, 'Sign in with Google', chooseAccount(account));
  await person.isAt('/profile');
  await person.sees('heading', 'Margaret Hamilton');
  const kept = await page.evaluate(() => Object.keys(localStorage).sort());
  expect(kept).toEqual(expect.arrayContaining(['authData', 'profile']));
  expect(wrong).toEqual([]);
}, 90_000);

it('stays on the sign-in page without an error when the Google pop-up is closed', async () => {
  const { person, page } = await somebody();
  await person.opens('/signup?mode=signin');
  const closed = new Promise<void>((resolve) => {
    page.once('popup', (popup) => void popup?.close().then(resolve));
  });
  await person.presses('Sign in with Google');
  await closed;
  await page.waitForFunction(
    () => [...document.querySelectorAll('button')].some((b) => b.innerText === 'Sign in with Google' && !b.disabled),
    { timeout: 20_000 },
  );
  await person.isAt('/signup?mode=signin');
}, 60_000);

it('shows an error for wrong credentials and for a registered email', async () => {
  const { person } = await somebody();
  const email = newEmail();
  await signsUp(person, email);
  const { person: another } = await somebody();
  await another.opens('/signup');
  await another.fills('Email', email);
  await another.fillsPassword('another horse');
  await another.presses('Create account');
  await another.reads('An account with this email already exists. Sign in instead.');
  await another.opens('/signup?mode=signin');
  await another.fills('Email', email);
  await another.fillsPassword('wrong horse');
  await another.presses('Sign in');
  await another.page.waitForSelector('[role=alert]');
  await another.isAt('/signup?mode=signin');
}, 60_000);

it.each(['no-preference', 'reduce'])(
  'shows an error until it is dismissed, with prefers-reduced-motion: %s',
  async (motion) => {
    const { person, page } = await somebody();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await person.opens('/signup?mode=signin');
    await person.fills('Email', newEmail());
    await person.fillsPassword('no such horse');
    await person.presses('Sign in');
    await person.reads('Incorrect email or password.');
    await person.presses('Dismiss');
    await page.waitForFunction(() => !document.body.innerText.includes('is not right'), { timeout: 2_000 });
  },
  30_000,
);

it('shows the conflict to the second of two tabs that save, and keeps its changes', async () => {
  const { person, page } = await somebody();
  await isMember(person, 'Katherine', 'Johnson');
  const tab = await page.browserContext().newPage();
  const other = new Person(tab, origin);
  await other.opens('/profile?edit=personal');
  await other.sees('dialog', 'Edit Personal Information');
  await page.bringToFront();
  await person.follows('Edit Details');
  await person.fills('Title', 'Mathematician');
  await person.presses('Save Changes');
  await person.seesNo('dialog', 'Edit Personal Information');
  await tab.bringToFront();
  await tab.setViewport({ width: 360, height: 640 });
  await other.fills('Location', 'Hampton, Virginia');
  await other.presses('Save Changes');
  await other.sees('button', 'Keep my version');
  const mine = await tab.$('[role=dialog] [type=radio]:focus');
  expect(await mine?.isIntersectingViewport({ threshold: 1 })).toBe(true);
  await other.presses('Keep my version');
  await other.seesNo('dialog', 'This changed while you were editing');
  await other.hears('Profile updated successfully');
}, 60_000);

it('keeps unsaved changes while offline and saves them when online again', async () => {
  const { person, page } = await somebody();
  await isMember(person, 'Annie', 'Easley');
  await page.setOfflineMode(true);
  await person.follows('Edit Details');
  await person.reads('This could not be opened. Check your connection and try again.');
  await person.sees('heading', 'Annie Easley');
  await person.isAt('/profile');
  await page.setOfflineMode(false);
  await person.follows('Edit Details');
  await person.sees('dialog', 'Edit Personal Information');

  await page.setOfflineMode(true);
  await person.fills('Title', 'Rocket Scientist');
  await page.keyboard.press('Enter');
  await person.reads('Failed to update personal information');
  expect(await page.evaluate(() => (document.activeElement as HTMLInputElement).value)).toBe('Rocket Scientist');
  await page.setOfflineMode(false);
  await page.keyboard.press('Enter');
  await person.seesNo('dialog', 'Edit Personal Information');
  await person.reads('Rocket Scientist');
}, 60_000);

it('signs in although IndexedDB never opens', async () => {
  const { person, page } = await somebody();
  // Happens if a page was left while it opened a database (seen with Chromium 156).
  await page.evaluateOnNewDocument(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await signsIn(person, await newMember(origin, { firstName: 'Katherine', lastName: 'Johnson' }));
  await person.sees('heading', 'Katherine Johnson');
}, 60_000);

it('redirects unknown paths to the start page, signed in or not', async () => {
  const { person } = await somebody();
  await person.opens('/nowhere/at/all');
  await person.isAt('/signup');
  await isMember(person, 'Dorothy', 'Vaughan');
  for (const path of ['/nowhere', '/dashboard', '/applications', '/extensions', '/']) {
    await person.opens(path);
    await person.isAt('/profile');
  }
}, 60_000);
