import type { TestAccount, TestUser } from '@trackrecord/platform/testing/test-stack';
import { JOBS_SCREENS } from './jobs-screens.js';
import { ONBOARDING_SCREENS } from './onboarding-screens.js';
import type { Person } from './person.js';
import { PROFILE_SCREENS } from './profile-screens.js';
import { RESUME_SCREENS } from './resume-screens.js';
import { SETTINGS_SCREENS } from './settings-screens.js';
import { storeSession } from './stored-session.js';

/**
 * Who looks at a screen: nobody who is signed in; somebody without a profile who is at the first step of the wizard, at
 * its third, at its fourth, or at its end; or somebody with a profile: nearly empty, full, or more than full.
 */
export const ONLOOKERS = [
  'nobody',
  'newcomer',
  'beginner',
  'graduate',
  'candidate',
  'starter',
  'member',
  'veteran',
] as const;
export type Onlooker = (typeof ONLOOKERS)[number];

/** Those among them who have an account that others can use, too. */
export interface People {
  readonly member: TestUser;
}

/** A screen, or a state of one: `show` brings a person who was just let in (or nobody, anywhere) there. */
export interface Screen {
  readonly name: string;
  readonly onlooker: Onlooker;
  /** Only where the page is that wide (px), such as menus that the narrow layout has. */
  readonly upTo?: number;
  /** Shown again at each width: it is rendered by other components there, which lose what was opened or loaded. */
  readonly isShownPerWidth?: boolean;
  readonly show: (person: Person, people: People) => Promise<void>;
}

/** Opens the application as somebody who is signed in. */
export const letIn = (person: Person, account: TestAccount): Promise<void> =>
  storeSession(person.page, account, () => person.opens('/profile'));

/** Signs somebody in by the form. */
export async function signsIn(person: Person, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await person.opens('/signup?mode=signin');
  await person.fills('Email', user.email);
  await person.fillsPassword(user.password);
  await person.presses('Sign in');
  await person.leaves('/signup');
}

/** Every screen there is, and every state of it that looks different. A new screen belongs here. */
export const SCREENS: readonly Screen[] = [
  {
    name: 'signup',
    onlooker: 'nobody',
    show: async (person) => {
      await person.opens('/signup');
      await person.sees('heading', 'Create your account');
    },
  },
  {
    name: 'signup-wrong',
    onlooker: 'nobody',
    show: async (person) => {
      await person.opens('/signup');
      await person.presses('Create account');
      await person.reads('Password is required');
    },
  },
  {
    name: 'signin',
    onlooker: 'nobody',
    show: async (person) => {
      await person.opens('/signup?mode=signin');
      await person.sees('heading', 'Welcome back');
    },
  },
  {
    name: 'signin-refused',
    onlooker: 'nobody',
    show: async (person, { member: { email } }) => {
      await person.opens('/signup?mode=signin');
      await person.fills('Email', email);
      await person.fillsPassword('wrong horse');
      await person.presses('Sign in');
      await person.reads('Incorrect email or password.');
    },
  },
  {
    name: 'reset-sent',
    onlooker: 'nobody',
    show: async (person, { member: { email } }) => {
      await person.opens('/signup?mode=reset');
      await person.fills('Email', email);
      await person.presses('Send reset link');
      await person.reads(`If ${email} has an account`);
    },
  },
  {
    name: 'reset-link-used',
    onlooker: 'nobody',
    show: async (person) => {
      await person.opens('/signup?mode=resetPassword&oobCode=used');
      await person.reads('This link has expired or was already used.');
    },
  },
  ...ONBOARDING_SCREENS,
  ...PROFILE_SCREENS,
  ...RESUME_SCREENS,
  ...JOBS_SCREENS,
  ...SETTINGS_SCREENS,
];
