import { changeOnOtherDevice } from './change-on-other-device.js';
import { checkScreens, KEEP_DRAFTS_KEY } from './check-screens.js';
import { openWithStalledRequests } from './delay-requests.js';
import { mockNextResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen, Viewer } from './screen.js';

const openEditor = async (person: Person, editor: string, title: string): Promise<void> => {
  await person.open(`/profile?edit=${editor}`);
  await person.expectVisible('dialog', title);
};

/** Defines the screen of an editor as it opens. */
const defineEditorScreen = (name: string, title: string, viewer: Viewer = 'member'): Screen => ({
  name: `edit-${name}${viewer === 'member' ? '' : `-${viewer}`}`,
  viewer,
  show: (person) => openEditor(person, name, title),
});

/** Defines the screen of an editor with validation errors. */
const defineInvalidEditorScreen = (
  name: string,
  title: string,
  triggerErrors: (person: Person) => Promise<void>,
): Screen => ({
  name: `edit-${name}-invalid`,
  viewer: 'member',
  show: async (person) => {
    await openEditor(person, name, title);
    await triggerErrors(person);
  },
});

const EDITOR_SCREENS: readonly Screen[] = [
  defineEditorScreen('personal', 'Edit Personal Information'),
  defineEditorScreen('experience', 'Edit Work Experience'),
  defineEditorScreen('experience', 'Edit Work Experience', 'large-profile'),
  defineEditorScreen('experience', 'Edit Work Experience', 'sparse-profile'),
  defineEditorScreen('education', 'Edit Education'),
  defineEditorScreen('projects', 'Edit Projects'),
  defineEditorScreen('skills', 'Edit Skills'),
  defineEditorScreen('skills', 'Edit Skills', 'large-profile'),
  defineEditorScreen('preferences', 'Edit Work Preferences'),
  defineEditorScreen('preferences', 'Edit Work Preferences', 'large-profile'),
  defineEditorScreen('roles', 'Edit Preferred Roles'),
  defineEditorScreen('roles', 'Edit Preferred Roles', 'sparse-profile'),
  defineInvalidEditorScreen('personal', 'Edit Personal Information', async (person) => {
    await person.fill('First name', ' ');
    await person.press('Save Changes');
    await person.expectText('First name is required');
  }),
  defineInvalidEditorScreen('experience', 'Edit Work Experience', async (person) => {
    await person.press('Edit Junior Developer');
    await person.fill('Company', ' ');
    await person.press('Update');
    await person.expectText('Company is required');
  }),
  defineInvalidEditorScreen('education', 'Edit Education', async (person) => {
    await person.press('Add education');
    await person.expectText('Course name is required');
  }),
  defineInvalidEditorScreen('projects', 'Edit Projects', async (person) => {
    await person.press('Add project');
    await person.expectText('Project Title is required');
  }),
  defineInvalidEditorScreen('skills', 'Edit Skills', async (person) => {
    await person.fill('Add a skill', 'Go');
    await person.pressIn('dialog', 'Add');
    await person.expectText('This skill is already added');
  }),
  defineInvalidEditorScreen('preferences', 'Edit Work Preferences', async (person) => {
    await person.press('Add language');
    await person.expectText('Language is required');
  }),
  {
    name: 'edit-personal-discard',
    viewer: 'member',
    show: async (person) => {
      await openEditor(person, 'personal', 'Edit Personal Information');
      await person.fill('Title', 'Something else');
      await person.press('Close');
      await person.expectText('Discard your changes?');
    },
  },
  {
    name: 'edit-personal-conflict',
    viewer: 'member',
    show: async (person, { member }) => {
      await openEditor(person, 'personal', 'Edit Personal Information');
      await changeOnOtherDevice(person, member);
      await person.fill('Phone', '+44 1248 000000');
      await person.press('Save Changes');
      await person.expectVisible('button', 'Keep my version');
    },
  },
];

/** Defines the screen of an editor that restores unsaved changes. */
const defineRestoredEditorScreen = (name: string, title: string, edit: (person: Person) => Promise<void>): Screen => ({
  name: `edit-${name}-restored`,
  viewer: 'member',
  show: async (person) => {
    await openEditor(person, name, title);
    await edit(person);
    await person.page.evaluate((key) => sessionStorage.setItem(key, 'once'), KEEP_DRAFTS_KEY);
    await openEditor(person, name, title);
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

const saveWithMockResponse = async (person: Person, status: number, body: object): Promise<void> => {
  await openEditor(person, 'personal', 'Edit Personal Information');
  await mockSaves(person, status, body);
  await person.fill('Title', 'Something else');
  await person.press('Save Changes');
};

const SIGNED_OUT_BODY = { error: 'You were signed out. Please sign in again.', code: 'signed-out' };
const EXPIRED_BODY = { error: 'Your session has expired. Please sign in again.', code: 'token-expired' };

/** Hovers over a toast, which pauses its timer. */
const hoverToast = async ({ page }: Person, text: string): Promise<void> => {
  await page.locator(`.Toastify__toast ::-p-text(${text})`).hover();
};

const INTERRUPTION_SCREENS: readonly Screen[] = [
  defineRestoredEditorScreen('personal', 'Edit Personal Information', (person) =>
    person.fill('Title', 'Something else'),
  ),
  defineRestoredEditorScreen('experience', 'Edit Work Experience', async (person) => {
    await person.press('Edit Junior Developer');
    await person.fill('Company', 'Saffron Payments');
  }),
  defineRestoredEditorScreen('skills', 'Edit Skills', async (person) => {
    await person.fill('Add a skill', 'Cartography');
    await person.pressIn('dialog', 'Add');
  }),
  {
    name: 'session-ended',
    viewer: 'member',
    show: async (person) => {
      await saveWithMockResponse(person, 401, EXPIRED_BODY);
      await person.expectVisible('dialog', 'Your session has ended');
    },
  },
  {
    name: 'signed-out-elsewhere',
    viewer: 'member',
    show: async (person) => {
      await saveWithMockResponse(person, 401, SIGNED_OUT_BODY);
      await person.expectVisible('dialog', 'You were signed out');
    },
  },
  {
    name: 'session-ended-wrong-password',
    viewer: 'member',
    show: async (person) => {
      await saveWithMockResponse(person, 401, EXPIRED_BODY);
      await person.fillPassword('not the password');
      await person.pressIn('dialog', 'Sign in');
      await person.expectText('The password does not match this email.');
    },
  },
  {
    name: 'edit-personal-failed',
    viewer: 'member',
    show: async (person) => {
      await saveWithMockResponse(person, 422, {
        error: 'The title could not be saved. Please try again.',
        code: 'validation',
      });
      await hoverToast(person, 'The title could not be saved.');
    },
  },
  {
    name: 'profile-toast',
    viewer: 'member',
    show: async (person) => {
      await person.open('/profile');
      await mockNextResponse(person.page, '/api/cv/generate', { status: 200, body: { success: false } });
      await person.press('View Resume');
      await hoverToast(person, 'Could not generate resume.');
    },
  },
  {
    name: 'profile-slow',
    viewer: 'member',
    show: (person) => openWithStalledRequests(person, '/profile', '/api/profile/'),
  },
  {
    name: 'history-slow',
    viewer: 'member',
    shouldReopenPerWidth: true,
    show: (person) => openWithStalledRequests(person, '/profile?history=open', '/history'),
  },
];

checkScreens([...EDITOR_SCREENS, ...INTERRUPTION_SCREENS]);
