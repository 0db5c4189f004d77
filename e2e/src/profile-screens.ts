import { authHeaders, type TestUser } from '@trackrecord/platform/testing/test-stack';
import { opensWithStalledRequests } from './delay-requests.js';
import { mockNextResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen, Viewer } from './screen.js';
import { LONG_PERSONAL_INFO } from './test-users.js';

const patchProfile = async ({ origin }: Person, member: TestUser, path: string, body: object): Promise<void> => {
  const response = await fetch(`${origin}/api/profile/${path}`, {
    method: 'PATCH',
    headers: { ...authHeaders(member), 'content-type': 'application/json' },
    body: JSON.stringify({ ...body, origin: 'typed' }),
  });
  if (!response.ok) throw new Error(`changing the profile failed: ${response.status} ${await response.text()}`);
};

const changeOnOtherDevice = (person: Person, member: TestUser): Promise<void> =>
  patchProfile(person, member, `personal-info/${member.uid}`, {
    personalInfo: { ...LONG_PERSONAL_INFO, email: member.email, phone: String(Math.random()).slice(2, 12) },
  });

const opensEditor = async (person: Person, editor: string, title: string): Promise<void> => {
  await person.open(`/profile?edit=${editor}`);
  await person.expectVisible('dialog', title);
};

/** Defines the screen of an editor as it opens. */
const editorScreen = (name: string, title: string, viewer: Viewer = 'member'): Screen => ({
  name: `edit-${name}${viewer === 'member' ? '' : `-${viewer}`}`,
  viewer,
  show: (person) => opensEditor(person, name, title),
});

/** Defines the screen of an editor with validation errors. */
const invalidEditorScreen = (name: string, title: string, then: (person: Person) => Promise<void>): Screen => ({
  name: `edit-${name}-wrong`,
  viewer: 'member',
  show: async (person) => {
    await opensEditor(person, name, title);
    await then(person);
  },
});

const PAGES: readonly Screen[] = [
  {
    name: 'profile',
    viewer: 'member',
    show: async (person) => {
      await person.open('/profile');
      await person.expectVisible('heading', `${LONG_PERSONAL_INFO.firstName} ${LONG_PERSONAL_INFO.lastName}`);
    },
  },
  {
    name: 'profile-large',
    viewer: 'large-profile',
    show: async (person) => {
      await person.open('/profile');
      await person.expectText('الخوارزمي');
    },
  },
  {
    name: 'profile-empty',
    viewer: 'sparse-profile',
    show: async (person) => {
      await person.open('/profile');
      await person.expectText('No work experience added yet.');
    },
  },
  {
    name: 'profile-menu',
    viewer: 'member',
    maxWidth: 767,
    show: async (person) => {
      await person.open('/profile');
      await person.press('Open menu');
      await person.expectVisible('button', 'Sign Out');
    },
  },
];

const EDITORS: readonly Screen[] = [
  editorScreen('personal', 'Edit Personal Information'),
  editorScreen('experience', 'Edit Work Experience'),
  editorScreen('experience', 'Edit Work Experience', 'large-profile'),
  editorScreen('experience', 'Edit Work Experience', 'sparse-profile'),
  editorScreen('education', 'Edit Education'),
  editorScreen('projects', 'Edit Projects'),
  editorScreen('skills', 'Edit Skills'),
  editorScreen('skills', 'Edit Skills', 'large-profile'),
  editorScreen('preferences', 'Edit Work Preferences'),
  editorScreen('preferences', 'Edit Work Preferences', 'large-profile'),
  editorScreen('roles', 'Edit Preferred Roles'),
  editorScreen('roles', 'Edit Preferred Roles', 'sparse-profile'),
  invalidEditorScreen('personal', 'Edit Personal Information', async (person) => {
    await person.fill('First name', ' ');
    await person.press('Save Changes');
    await person.expectText('First name is required');
  }),
  invalidEditorScreen('experience', 'Edit Work Experience', async (person) => {
    await person.press('Edit Junior Developer');
    await person.fill('Company', ' ');
    await person.press('Update');
    await person.expectText('Company is required');
  }),
  invalidEditorScreen('education', 'Edit Education', async (person) => {
    await person.press('Add education');
    await person.expectText('Course name is required');
  }),
  invalidEditorScreen('projects', 'Edit Projects', async (person) => {
    await person.press('Add project');
    await person.expectText('Project Title is required');
  }),
  invalidEditorScreen('skills', 'Edit Skills', async (person) => {
    await person.fill('Add a skill', 'Go');
    await person.pressIn('dialog', 'Add');
    await person.expectText('This skill is already added');
  }),
  invalidEditorScreen('preferences', 'Edit Work Preferences', async (person) => {
    await person.press('Add language');
    await person.expectText('Language is required');
  }),
  {
    name: 'edit-personal-discard',
    viewer: 'member',
    show: async (person) => {
      await opensEditor(person, 'personal', 'Edit Personal Information');
      await person.fill('Title', 'Something else');
      await person.press('Close');
      await person.expectText('Discard your changes?');
    },
  },
  {
    name: 'edit-personal-conflict',
    viewer: 'member',
    show: async (person, { member }) => {
      await opensEditor(person, 'personal', 'Edit Personal Information');
      await changeOnOtherDevice(person, member);
      await person.fill('Phone', '+44 1248 000000');
      await person.press('Save Changes');
      await person.expectVisible('button', 'Keep my version');
    },
  },
];

