import type { AccountChange, AccountChanges, AccountErased } from '@trackrecord/contracts';
import { checkScreens } from './check-screens.js';
import { openWithDelayedRequests } from './delay-requests.js';
import { mockNextResponse, openWithResponse, type MockResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen } from './screen.js';
import { readStoredAccount } from './stored-session.js';
import { openSupportSession } from './support-session.js';

/** Defines a state of the settings page. */
const defineSettingsScreen = (name: string, show: (person: Person) => Promise<void>): Screen => ({
  name,
  viewer: 'member',
  show,
});

const openSettings = async (person: Person): Promise<void> => {
  await person.open('/settings');
  await person.expectVisible('heading', 'Settings');
};

const openConfirmation = async (person: Person): Promise<void> => {
  await person.open('/settings?confirm=delete');
  await person.expectVisible('alertdialog', 'Delete your account?');
};

/** Mocks the response to DELETE requests, which never reach the server; without `body` they stay pending. */
const mockDeletion = ({ page }: Person, body?: object): Promise<void> =>
  page.evaluate((response) => {
    const originalFetch = window.fetch.bind(window);
    window.fetch = (input, init) => {
      if (init?.method !== 'DELETE') return originalFetch(input, init);
      return response === null ? new Promise(() => undefined) : Promise.resolve(Response.json(response));
    };
  }, body ?? null);

const confirmDeletion = async (person: Person, body?: object): Promise<void> => {
  await openConfirmation(person);
  await mockDeletion(person, body);
  await person.fillPassword('correct horse');
  await person.press('Yes, Delete My Account');
};

const ERASED_BODY: AccountErased = {
  message: 'Account deleted successfully',
  receipt: {
    version: 1,
    id: '0b5a51c2-6c7e-4a39-9b53-8f2f0a6c9d11',
    account: 'q'.repeat(43),
    erasedAt: '2026-11-21T10:00:00.000Z',
    revision: 7,
    parts: ['account', 'history', 'keys'],
    keyId: 'k'.repeat(16),
    signature: 's'.repeat(86),
  },
};

/** Defines a state of the card that shows accesses of support. */
const defineAccessScreen = (name: string, show: (person: Person) => Promise<void>): Screen => ({
  name: `settings-accesses${name}`,
  viewer: 'accessed-profile',
  show,
});

const openAccesses = async (person: Person): Promise<void> => {
  await person.open('/settings');
  await person.expectText('You did not give access');
};

const FAILED_RESPONSE: MockResponse = { status: 400, body: { error: 'No', code: 'test' } };

