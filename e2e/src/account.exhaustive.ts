import { randomUUID } from 'node:crypto';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { collectErrors, openBrowser, type TestBrowser } from './browser.js';
import { signUpWithForm } from './onboarding-steps.js';
import { Person } from './person.js';
import { openSignedIn, signInWithForm } from './sign-in.js';
import { createMember } from './test-users.js';

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

it('stays on the sign-in page without an error when the Google pop-up is closed', async () => {
  const { person, page } = await openVisitor();
  await person.open('/signup?mode=signin');
  const popupClosed = new Promise<void>((resolve) => {
    page.once('popup', (popup) => void popup?.close().then(resolve));
  });
  await person.press('Sign in with Google');
  await popupClosed;
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button')].some(
      (button) => button.innerText === 'Sign in with Google' && !button.disabled,
    ),
  );
  await person.expectPath('/signup?mode=signin');
});

it('shows an error for wrong credentials and for a registered email', async () => {
  const { person } = await openVisitor();
  const email = generateEmail();
  await signUpWithForm(person, email);
  const { person: secondVisitor } = await openVisitor();
  await secondVisitor.open('/signup');
  await secondVisitor.fill('Email', email);
  await secondVisitor.fillPassword('another horse');
  await secondVisitor.press('Create account');
  await secondVisitor.expectText('An account with this email already exists. Sign in instead.');
  await secondVisitor.open('/signup?mode=signin');
  await secondVisitor.fill('Email', email);
  await secondVisitor.fillPassword('wrong horse');
  await secondVisitor.press('Sign in');
  await secondVisitor.page.waitForSelector('[role=alert]');
  await secondVisitor.expectPath('/signup?mode=signin');
});

it.each(['no-preference', 'reduce'])(
  'shows an error until it is dismissed, with prefers-reduced-motion: %s',
  async (motion) => {
    const { person, page } = await openVisitor();
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: motion }]);
    await person.open('/signup?mode=signin');
    await person.fill('Email', generateEmail());
    await person.fillPassword('no such horse');
    await person.press('Sign in');
    await person.expectText('Incorrect email or password.');
    await person.press('Dismiss');
    await page.waitForFunction(() => !document.body.innerText.includes('Incorrect email or password.'));
  },
);

it('shows the conflict to the second of two tabs that save, and keeps its changes', async () => {
  const { person, page } = await openVisitor();
  await signInAsMember(person, 'Katherine', 'Johnson');
  const secondPage = await page.browserContext().newPage();
  const secondTab = new Person(secondPage, origin);
  await secondTab.open('/profile?edit=personal');
  await secondTab.expectVisible('dialog', 'Edit Personal Information');
  await page.bringToFront();
  await person.followLink('Edit Details');
  await person.fill('Title', 'Mathematician');
  await person.press('Save Changes');
  await person.expectHidden('dialog', 'Edit Personal Information');
  await secondPage.bringToFront();
  await secondPage.setViewport({ width: 360, height: 640 });
  await secondTab.fill('Location', 'Hampton, Virginia');
  await secondTab.press('Save Changes');
  await secondTab.expectVisible('button', 'Keep my version');
  const keepMineOption = await secondPage.$('[role=dialog] [type=radio]:focus');
  expect(await keepMineOption?.isIntersectingViewport({ threshold: 1 })).toBe(true);
  await secondTab.press('Keep my version');
  await secondTab.expectHidden('dialog', 'This changed while you were editing');
  await secondTab.expectToast('Profile updated successfully');
});

it('signs in if IndexedDB never opens', async () => {
  const { person, page } = await openVisitor();
  // Chromium 156 does this if a page was left while it opened a database.
  await page.evaluateOnNewDocument(() => {
    IDBFactory.prototype.open = () => new EventTarget() as IDBOpenDBRequest;
  });
  await signInWithForm(person, await createMember(origin, { firstName: 'Katherine', lastName: 'Johnson' }));
  await person.expectVisible('heading', 'Katherine Johnson');
});

it('redirects unknown paths to the start page, signed in or not', async () => {
  const { person } = await openVisitor();
  await person.open('/nowhere/at/all');
  await person.expectPath('/signup');
  await signInAsMember(person, 'Dorothy', 'Vaughan');
  for (const path of ['/nowhere', '/home', '/']) {
    await person.open(path);
    await person.expectPath('/profile');
  }
});
