import type { ExtensionList } from '@trackrecord/contracts';
import { checkScreens } from './check-screens.js';
import { openWithStalledRequests } from './delay-requests.js';
import { openWithResponse } from './mock-response.js';
import type { Person } from './person.js';
import type { Screen } from './screen.js';

const CALENDAR = {
  id: '00000000-0000-4000-8000-0000000000c1',
  createdAt: '2026-11-14T10:14:00.000Z',
  lastUsedOn: '2026-11-20',
  contents: { interviews: true, nextSteps: true, savedEvents: true },
};
const BROWSER = {
  id: '00000000-0000-4000-8000-0000000000b1',
  createdAt: '2026-11-02T09:00:00.000Z',
  lastUsedOn: '2026-11-20',
  name: 'Chrome on Windows',
  saved: 11,
};
const LIST: ExtensionList = {
  calendar: CALENDAR,
  browsers: [
    BROWSER,
    { ...BROWSER, id: '00000000-0000-4000-8000-0000000000b2', name: `Firefox on ${'Ubuntu'.repeat(9)}`, saved: 0 },
  ],
  revoked: [
    { ...BROWSER, id: '00000000-0000-4000-8000-0000000000b3', kind: 'browser', revokedAt: '2026-11-21T10:00:00.000Z' },
    {
      id: '00000000-0000-4000-8000-0000000000c2',
      createdAt: '2026-10-14T10:14:00.000Z',
      lastUsedOn: null,
      kind: 'calendar',
      name: null,
      revokedAt: '2026-11-14T10:14:00.000Z',
    },
  ],
};

const defineScreen = (name: string, show: (person: Person) => Promise<void>): Screen => ({
  name,
  viewer: 'sparse-profile',
  show,
});

const openExtensions = async (person: Person): Promise<void> => {
  await person.open('/extensions');
  await person.expectVisible('heading', 'Pairing code');
};

/** Opens a path with a mocked list of extensions. Pages request it once. */
const openWithList = (person: Person, path: string): Promise<void> =>
  openWithResponse(person, path, '/api/extensions/', { status: 200, body: LIST });

/** Every visual state of the extensions. */
checkScreens([
  defineScreen('extensions', openExtensions),
  defineScreen('extensions-loading', async (person) => {
    await openWithStalledRequests(person, '/extensions', '/api/extensions/');
    await person.expectText('Loading extensions');
  }),
  defineScreen('extensions-failed', async (person) => {
    await openWithResponse(person, '/extensions', '/api/extensions/', {
      status: 400,
      body: { error: 'No', code: 'test' },
    });
    await person.expectText('Your extensions could not be loaded.');
  }),
  defineScreen('extensions-code', async (person) => {
    await openExtensions(person);
    await person.press('Create code');
    await person.expectText('For one browser. Valid until');
  }),
  defineScreen('extensions-connected', async (person) => {
    await openWithList(person, '/extensions');
    await person.expectText('2 browsers connected');
  }),
  defineScreen('extensions-disconnect', async (person) => {
    await openWithList(person, '/extensions');
    await person.press('Disconnect Chrome on Windows');
    await person.expectVisible('alertdialog', 'Disconnect Chrome on Windows?');
  }),
  // Shown again at each width, because the position of the list differs.
  {
    ...defineScreen('settings-extensions', async (person) => {
      await openWithList(person, '/settings');
      await person.expectText('Your calendar and browsers');
      await person.page.$eval('#extension-accesses-title', (title) =>
        title.scrollIntoView({ behavior: 'instant', block: 'center' }),
      );
    }),
    shouldReopenPerWidth: true,
  },
  defineScreen('extensions-address', async (person) => {
    await openExtensions(person);
    await person.press('Create address');
    await person.expectVisible('textbox', 'Your private address');
  }),
  defineScreen('extensions-new-address', async (person) => {
    await openExtensions(person);
    await person.press('Create new address');
    await person.expectVisible('alertdialog', 'Create a new address?');
  }),
]);
