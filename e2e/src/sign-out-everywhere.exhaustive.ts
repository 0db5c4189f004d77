import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { signInWithForm } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');

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

it('signing out everywhere redirects open pages to sign-in within seconds, and keeps unsaved edits', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const chromium = await openBrowser();
  const [thisDevice, readingDevice, editingDevice] = [
    await openSignedInDevice(chromium, member),
    await openSignedInDevice(chromium, member),
    await openSignedInDevice(chromium, member),
  ];
  await editingDevice.followLink('Edit Details');
  await editingDevice.expectVisible('dialog', 'Edit Personal Information');
  await editingDevice.fill('Title', 'Unsaved');

  await thisDevice.open('/settings');
  await thisDevice.press('Sign out everywhere');
  await thisDevice.expectVisible('alertdialog', 'Sign out everywhere?');
  await thisDevice.page.keyboard.press('Tab');
  await thisDevice.page.keyboard.press('Enter');
  await thisDevice.expectText('Sign in again to continue here.');
  // Open pages ask every 5 s whether their session has ended, and the servers cache a verified token for 5 s.
  await readingDevice.expectText('This was done on another device, or your password or email was changed.');
  await readingDevice.expectPath('/signup?mode=signin');
  await editingDevice.expectVisible('dialog', 'You were signed out');

  // Signing in again here does not revive the others.
  await signInWithForm(thisDevice, member);
  await thisDevice.expectPath('/profile');
  await readingDevice.open('/profile');
  await readingDevice.expectPath('/signup');

  await editingDevice.fillPassword(member.password);
  await editingDevice.page.keyboard.press('Enter');
  await editingDevice.expectHidden('dialog', 'You were signed out');
  await editingDevice.expectValue('Title', 'Unsaved');
  await editingDevice.press('Save Changes');
  await editingDevice.expectToast('updated successfully');
  await thisDevice.page.reload();
  await thisDevice.expectText('Unsaved');
});

it('signs out other devices when the password is changed, and keeps this one', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const chromium = await openBrowser();
  const [thisDevice, otherDevice] = [
    await openSignedInDevice(chromium, member),
    await openSignedInDevice(chromium, member),
  ];
  await thisDevice.open('/settings');
  await thisDevice.press('Change password');
  await thisDevice.expectVisible('dialog', 'Change password');
  await thisDevice.fill('Current password', member.password);
  await thisDevice.fill('New password', 'a better one');
  await thisDevice.page.keyboard.press('Enter');
  await thisDevice.expectToast('Your other devices are signed out.');
  await otherDevice.expectText('This was done on another device, or your password or email was changed.');
  await thisDevice.page.reload();
  await thisDevice.expectVisible('heading', 'Settings');
});
