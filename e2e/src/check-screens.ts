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
/** Folder for screenshots of every screen. */
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

/** Removes editor drafts before each page load, unless the screen asked to keep them for that load. */
const forgetDrafts = (page: Page) =>
  page.evaluateOnNewDocument((keepDrafts) => {
    const isKept = sessionStorage.getItem(keepDrafts) !== null;
    sessionStorage.removeItem(keepDrafts);
    if (isKept) return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('editor:')) sessionStorage.removeItem(key);
  }, KEEP_DRAFTS);

/** Checks a page in one theme at one width. Only the first theme is checked with all axe rules. */
async function findFaults(page: Page, theme: Theme): Promise<object> {
  return {
    violations: await (theme === THEMES[0] ? findViolations(page) : findColourViolations(page)),
    overflow: await findOverflow(page),
    coveredByToasts: await findCoveredByToasts(page),
  };
}

const NO_FAULTS = { violations: [], overflow: [], coveredByToasts: [] };

/**
 * Defines a test per screen: opens it once and checks it in both themes at every width for axe violations, overflow and
 * elements covered by toasts. `PICTURES=FOLDER` saves screenshots.
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

  /** Returns the person for a viewer, signed in on first use, each with their own page. */
  const getPerson = async (onlooker: Onlooker): Promise<Person> => {
    const known = persons.get(onlooker);
    if (known) return known;
    const page = await chromium.newPage();
    page.on('dialog', (warning) => void warning.accept()); // beforeunload of an edited dialog
    await forgetDrafts(page);
    const person = new Person(page, origin);
    if (onlooker === 'nobody') await person.opens('/signup');
    else await letIn(person, onlooker === 'member' ? people.member : await NEW_ONLOOKERS[onlooker]());
    persons.set(onlooker, person);
    return person;
  };

  afterAll(() => chromium.close());

  it.each(screens)(
    '$name has no accessibility violations and no overflow',
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
