import { randomUUID } from 'node:crypto';
import { testVariable } from '@trackrecord/platform/testing/test-stack';
import type { KeyInput } from 'puppeteer';
import { closeBrowsers, openBrowser } from './browser.js';
import { Person } from './person.js';

const origin = testVariable('BASE_URL');
afterAll(closeBrowsers);

/** Uses the keyboard only: presses Tab until the element with a name has focus. */
class KeyboardPerson extends Person {
  async reaches(name: string): Promise<void> {
    for (let steps = 0; steps < 60; steps += 1) {
      await this.pressKey('Tab');
      if ((await this.#focused()).startsWith(name)) return;
    }
    throw new Error(`Tab did not reach ${name}`);
  }

  /** Moves focus to a field or button and types text or key names. */
  async at(name: string, ...keys: readonly string[]): Promise<void> {
    await this.reaches(name);
    for (const key of keys) {
      if (/^(Enter|Space|Arrow\w+|Escape)$/.test(key)) await this.pressKey(key as KeyInput);
      else await this.page.keyboard.type(key);
    }
  }

  /** Waits until the heading of a new step has focus, where a screen reader starts. */
  async startsAt(heading: string): Promise<void> {
    await this.page.waitForFunction(
      (expected) => document.activeElement?.tagName === 'H1' && document.activeElement.textContent.includes(expected),
      { timeout: 15_000 },
      heading,
    );
  }

  #focused(): Promise<string> {
    return this.page.evaluate(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body) return '';
      const label = focused.getAttribute('aria-label') ?? (focused as HTMLInputElement).labels?.[0]?.textContent;
      return (label ?? focused.textContent).trim();
    });
  }
}

it('completes onboarding with the keyboard only', async () => {
  const chromium = await openBrowser();
  const page = await chromium.newPage();
  const person = new KeyboardPerson(page, origin);
  await person.open('/signup');
  await person.expectVisible('heading', 'Create your account');
  await person.at('Email', `keyboard-${randomUUID()}@example.com`);
  await person.at('Password', 'correct horse', 'Enter');

  await person.startsAt('Which best describes you?');
  await person.at('Professional', 'Enter');
  await person.startsAt('Tell us about yourself');
  await person.at('First name', 'Grace');
  await person.at('Last name', 'Hopper');
  await person.at('LinkedIn URL', 'https://www.linkedin.com/in/grace-hopper', 'Enter');

  await person.startsAt('Tell us about your education');
  await person.at('Institution', 'Vassar College');
  await person.at('Education type', 'master of sc', 'ArrowDown', 'Enter');
  await person.at('Course name', 'Mathematics');
  await person.at('Start date', '09/2018');
  await person.at('Choose a month: End date', 'Enter', 'ArrowLeft', 'Enter');
  await person.at('Continue', 'Enter');

  await person.startsAt('Tell us about your work experience and projects');
  await person.at('Position/Role', 'Compiler Engineer');
  await person.at('Company name', 'Eckert-Mauchly');
  await person.at('I currently work here', 'Space');
  await person.at('Description', 'Built the first compiler.');
  await person.at('Add Experience', 'Enter');
  await person.expectToast('Experience added successfully!');
  await person.at('Next', 'Enter');

  await person.startsAt('What are you good at?');
  await person.at('Add a skill', 'COBOL', 'Enter');
  await person.at('Next', 'Enter');

  await person.startsAt('What are you looking for?');
  await person.at('Search roles', 'site rel');
  await person.expectVisible('option', 'Site Reliability Engineer');
  await person.pressKey('ArrowDown');
  await person.pressKey('Enter');
  await person.expectToast('Role added successfully');
  await person.at('Add a location', 'kochi', 'ArrowDown', 'Enter');
  await person.at('Minimum', '48000');
  await person.at('Remote', 'Space');
  await person.at('Next', 'Enter');

  await person.startsAt('Review and save');
  await person.expectText('Site Reliability Engineer');
  await person.expectText('Kochi, India');
  await person.at('Save Profile', 'Enter');
  await person.expectVisible('dialog', 'Save Profile');
  await person.at('Save Profile', 'Enter');
  await person.startsAt('Thank you. Your profile is saved.');
  await person.at('Go to your profile', 'Enter');
  await person.startsAt('Grace Hopper');
}, 120_000);
