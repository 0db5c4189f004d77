import { testVariable } from '@trackrecord/platform/testing/test-stack';
import { closeBrowsers, openBrowser, watch } from './browser.js';
import { newMember } from './candidates.js';
import { Person } from './person.js';
import { waitForResetLink } from './reset-links.js';
import { signsIn } from './screens.js';

const origin = testVariable('BASE_URL');

afterEach(closeBrowsers);

it('a person who forgot the password follows the link once, chooses a new one, and signs in with that only', async () => {
  const member = await newMember(origin, { firstName: 'Nadia', lastName: 'Kurian' });
  const { email } = member;
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const wrong = watch(page, origin);
  const person = new Person(page, origin);
  await person.opens('/signup?mode=signin');
  await person.fills('Email', email);
  await person.follows('Forgot password?');
  await person.isAt('/signup?mode=reset');
  expect(await person.value('Email')).toBe(email);
  await person.presses('Send reset link');
  await person.reads(`If ${email} has an account`);

  const link = await waitForResetLink(email);
  await page.goto(link);
  await person.sees('heading', 'Choose a new password');
  await person.sees('button', 'Save password and sign in');
  expect(await person.value('Email')).toBe(email);
  await person.fillsPassword('a better one');
  await person.presses('Save password and sign in');
  await person.reads('Your password was changed');
  await person.isAt('/profile');
  await person.sees('heading', 'Nadia Kurian');
  expect(wrong).toEqual([]);

  await person.presses('Sign Out');
  await person.isAt('/signup');
  await page.goto(link);
  await person.reads('This link has expired or was already used.');
  await person.opens('/signup?mode=signin');
  await person.fills('Email', email);
  await person.fillsPassword(member.password);
  await person.presses('Sign in');
  await person.reads('Incorrect email or password.');
  await signsIn(person, { email, password: 'a better one' });
  await person.sees('heading', 'Nadia Kurian');
}, 90_000);
