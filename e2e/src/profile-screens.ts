import { as, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { answersNext } from './answered.js';
import { LONG } from './candidates.js';
import { opensSlowly } from './held-back.js';
import type { Person } from './person.js';
import type { Onlooker, Screen } from './screens.js';

const patches = async ({ origin }: Person, member: TestUser, path: string, body: object): Promise<void> => {
  const answer = await fetch(`${origin}/api/profile/${path}`, {
    method: 'PATCH',
    headers: { ...as(member), 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, origin: 'typed' }),
  });
  if (!answer.ok) throw new Error(`changing the profile failed: ${answer.status} ${await answer.text()}`);
};

const changesElsewhere = (person: Person, member: TestUser): Promise<void> =>
  patches(person, member, `personal-info/${member.uid}`, {
    personalInfo: { ...LONG, email: member.email, phone: String(Math.random()).slice(2, 12) },
  });

const opensEditor = async (person: Person, editor: string, title: string): Promise<void> => {
  await person.opens(`/profile?edit=${editor}`);
  await person.sees('dialog', title);
};

/** Defines the screen of an editor as it opens. */
const editor = (name: string, title: string, onlooker: Onlooker = 'member'): Screen => ({
  name: `edit-${name}${onlooker === 'member' ? '' : `-${onlooker}`}`,
  onlooker,
  show: (person) => opensEditor(person, name, title),
});

/** Defines the screen of an editor with validation errors. */
const refusing = (name: string, title: string, then: (person: Person) => Promise<void>): Screen => ({
  name: `edit-${name}-wrong`,
  onlooker: 'member',
  show: async (person) => {
    await opensEditor(person, name, title);
    await then(person);
  },
});

