import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser } from './browser.js';
import { chooseAccount, createAccount, signInWithGoogle } from './google-popup.js';
import { Person } from './person.js';
import { signInWithForm } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
afterAll(closeBrowsers);

it('links a Google account, signs in with it, and unlinks it', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const person = new Person(page, origin);
  await person.open('/signup?mode=signin');
  await signInWithForm(person, member);
  await person.expectPath('/profile');
  await person.open('/settings');
  await person.press('Link Google');
  await person.fill('Current password', member.password);
  await person.pressIn('dialog', 'Continue');
  let account = '';
  await signInWithGoogle(person, 'Choose Google account', async (popup) => {
    account = await createAccount(popup);
  });
  await person.expectToast('Google is linked.');
  await person.expectText(account);

  await person.press('Sign Out');
  await person.expectPath('/signup');
  await person.open('/signup?mode=signin');
  await signInWithGoogle(person, 'Sign in with Google', chooseAccount(account));
  await person.expectPath('/profile');
  await person.expectVisible('heading', 'Nadia Kurian');

  await person.open('/settings');
  await person.press('Unlink Google');
  await person.fill('Current password', member.password);
  await person.pressIn('dialog', 'Unlink Google');
  await person.expectToast('Google is unlinked.');
  await person.expectVisible('button', 'Link Google');
  await page.reload();
  await person.expectVisible('button', 'Link Google');
});
