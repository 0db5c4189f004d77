import { as, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { ONBOARDING_SCREENS } from './onboarding-screens.js';
import type { Person } from './person.js';

/**
 * Who looks at a screen: nobody who is signed in; somebody without a profile who is at the first step of the wizard, at
 * its third, at its fourth, or at its end; or somebody with a profile.
 */
export const ONLOOKERS = ['nobody', 'newcomer', 'beginner', 'graduate', 'candidate', 'member'] as const;
export type Onlooker = (typeof ONLOOKERS)[number];

/** A screen, or a state of one: `show` brings a person who was just let in (or nobody, anywhere) there. */
export interface Screen {
  readonly name: string;
  readonly onlooker: Onlooker;
  /** Only where the page is that wide (px), such as menus that the narrow layout has. */
  readonly upTo?: number;
  readonly show: (person: Person, member: TestUser) => Promise<void>;
}

/** What the member says of themselves beyond the wizard. */
export const LONG = {
  firstName: 'Maria-Alexandra Konstantina',
  lastName: 'Papadopoulou-Wolfeschlegelsteinhausen',
  title: 'Principal Engineer for Distributed Systems, Observability and Developer Experience',
  location: 'Llanfairpwllgwyngyll, Anglesey, Wales, United Kingdom',
  linkedInUrl: 'https://www.linkedin.com/in/maria-alexandra-konstantina-papadopoulou-wolfeschlegelsteinhausen',
};

/** Signs somebody in, by the form. */
export async function letIn(person: Person, user: Pick<TestUser, 'email' | 'password'>): Promise<void> {
  await person.opens('/signup?mode=signin');
  await person.fills('Email', user.email);
  await person.fillsPassword(user.password);
  await person.presses('Sign in');
  await person.page.waitForFunction(() => location.pathname !== '/signup');
}

const changeElsewhere = async ({ origin }: Person, member: TestUser): Promise<void> => {
  const answer = await fetch(`${origin}/api/profile/personal-info/${member.uid}`, {
    method: 'PATCH',
    headers: { ...as(member), 'content-type': 'application/json' },
    body: JSON.stringify({ personalInfo: { ...LONG, email: member.email, phone: String(Math.random()).slice(2, 12) } }),
  });
  if (!answer.ok) throw new Error(`the profile was not changed: ${answer.status} ${await answer.text()}`);
};

const opensTheEditor = async (person: Person): Promise<void> => {
  await person.opens('/profile?edit=personal');
  await person.sees('dialog', 'Edit Personal Information');
};

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
    show: async (person, { email }) => {
      await person.opens('/signup?mode=signin');
      await person.fills('Email', email);
      await person.fillsPassword('wrong horse');
      await person.presses('Sign in');
      await person.reads('The email or the password is not right.');
    },
  },
  {
    name: 'reset-sent',
    onlooker: 'nobody',
    show: async (person, { email }) => {
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
      await person.reads('This link has expired or was used already.');
    },
  },
  ...ONBOARDING_SCREENS,
  {
    name: 'profile',
    onlooker: 'member',
    show: async (person) => {
      await person.opens('/profile');
      await person.sees('heading', `${LONG.firstName} ${LONG.lastName}`);
    },
  },
  {
    name: 'profile-menu',
    onlooker: 'member',
    upTo: 767,
    show: async (person) => {
      await person.opens('/profile');
      await person.presses('Open menu');
      await person.sees('button', 'Sign Out');
    },
  },
  {
    name: 'profile-edit',
    onlooker: 'member',
    show: opensTheEditor,
  },
  {
    name: 'profile-edit-wrong',
    onlooker: 'member',
    show: async (person) => {
      await opensTheEditor(person);
      await person.fills('First name', ' ');
      await person.presses('Save Changes');
      await person.reads('First name is required');
    },
  },
  {
    name: 'profile-edit-discard',
    onlooker: 'member',
    show: async (person) => {
      await opensTheEditor(person);
      await person.fills('Title', 'Something else');
      await person.presses('Close');
      await person.reads('Discard your changes?');
    },
  },
  {
    name: 'profile-conflict',
    onlooker: 'member',
    show: async (person, member) => {
      await opensTheEditor(person);
      await changeElsewhere(person, member);
      await person.fills('Phone', '+44 1248 000000');
      await person.presses('Save Changes');
      await person.sees('button', 'Keep mine');
    },
  },
];
