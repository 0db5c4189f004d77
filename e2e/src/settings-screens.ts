import type { AccountErased } from '@trackrecord/contracts';
import { openWithDelayedRequests } from './delay-requests.js';
import type { Person } from './person.js';
import type { Screen } from './screen.js';

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

/** Every visual state of the settings page. Nothing is deleted. */
export const SETTINGS_SCREENS: readonly Screen[] = [
  defineSettingsScreen('settings', openSettings),
  defineSettingsScreen('settings-downloading', async (person) => {
    await openWithDelayedRequests(person, '/settings', '/export');
    await person.press('Download my data');
    await person.expectText('Preparing your data. This may take a minute.');
  }),
  defineSettingsScreen('settings-delete', openConfirmation),
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
];