const ACCESS_SCREENS: readonly Screen[] = [
  defineAccessScreen('', async (person) => {
    // The session that the viewer was created with may have expired on a slow machine.
    await openSupportSession(person.origin, (await readStoredAccount(person.page)).uid);
    await openAccesses(person);
    await person.expectText('Support can see your profile until');
  }),
  defineAccessScreen('-all', async (person) => {
    await openAccesses(person);
    await person.press('Show earlier');
    await person.page.$$eval('#accesses details', (all) => all.forEach((details) => (details.open = true)));
  }),
  // Shown again at each width, because the position of the list differs.
  {
    ...defineAccessScreen('-actions', async (person) => {
      await openAccesses(person);
      await person.expectText('Had your CV created again');
      await person.page.$eval('#support-actions-title', (title) =>
        title.scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
    }),
    shouldReopenPerWidth: true,
  },
  defineAccessScreen('-code', async (person) => {
    await openAccesses(person);
    await person.press('Give support access');
    await person.expectText('It is not shown again.');
  }),
  // The code that the screen before created.
  defineAccessScreen('-code-given', async (person) => {
    await openAccesses(person);
    await person.expectText('Support has not used your code yet');
  }),
  defineAccessScreen('-codes-off', async (person) => {
    await openAccesses(person);
    await mockNextResponse(person.page, '/consents', { status: 409, body: { error: 'No', code: 'consent-off' } });
    await person.press('Create a new code');
    await person.expectText('Codes are turned off.');
  }),
  defineAccessScreen('-failed', async (person) => {
    // Fails the requests of the list, and of the banner, which polls the newest accesses at the same path.
    await openWithResponse(person, '/settings', '/accesses', FAILED_RESPONSE, { count: 4 });
    await person.expectText('This list could not be loaded.');
  }),
];

const SIGNED_OUT_BODY = { error: 'You were signed out. Please sign in again.', code: 'signed-out' };

/** More devices than are shown at first, among them this one. */
const DEVICES = ['Firefox on Windows', 'Safari on iPhone', 'Samsung Internet on Android', 'Chrome', 'Edge', 'Opera'];
const DEVICES_BODY = {
  items: DEVICES.map((name, index) => ({
    id: `device-${index}`,
    name,
    signedInAt: new Date(Date.UTC(2026, 10, 20 - index, 9, 30)).toISOString(),
    lastUsedAt: new Date(Date.UTC(2026, 10, 25 - index, 18, 5)).toISOString(),
    current: index === 0,
  })),
};

const LONG_EMAIL = `${'aleksandra.wisniewska-kowalczyk'.repeat(2)}@very-long-company-name.example`;

/** Every kind of account change, one of them with long emails, and an earlier page. */
const ACCOUNT_CHANGES: readonly Pick<AccountChange, 'kind' | 'description'>[] = [
  { kind: 'sign-out', description: 'Signed out on all other devices' },
  { kind: 'email', description: `Email changed from ${LONG_EMAIL} to jana@mail.example` },
  { kind: 'password', description: 'Password changed' },
  { kind: 'google', description: `Google linked: ${LONG_EMAIL}` },
  { kind: 'sign-in', description: 'Signed in with Samsung Internet on Android' },
  { kind: 'start', description: 'Recorded since' },
];
const ACCOUNT_CHANGES_BODY: AccountChanges = {
  items: ACCOUNT_CHANGES.map((change, index) => ({
    ...change,
    revision: 19 - index,
    at: new Date(Date.UTC(2026, 10, 25 - index, 18, 5)).toISOString(),
  })),
  next: 14,
};

/** Opens the settings with a mocked list of account changes, until `text` is shown. */
async function openWithAccountChanges(person: Person, response: MockResponse, text: string): Promise<void> {
  // The list is loaded again when the sign-in has been recorded.
  await openWithResponse(person, '/settings', '/account-changes', response, { method: 'GET', count: 2 });
  await person.expectText(text);
}

const SIGN_IN_SCREENS: readonly Screen[] = [
  defineSettingsScreen('settings-devices', async (person) => {
    await openWithResponse(person, '/settings', '/devices', { status: 200, body: DEVICES_BODY });
    await person.expectText('Samsung Internet on Android');
  }),
  defineSettingsScreen('settings-devices-failed', async (person) => {
    await openWithResponse(person, '/settings', '/devices', FAILED_RESPONSE);
    await person.expectText('Your devices could not be loaded.');
  }),
  defineSettingsScreen('settings-account-changes', (person) =>
    openWithAccountChanges(person, { status: 200, body: ACCOUNT_CHANGES_BODY }, LONG_EMAIL),
  ),
  defineSettingsScreen('settings-account-changes-failed', (person) =>
    openWithAccountChanges(person, FAILED_RESPONSE, 'The changes to your account could not be loaded.'),
  ),
  defineSettingsScreen('settings-link-google', async (person) => {
    await openSettings(person);
    await person.press('Link Google');
    await person.expectVisible('dialog', 'Link Google');
  }),
  defineSettingsScreen('settings-change-email', async (person) => {
    await openSettings(person);
    await person.press('Change email');
    await person.expectVisible('dialog', 'Change email');
  }),
  defineSettingsScreen('settings-change-password', async (person) => {
    await openSettings(person);
    await person.press('Change password');
    await person.expectVisible('dialog', 'Change password');
  }),
  defineSettingsScreen('settings-sign-out-everywhere', async (person) => {
    await openSettings(person);
    await person.press('Sign out everywhere');
    await person.expectVisible('alertdialog', 'Sign out everywhere?');
  }),
  {
    name: 'signed-out-everywhere',
    // This has to be the viewer's last screen: it signs the viewer out.
    viewer: 'accessed-profile',
    show: async (person) => {
      await openSettings(person);
      // The page asks with its token and, after the first 401, again with a fresh token.
      for (let count = 0; count < 2; count += 1)
        await mockNextResponse(person.page, '/session', { status: 401, body: SIGNED_OUT_BODY });
      await person.expectText('This was done on another device, or your password or email was changed.');
      await person.expectPath('/signup?mode=signin');
    },
  },
];

/** Every visual state of the settings page. Nothing is deleted. */
checkScreens([
  defineSettingsScreen('settings', async (person) => {
    await openSettings(person);
    await person.expectText('Support has not looked at your data.');
  }),
  ...ACCESS_SCREENS,
  ...SIGN_IN_SCREENS,
  defineSettingsScreen('settings-downloading', async (person) => {
    await openWithDelayedRequests(person, '/settings', '/export');
    await person.press('Download my data');
    await person.expectText('Preparing your data. This may take a minute.');
  }),
  defineSettingsScreen('settings-delete', openConfirmation),
  defineSettingsScreen('settings-delete-google', async (person) => {
    const { uid, email } = await readStoredAccount(person.page);
    const providerUserInfo = ['password', 'google.com'].map((providerId) => ({ providerId, rawId: email, email }));
    const body = { users: [{ localId: uid, email, emailVerified: true, providerUserInfo }] };
    await openWithResponse(person, '/settings?confirm=delete', 'accounts:lookup', { status: 200, body });
    await person.press('Continue with Google instead');
    await person.expectText('choose your Google account in the window that opens.');
  }),
  defineSettingsScreen('settings-deleting', async (person) => {
    await confirmDeletion(person);
    await person.expectToast('Deleting account...');
    await person.expectVisible('button', 'Deleting Account...');
  }),
  defineSettingsScreen('settings-delete-failed', async (person) => {
    await confirmDeletion(person, {});
    await person.expectToast('Failed to delete account');
    await person.expectHidden('alertdialog', 'Delete your account?');
    await person.expectText('your account may already be deleted');
  }),
  {
    name: 'settings-receipt',
    // This has to be the viewer's last screen: it signs the viewer out.
    viewer: 'sparse-profile',
    show: async (person) => {
      await confirmDeletion(person, ERASED_BODY);
      await person.expectToast('Account deleted successfully');
      await person.expectVisible('button', 'Download receipt');
    },
  },
]);
