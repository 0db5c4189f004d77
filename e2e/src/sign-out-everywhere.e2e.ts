import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { signInWithForm } from './screens.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
/** Open pages ask every five seconds, and verified tokens are cached for five. */
const MAX_DELAY_MS = 14_000;

afterEach(closeBrowsers);

/** Opens a page in a browser context of its own, like on another device. */
const openDevice = async (chromium: TestBrowser): Promise<Person> => new Person(await chromium.newPage(), origin);

async function openSignedInDevice(chromium: TestBrowser, member: Parameters<typeof signInWithForm>[1]) {
  const person = await openDevice(chromium);
  await person.open('/signup?mode=signin');
  await signInWithForm(person, member);
  await person.expectPath('/profile');
  await person.expectVisible('heading', 'Nadia Kurian');
  return person;
}

it('leads every open page to the sign-in page within seconds, also one with unsaved edits', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const chromium = await openBrowser();
  const [here, reading, editing] = [
    await openSignedInDevice(chromium, member),
    await openSignedInDevice(chromium, member),
    await openSignedInDevice(chromium, member),
  ];
  await editing.followLink('Edit Details');
  await editing.expectVisible('dialog', 'Edit Personal Information');
  await editing.fill('Title', 'Unsaved');

  await here.open('/settings');
  await here.press('Sign out everywhere');
  await here.expectVisible('alertdialog', 'Sign out everywhere?');
  const startedAt = Date.now();
  await here.page.keyboard.press('Tab');
  await here.page.keyboard.press('Enter');
  await here.expectText('Sign in again to continue here.');
  await Promise.all(
    [reading, editing].map(async (person) => {
      await person.expectText('This was done on another device, or your password or email was changed.');
      await person.expectPath('/signup?mode=signin');
    }),
  );
  expect(Date.now() - startedAt).toBeLessThan(MAX_DELAY_MS);

  // Signing in again here does not revive the others.
  await signInWithForm(here, member);
  await here.expectPath('/profile');
  await reading.open('/profile');
  await reading.expectPath('/signup');
}, 120_000);

it('signs out other devices when the password is changed, and keeps this one', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const chromium = await openBrowser();
  const [here, other] = [await openSignedInDevice(chromium, member), await openSignedInDevice(chromium, member)];
  await here.open('/settings');
  await here.press('Change password');
  await here.expectVisible('dialog', 'Change password');
  await here.fill('Current password', member.password);
  await here.fill('New password', 'a better one');
  await here.page.keyboard.press('Enter');
  await here.expectToast('Your other devices are signed out.');
  await other.expectText('This was done on another device, or your password or email was changed.');
  await here.page.reload();
  await here.expectVisible('heading', 'Settings');
}, 120_000);
