import { changeOnOtherDevice } from './change-on-other-device.js';
import { checkScreens } from './check-screens.js';
import type { Screen } from './screen.js';
import { LONG_PERSONAL_INFO } from './test-users.js';

const PAGE_SCREENS: readonly Screen[] = [
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
      // Shows every list and every entry whole.
      await person.page.$$eval('.tr-profile-grid [aria-expanded=false]', (buttons) =>
        buttons.forEach((button) => (button as HTMLElement).click()),
      );
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
    name: 'profile-cv-preview',
    viewer: 'member',
    show: async (person) => {
      await person.open('/profile');
      await person.press('Preview CV');
      await person.expectVisible('link', 'Download CV');
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

const HISTORY_SCREENS: readonly Screen[] = [
  {
    name: 'history-accesses',
    viewer: 'accessed-profile',
    show: async (person) => {
      await person.open('/profile?history=open');
      await person.expectText('looked at your profile');
    },
  },
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
    name: 'history-past-version',
    viewer: 'large-profile',
    show: async (person) => {
      await person.open('/profile?history=open&revision=40');
      await person.expectText('You are looking at an earlier version');
    },
  },
  {
    name: 'history-missing-version',
    viewer: 'sparse-profile',
    show: async (person) => {
      await person.open('/profile?history=open&revision=99');
      await person.expectVisible('button', 'Back to current version');
    },
  },
  {
    name: 'profile-past-version',
    viewer: 'large-profile',
    show: async (person) => {
      await person.open('/profile?revision=5');
      await person.expectText('You are looking at an earlier version');
    },
  },
];

checkScreens([...PAGE_SCREENS, ...HISTORY_SCREENS.map((screen) => ({ ...screen, shouldReopenPerWidth: true }))]);
