/// <reference types="jest" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signUp, testVariable, type TestUser } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { findColourViolations, findCoveredByToasts, findOverflow, findViolations } from './audit-page.js';
import { openBrowser, type TestBrowser } from './browser.js';
import { LONG, newCandidate, newMember, newStarter, newVeteran } from './candidates.js';
import { finishAnimations, holdToasts, resize, switchTheme, THEMES, type Theme } from './page-variants.js';
import { Person } from './person.js';
import { KEEP_DRAFTS } from './profile-screens.js';
import { letIn, type Onlooker, type People, type Screen } from './screens.js';

const WIDTHS = [1_440, 360];

const origin = testVariable('BASE_URL');
/** Where to leave a picture of every screen, for somebody who wants to look at them. */
const pictures = process.env['PICTURES'];

const NEW_ONLOOKERS: Readonly<Record<Exclude<Onlooker, 'nobody'>, () => Promise<TestUser>>> = {
  newcomer: () => signUp(origin),
  beginner: () => newCandidate(origin, 'personal'),
  graduate: () => newCandidate(origin, 'education'),
  candidate: () => newCandidate(origin, 'preferences'),
  starter: () => newStarter(origin),
  member: () => newMember(origin, LONG),
  veteran: () => newVeteran(origin),
};

/** Removes the drafts of editors before each page load but the one that a screen asked to keep them for. */
const forgetDrafts = (page: Page) =>
  page.evaluateOnNewDocument((keepDrafts) => {
    const isKept = sessionStorage.getItem(keepDrafts) !== null;
    sessionStorage.removeItem(keepDrafts);
    if (isKept) return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('editor:')) sessionStorage.removeItem(key);
  }, KEEP_DRAFTS);

/** What a screen breaks in one theme at one width; the first theme is checked by all rules. */
async function findFaults(page: Page, theme: Theme): Promise<object> {
  return {
    violations: await (theme === THEMES[0] ? findViolations(page) : findColourViolations(page)),
    overflow: await findOverflow(page),
    coveredByToasts: await findCoveredByToasts(page),
  };
}

const NO_FAULTS = { violations: [], overflow: [], coveredByToasts: [] };

/**
 * Opens each screen once and checks it in light and dark at every width: axe, overflow, and what toasts cover. With
 * PICTURES=FOLDER it leaves a picture of each.
 */
export function checkScreens(screens: readonly Screen[]): void {
  const persons = new Map<Onlooker, Person>();
  let chromium: TestBrowser;
  let people: People;
  beforeAll(async () => {
    chromium = await openBrowser();
    if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
    people = { member: await NEW_ONLOOKERS.member() };
  }, 60_000);

  /** The person who looks at a screen, with a page of their own; signed in when they are needed first. */
  const getPerson = async (onlooker: Onlooker): Promise<Person> => {
    const known = persons.get(onlooker);
    if (known) return known;
    const page = await chromium.newPage();
    page.on('dialog', (warning) => void warning.accept()); // leaving an edited dialog for the next screen
    await forgetDrafts(page);
    const person = new Person(page, origin);
    if (onlooker === 'nobody') await person.opens('/signup');
    else await letIn(person, onlooker === 'member' ? people.member : await NEW_ONLOOKERS[onlooker]());
    persons.set(onlooker, person);
    return person;
  };

  afterAll(() => chromium.close());

  it.each(screens)(
    '$name has no accessibility violation and nothing that overflows',
    async ({ name, onlooker, upTo = Infinity, isShownPerWidth = false, show }) => {
      const person = await getPerson(onlooker);
      const { page } = person;
      await page.bringToFront();
      const widths = WIDTHS.filter((width) => width <= upTo);
      for (const [at, width] of widths.entries()) {
        await resize(page, width);
        if (at === 0 || isShownPerWidth) {
          await switchTheme(page, THEMES[0]);
          await show(person, people);
        }
        await holdToasts(page);
        for (const theme of THEMES) {
          await switchTheme(page, theme);
          await finishAnimations(page);
          if (pictures !== undefined)
            await page.screenshot({ path: join(pictures, `${name}-${width}-${theme.theme}.png`) });
          expect({ width, theme, ...(await findFaults(page, theme)) }).toEqual({ width, theme, ...NO_FAULTS });
        }
      }
    },
    60_000,
  );
}