/** Session storage key: if set, editor drafts survive the next load of the page. */
export const KEEP_DRAFTS_KEY = 'keep-drafts';

/** Defines the screen of an editor that restores unsaved changes. */
const restoredEditorScreen = (name: string, title: string, edits: (person: Person) => Promise<void>): Screen => ({
  name: `edit-${name}-restored`,
  viewer: 'member',
  show: async (person) => {
    await opensEditor(person, name, title);
    await edits(person);
    await person.page.evaluate((key) => sessionStorage.setItem(key, 'once'), KEEP_DRAFTS_KEY);
    await opensEditor(person, name, title);
    await person.expectText('Your unsaved changes were restored.');
  },
});

/** Mocks the response to every save of an editor. */
const mockSaves = ({ page }: Person, status: number, body: object): Promise<void> =>
  page.evaluate(
    (code, response) => {
      const originalFetch = window.fetch.bind(window);
      window.fetch = (input, init) =>
        init?.method === 'PATCH'
          ? Promise.resolve(Response.json(response, { status: code }))
          : originalFetch(input, init);
    },
    status,
    body,
  );

const savesWithMockResponse = async (person: Person, status: number, body: object): Promise<void> => {
  await opensEditor(person, 'personal', 'Edit Personal Information');
  await mockSaves(person, status, body);
  await person.fill('Title', 'Something else');
  await person.press('Save Changes');
};

const EXPIRED = { error: 'Your session has expired. Please sign in again.', code: 'token-expired' };

/** Hovers over a toast, which pauses its timer. */
const hoversToast = async ({ page }: Person, text: string): Promise<void> => {
  await page.locator(`.Toastify__toast ::-p-text(${text})`).hover();
};

const INTERRUPTION_SCREENS: readonly Screen[] = [
  restoredEditorScreen('personal', 'Edit Personal Information', (person) => person.fill('Title', 'Something else')),
  restoredEditorScreen('experience', 'Edit Work Experience', async (person) => {
    await person.press('Edit Junior Developer');
    await person.fill('Company', 'Saffron Payments');
  }),
  restoredEditorScreen('skills', 'Edit Skills', async (person) => {
    await person.fill('Add a skill', 'Cartography');
    await person.pressIn('dialog', 'Add');
  }),
  {
    name: 'session-ended',
    viewer: 'member',
    show: async (person) => {
      await savesWithMockResponse(person, 401, EXPIRED);
      await person.expectVisible('dialog', 'Your session has ended');
    },
  },
  {
    name: 'session-ended-wrong',
    viewer: 'member',
    show: async (person) => {
      await savesWithMockResponse(person, 401, EXPIRED);
      await person.fillPassword('not the password');
      await person.pressIn('dialog', 'Sign in');
      await person.expectText('Incorrect email or password.');
    },
  },
  {
    name: 'edit-personal-failed',
    viewer: 'member',
    show: async (person) => {
      await savesWithMockResponse(person, 422, {
        error: 'The title could not be saved. Please try again.',
        code: 'validation',
      });
      await hoversToast(person, 'The title could not be saved.');
    },
  },
  {
    name: 'profile-toast',
    viewer: 'member',
    show: async (person) => {
      await person.open('/profile');
      await mockNextResponse(person.page, '/api/cv/generate', { status: 200, body: { success: false } });
      await person.press('View Resume');
      await hoversToast(person, 'Could not generate resume.');
    },
  },
  {
    name: 'profile-slow',
    viewer: 'member',
    show: (person) => opensWithStalledRequests(person, '/profile', '/api/profile/'),
  },
  {
    name: 'history-slow',
    viewer: 'member',
    isShownPerWidth: true,
    show: (person) => opensWithStalledRequests(person, '/profile?history=open', '/history'),
  },
];

const HISTORY: readonly Screen[] = [
  {
    name: 'history',
    viewer: 'member',
    show: async (person, { member }) => {
      await changeOnOtherDevice(person, member);
      await changeOnOtherDevice(person, member);
      await person.open('/profile?history=open');
      await person.expectText('Undo this later change first.');
    },
  },
  {
    name: 'history-past',
    viewer: 'large-profile',
    show: async (person) => {
      await person.open('/profile?history=open&revision=40');
      await person.expectText('You are looking at an earlier version.');
    },
  },
  {
    name: 'history-missing',
    viewer: 'sparse-profile',
    show: async (person) => {
      await person.open('/profile?history=open&revision=99');
      await person.expectVisible('button', 'Back to current version');
    },
  },
  {
    name: 'profile-past',
    viewer: 'large-profile',
    show: async (person) => {
      await person.open('/profile?revision=5');
      await person.expectText('You are looking at an earlier version.');
    },
  },
];

/** Every visual state of the profile page, its editors and its history. */
export const PROFILE_SCREENS: readonly Screen[] = [
  ...PAGES,
  ...EDITORS,
  ...INTERRUPTION_SCREENS,
  ...HISTORY.map((screen) => ({ ...screen, isShownPerWidth: true })),
];
