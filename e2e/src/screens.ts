import type { TestAccount, TestUser } from '@trackrecord/platform/testing/test-stack';
import { APPLICATIONS_SCREENS } from './applications-screens.js';
import { HOME_SCREENS } from './home-screens.js';
import { EXTENSIONS_SCREENS } from './extensions-screens.js';
import { JOBS_SCREENS } from './jobs-screens.js';
import { ONBOARDING_SCREENS } from './onboarding-screens.js';
import type { Person } from './person.js';
import { PROFILE_SCREENS } from './profile-screens.js';
import { RESUME_SCREENS } from './resume-screens.js';
import type { Screen } from './screen.js';
import { SETTINGS_SCREENS } from './settings-screens.js';
import { storeSession } from './stored-session.js';

/** Opens the application with a stored session. */
export const openSignedIn = (person: Person, account: TestAccount): Promise<void> =>
  storeSession(person.page, account, () => person.open('/profile'));

/** Signs in with the form. */
export async function signInWithForm(person: Person, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await person.open('/signup?mode=signin');
  await person.fill('Email', user.email);
  await person.fillPassword(user.password);
  await person.press('Sign in');
  await person.waitToLeave('/signup');
}

/** Every visual state of every screen. Add new screens here. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'signup',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup');
      await person.expectVisible('heading', 'Create your account');
    },
  },
  {
    name: 'signup-invalid',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup');
      await person.press('Create account');
      await person.expectText('Password is required');
    },
  },
  {
    name: 'signin',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup?mode=signin');
      await person.expectVisible('heading', 'Welcome back');
    },
  },
  {
    name: 'signin-wrong-password',
    viewer: 'guest',
    show: async (person, { member: { email } }) => {
      await person.open('/signup?mode=signin');
      await person.fill('Email', email);
      await person.fillPassword('wrong horse');
      await person.press('Sign in');
      await person.expectText('Incorrect email or password.');
    },
  },
  {
    name: 'reset-sent',
    viewer: 'guest',
    show: async (person, { member: { email } }) => {
      await person.open('/signup?mode=reset');
      await person.fill('Email', email);
      await person.press('Send reset link');
      await person.expectText(`If ${email} has an account`);
    },
  },
  {
    name: 'reset-link-used',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup?mode=resetPassword&oobCode=used');
      await person.expectText('This link has expired or was already used.');
    },
  },
  {
    name: 'email-link-used',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/signup?mode=verifyAndChangeEmail&oobCode=used');
      await person.expectText('This link has expired or was already used.');
    },
  },
  {
    name: 'terms',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/terms');
      await person.expectText('has not entered a name and address yet');
    },
  },
  {
    name: 'privacy',
    viewer: 'guest',
    show: async (person) => {
      await person.open('/privacy');
      await person.expectText('has not entered a name and address yet');
    },
  },
  ...ONBOARDING_SCREENS,
  ...PROFILE_SCREENS,
  ...RESUME_SCREENS,
  ...JOBS_SCREENS,
  ...HOME_SCREENS,
  ...APPLICATIONS_SCREENS,
  ...EXTENSIONS_SCREENS,
  ...SETTINGS_SCREENS,
];