const PAGES: readonly Screen[] = [
  {
    name: 'profile',
    onlooker: 'member',
    show: async (person) => {
      await person.opens('/profile');
      await person.sees('heading', `${LONG.firstName} ${LONG.lastName}`);
    },
  },
  {
    name: 'profile-veteran',
    onlooker: 'veteran',
    show: async (person) => {
      await person.opens('/profile');
      await person.reads('الخوارزمي');
    },
  },
  {
    name: 'profile-empty',
    onlooker: 'starter',
    show: async (person) => {
      await person.opens('/profile');
      await person.reads('No work experience added yet.');
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
];

const EDITORS: readonly Screen[] = [
  editor('personal', 'Edit Personal Information'),
  editor('experience', 'Edit Work Experience'),
  editor('experience', 'Edit Work Experience', 'veteran'),
  editor('experience', 'Edit Work Experience', 'starter'),
  editor('education', 'Edit Education'),
  editor('projects', 'Edit Projects'),
  editor('skills', 'Edit Skills'),
  editor('skills', 'Edit Skills', 'veteran'),
  editor('preferences', 'Edit Work Preferences'),
  editor('preferences', 'Edit Work Preferences', 'veteran'),
  editor('roles', 'Edit Preferred Roles'),
  editor('roles', 'Edit Preferred Roles', 'starter'),
  refusing('personal', 'Edit Personal Information', async (person) => {
    await person.fills('First name', ' ');
    await person.presses('Save Changes');
    await person.reads('First name is required');
  }),
  refusing('experience', 'Edit Work Experience', async (person) => {
    await person.presses('Edit Junior Developer');
    await person.fills('Company', ' ');
    await person.presses('Update');
    await person.reads('Company is required');
  }),
  refusing('education', 'Edit Education', async (person) => {
    await person.presses('Add education');
    await person.reads('Course name is required');
  }),
  refusing('projects', 'Edit Projects', async (person) => {
    await person.presses('Add project');
    await person.reads('Project Title is required');
  }),
  refusing('skills', 'Edit Skills', async (person) => {
    await person.fills('Add a skill', 'Go');
    await person.pressesIn('dialog', 'Add');
    await person.reads('This skill is already added');
  }),
  refusing('preferences', 'Edit Work Preferences', async (person) => {
    await person.presses('Add language');
    await person.reads('Language is required');
  }),
  {
    name: 'edit-personal-discard',
    onlooker: 'member',
    show: async (person) => {
      await opensEditor(person, 'personal', 'Edit Personal Information');
      await person.fills('Title', 'Something else');
      await person.presses('Close');
      await person.reads('Discard your changes?');
    },
  },
  {
    name: 'edit-personal-conflict',
    onlooker: 'member',
    show: async (person, { member }) => {
      await opensEditor(person, 'personal', 'Edit Personal Information');
      await changesElsewhere(person, member);
      await person.fills('Phone', '+44 1248 000000');
      await person.presses('Save Changes');
      await person.sees('button', 'Keep my version');
    },
  },
];

/** Session storage key: if set, editor drafts survive the next load of the page. */
export const KEEP_DRAFTS = 'keep-drafts';

/** Defines the screen of an editor that restores unsaved changes. */
const restored = (name: string, title: string, edits: (person: Person) => Promise<void>): Screen => ({
  name: `edit-${name}-restored`,
  onlooker: 'member',
  show: async (person) => {
    await opensEditor(person, name, title);
    await edits(person);
    await person.page.evaluate((key) => sessionStorage.setItem(key, 'once'), KEEP_DRAFTS);
    await opensEditor(person, name, title);
    await person.reads('Your unsaved changes were restored.');
  },
});

/** Mocks the response to every save of an editor. */
const answersSaves = ({ page }: Person, status: number, body: object): Promise<void> =>
  page.evaluate(
    (code, answer) => {
      const real = window.fetch.bind(window);
      window.fetch = (asked, how) =>
        how?.method === 'PATCH' ? Promise.resolve(Response.json(answer, { status: code })) : real(asked, how);
    },
    status,
    body,
  );

const savesTitle = async (person: Person, status: number, body: object): Promise<void> => {
  await opensEditor(person, 'personal', 'Edit Personal Information');
  await answersSaves(person, status, body);
  await person.fills('Title', 'Something else');
  await person.presses('Save Changes');
};

const EXPIRED = { error: 'Your session has expired. Please sign in again.', code: 'token-expired' };

/** Hovers over a toast, which pauses its timer. */
const holdsMessage = async ({ page }: Person, text: string): Promise<void> => {
  await page.locator(`.Toastify__toast ::-p-text(${text})`).hover();
};

const INTERRUPTIONS: readonly Screen[] = [
  restored('personal', 'Edit Personal Information', (person) => person.fills('Title', 'Something else')),
  restored('experience', 'Edit Work Experience', async (person) => {
    await person.presses('Edit Junior Developer');
    await person.fills('Company', 'Saffron Payments');
  }),
  restored('skills', 'Edit Skills', async (person) => {
    await person.fills('Add a skill', 'Cartography');
    await person.pressesIn('dialog', 'Add');
  }),
  {
    name: 'session-ended',
    onlooker: 'member',
    show: async (person) => {
      await savesTitle(person, 401, EXPIRED);
      await person.sees('dialog', 'Your session has ended');
    },
  },
  {
    name: 'session-ended-wrong',
    onlooker: 'member',
    show: async (person) => {
      await savesTitle(person, 401, EXPIRED);
      await person.fillsPassword('not the password');
      await person.pressesIn('dialog', 'Sign in');
      await person.reads('Incorrect email or password.');
    },
  },
  {
    name: 'edit-personal-failed',
    onlooker: 'member',
    show: async (person) => {
      await savesTitle(person, 422, { error: 'The title could not be saved. Please try again.', code: 'validation' });
      await holdsMessage(person, 'The title could not be saved.');
    },
  },
  {
    name: 'profile-toast',
    onlooker: 'member',
    show: async (person) => {
      await person.opens('/profile');
      await answersNext(person.page, '/api/cv/generate', { status: 200, body: { success: false } });
      await person.presses('View Resume');
      await holdsMessage(person, 'Could not generate resume.');
    },
  },
  { name: 'profile-slow', onlooker: 'member', show: (person) => opensSlowly(person, '/profile', '/api/profile/') },
  {
    name: 'history-slow',
    onlooker: 'member',
    isShownPerWidth: true,
    show: (person) => opensSlowly(person, '/profile?history=open', '/history'),
  },
];

const HISTORY: readonly Screen[] = [
  {
    name: 'history',
    onlooker: 'member',
    show: async (person, { member }) => {
      await changesElsewhere(person, member);
      await changesElsewhere(person, member);
      await person.opens('/profile?history=open');
      await person.reads('Undo this later change first.');
    },
  },
  {
    name: 'history-past',
    onlooker: 'veteran',
    show: async (person) => {
      await person.opens('/profile?history=open&revision=40');
      await person.reads('You are looking at an earlier version.');
    },
  },
  {
    name: 'history-missing',
    onlooker: 'starter',
    show: async (person) => {
      await person.opens('/profile?history=open&revision=99');
      await person.sees('button', 'Back to current version');
    },
  },
  {
    name: 'profile-past',
    onlooker: 'veteran',
    show: async (person) => {
      await person.opens('/profile?revision=5');
      await person.reads('You are looking at an earlier version.');
    },
  },
];

/** Every visual state of the profile page, its editors and its history. */
export const PROFILE_SCREENS: readonly Screen[] = [
  ...PAGES,
  ...EDITORS,
  ...INTERRUPTIONS,
  ...HISTORY.map((screen) => ({ ...screen, isShownPerWidth: true })),
];
