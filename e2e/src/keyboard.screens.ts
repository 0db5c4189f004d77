import { randomUUID } from 'node:crypto';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { KeyInput } from 'puppeteer';
import { addApplication } from './applicant.js';
import { closeBrowsers, openBrowser } from './browser.js';
import { Person } from './person.js';
import { openSignedIn } from './sign-in.js';
import { tabTo } from './tab-to.js';
import { createMember } from './test-users.js';

const origin = testVariable('BASE_URL');
afterAll(closeBrowsers);

const POSTING = { title: 'Backend Engineer', company: 'Kestrel Labs' };

/** Uses the keyboard only. */
class KeyboardPerson extends Person {
  /** Moves focus to a field or button and types text or key names. */
  async focusAndType(name: string, ...keys: readonly string[]): Promise<void> {
    await tabTo(this.page, name);
    for (const key of keys) {
      if (/^(Enter|Space|Arrow\w+|Escape)$/.test(key)) await this.pressKey(key as KeyInput);
      else await this.page.keyboard.type(key);
    }
  }

  /** Waits until the heading of a new step has focus, so that a screen reader starts there. */
  async expectFocusedHeading(heading: string): Promise<void> {
    await this.page.waitForFunction(
      (expected) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent.includes(expected),
      {},
      heading,
    );
  }
}

it('completes onboarding with the keyboard only', async () => {
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const person = new KeyboardPerson(page, origin);
  await person.open('/signup');
  await person.expectVisible('heading', 'Create your account');
  await person.focusAndType('Email', `keyboard-${randomUUID()}@example.com`);
  await person.focusAndType('Password', 'correct horse', 'Enter');

  await person.expectFocusedHeading('Which best describes you?');
  await person.focusAndType('Professional', 'Enter');
  await person.expectFocusedHeading('Tell us about yourself');
  await person.focusAndType('First name', 'Grace');
  await person.focusAndType('Last name', 'Hopper');
  await person.focusAndType('LinkedIn URL', 'https://www.linkedin.com/in/grace-hopper', 'Enter');

  await person.expectFocusedHeading('Tell us about your education');
  await person.focusAndType('Institution', 'Vassar College');
  await person.focusAndType('Education type', 'master of sc', 'ArrowDown', 'Enter');
  await person.focusAndType('Course name', 'Mathematics');
  await person.focusAndType('Start date', '09/2018');
  await person.focusAndType('Choose a month: End date', 'Enter', 'ArrowLeft', 'Enter');
  await person.focusAndType('Continue', 'Enter');

  await person.expectFocusedHeading('Tell us about your work experience and projects');
  await person.focusAndType('Position/Role', 'Compiler Engineer');
  await person.focusAndType('Company name', 'Eckert-Mauchly');
  await person.focusAndType('I currently work here', 'Space');
  await person.focusAndType('Description', 'Built the first compiler.');
  await person.focusAndType('Add Experience', 'Enter');
  await person.expectToast('Experience added successfully!');
  await person.focusAndType('Next', 'Enter');

  await person.expectFocusedHeading('What are you good at?');
  await person.focusAndType('Add a skill', 'COBOL', 'Enter');
  await person.focusAndType('Next', 'Enter');

  await person.expectFocusedHeading('What are you looking for?');
  await person.focusAndType('Search roles', 'site rel');
  await person.expectVisible('option', 'Site Reliability Engineer');
  await person.pressKey('ArrowDown');
  await person.pressKey('Enter');
  await person.expectToast('Role added successfully');
  await person.focusAndType('Add a location', 'kochi', 'ArrowDown', 'Enter');
  await person.focusAndType('Minimum', '48000');
  await person.focusAndType('Remote', 'Space');
  await person.focusAndType('Next', 'Enter');

  await person.expectFocusedHeading('Review and save');
  await person.expectText('Site Reliability Engineer');
  await person.expectText('Kochi, India');
  await person.focusAndType('Save Profile', 'Enter');
  await person.expectVisible('dialog', 'Save Profile');
  await person.focusAndType('Save Profile', 'Enter');
  await person.expectFocusedHeading('Thank you. Your profile is saved.');
  await person.focusAndType('Go to your profile', 'Enter');
  await person.expectFocusedHeading('Grace Hopper');
});

it('takes an application to an interview with the keyboard only', async () => {
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const person = new KeyboardPerson(page, origin);
  const user = await createMember(origin);
  await openSignedIn(person, user);
  await addApplication(origin, user, { posting: POSTING, daysAgo: 2 });
  await person.expectVisible('link', 'Applications');
  await person.focusAndType('Applications', 'Enter');
  await person.expectFocusedHeading('Applications');
  await person.focusAndType(`Pick up ${POSTING.title}`, 'Space', 'ArrowRight', 'ArrowRight', 'Space');
  await person.expectToast(`Moved ${POSTING.title} to Interviewing`);
  await person.focusAndType(POSTING.title, 'Enter');
  await person.expectFocusedHeading(POSTING.title);
  await person.focusAndType('Add next step', 'Enter');
  await person.expectVisible('dialog', 'Add next step');
  await person.focusAndType('What comes next', 'Technical interview', 'Enter');
  await person.expectText('Set the next step: Technical interview');
  await person.focusAndType('New note', 'Bring the certificate.');
  await person.focusAndType('Save note', 'Enter');
  await person.expectText('Added a note');
  await person.focusAndType('Undo: Added a note', 'Enter');
  await person.expectToast('Undid: added a note');
});
