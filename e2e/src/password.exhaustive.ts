import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, collectErrors, openBrowser } from './browser.js';
import { Person } from './person.js';
import { waitForPrintedLink } from './printed-links.js';
import { signInWithForm } from './sign-in.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');

afterEach(closeBrowsers);

it('resets a password with a single-use link and rejects the old password', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const { email } = member;
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const errors = collectErrors(page, origin);
  const person = new Person(page, origin);
  await person.open('/signup?mode=signin');
  await person.fill('Email', email);
  await person.followLink('Forgot password?');
  await person.expectPath('/signup?mode=reset');
  expect(await person.getValue('Email')).toBe(email);
  await person.press('Send reset link');
  await person.expectText(`If ${email} has an account`);

  const link = await waitForPrintedLink('Password reset', email);
  await page.goto(link);
  await person.expectVisible('heading', 'Choose a new password');
  await person.expectVisible('button', 'Save password and sign in');
  await person.expectText(email);
  await person.fillPassword('a better one');
  await person.press('Save password and sign in');
  await person.expectText('Your password was changed');
  await person.expectPath('/profile');
  await person.expectVisible('heading', 'Nadia Kurian');
  expect(errors).toEqual([]);

  await person.press('Sign Out');
  await person.expectPath('/signup');
  await page.goto(link);
  await person.expectText('This link has expired or was already used.');
  await person.open('/signup?mode=signin');
  await person.fill('Email', email);
  await person.fillPassword(member.password);
  await person.press('Sign in');
  await person.expectText('Incorrect email or password.');
  await signInWithForm(person, { email, password: 'a better one' });
  await person.expectVisible('heading', 'Nadia Kurian');
});

it('changes the password in the settings, and keeps this session', async () => {
  const member = await createMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const signInUrl = `${origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo`;
  const signIn = (password: string) =>
    fetch(signInUrl, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: origin },
      body: JSON.stringify({ email: member.email, password, returnSecureToken: true }),
    });
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const person = new Person(page, origin);
  await person.open('/signup?mode=signin');
  await signInWithForm(person, member);
  await person.expectPath('/profile');
  await person.open('/settings');
  await person.press('Change password');
  await person.expectVisible('dialog', 'Change password');
  await person.fill('Current password', 'not the password');
  await person.fill('New password', 'a better one');
  await page.keyboard.press('Enter');
  await person.expectText('This is not your current password.');
  await person.fill('Current password', member.password);
  await page.keyboard.press('Enter');
  await person.expectToast('Password changed.');
  await page.reload();
  await person.expectVisible('heading', 'Settings');

  expect((await signIn(member.password)).status).toBe(400);
  expect((await signIn('a better one')).status).toBe(200);
});
