/// <reference types="jest" />
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { signUpStaff } from '@trackrecord/platform/testing/test-staff';
import { signIn, signUp, type TestUser, testVariable } from '@trackrecord/platform/testing/test-stack';
import type { Page } from 'puppeteer';
import { createApplicant } from './applicant.js';
import {
  findAxeViolations,
  findColorViolations,
  findElementsCoveredByToasts,
  findOverflow,
  findWideTextViolations,
} from './audit-page.js';
import { waitForDetectedSkills } from './background-work.js';
import { openBrowser, type TestBrowser } from './browser.js';
import {
  emulateVariant,
  finishAnimations,
  pauseToasts,
  resize,
  switchVariant,
  type PageVariant,
  PAGE_VARIANTS,
} from './page-variants.js';
import { waitUntilStill } from './page-stillness.js';
import { Person } from './person.js';
import type { Screen, SharedAccounts, Viewer } from './screen.js';
import { openSignedIn } from './sign-in.js';
import { createAccessedMember } from './support-session.js';
import {
  createOnboardingUser,
  createMember,
  createMemberWithSparseProfile,
  createMemberWithLargeProfile,
  LONG_PERSONAL_INFO,
} from './test-users.js';

const WIDTHS = [1_440, 360];

/** Staff can open access sessions, and operate, for ten minutes after a sign-in. The screens may take longer. */
const MAX_STAFF_SIGN_IN_AGE_MS = 4 * 60_000;
const STAFF: readonly Viewer[] = ['support', 'auditor', 'operator', 'developer'];

/** A person with their account; a guest has none. */
interface SignedInPerson {
  readonly person: Person;
  readonly account: TestUser | undefined;
  readonly signedInAt: number;
}

const origin = testVariable('BASE_URL');
const screenshotFolder = process.env['PICTURES'];

const CREATE_VIEWER: Readonly<Record<Exclude<Viewer, 'guest'>, () => Promise<TestUser>>> = {
  'onboarding-step-1': () => signUp(origin),
  'onboarding-step-3': () => createOnboardingUser(origin, 'personal'),
  'onboarding-step-4': () => createOnboardingUser(origin, 'education'),
  'onboarding-last-step': async () => {
    const user = await createOnboardingUser(origin, 'preferences');
    await waitForDetectedSkills(origin, user);
    return user;
  },
  'sparse-profile': () => createMemberWithSparseProfile(origin),
  member: () => createMember(origin, LONG_PERSONAL_INFO),
  'large-profile': () => createMemberWithLargeProfile(origin),
  'accessed-profile': () => createAccessedMember(origin),
  applicant: () => createApplicant(origin),
  support: () => signUpStaff('support'),
  auditor: () => signUpStaff('auditor'),
  operator: () => signUpStaff('operator'),
  developer: () => signUpStaff('developer'),
};

/** Session storage key: if set, editor drafts survive the next load of the page. */
export const KEEP_DRAFTS_KEY = 'keep-drafts';

/** Removes editor drafts before each page load, unless the screen asked to keep them for that load. */
const removeDrafts = (page: Page) =>
  page.evaluateOnNewDocument((keepDraftsKey) => {
    const shouldKeep = sessionStorage.getItem(keepDraftsKey) !== null;
    sessionStorage.removeItem(keepDraftsKey);
    if (shouldKeep) return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('editor:')) sessionStorage.removeItem(key);
  }, KEEP_DRAFTS_KEY);

/** Checks a page in one theme at one width. Only the first theme is checked with all axe rules. */
async function findProblems(page: Page, variant: PageVariant): Promise<object> {
  return {
    violations: await (variant === PAGE_VARIANTS[0] ? findAxeViolations(page) : findColorViolations(page)),
    overflow: await findOverflow(page),
    coveredByToasts: await findElementsCoveredByToasts(page),
    wideText: variant === PAGE_VARIANTS[0] ? await findWideTextViolations(page) : [],
  };
}

const NO_PROBLEMS = { violations: [], overflow: [], coveredByToasts: [], wideText: [] };

/**
 * Defines a test per screen: opens it once and checks it at every width for axe violations, overflow and elements
 * covered by toasts, and in the dark theme for colors. `PICTURES=FOLDER` saves screenshots in both themes at every
 * width.
 */
export function checkScreens(screens: readonly Screen[]): void {
  const persons = new Map<Viewer, SignedInPerson>();
  let chromium: TestBrowser;
  let accounts: SharedAccounts;
  beforeAll(async () => {
    chromium = await openBrowser();
    if (screenshotFolder !== undefined) mkdirSync(screenshotFolder, { recursive: true });
    accounts = { member: await CREATE_VIEWER.member(), supportStaff: await CREATE_VIEWER.support() };
  });

  /** Signs a person in on their page, and remembers when. */
  const openViewer = async (viewer: Viewer, person: Person, account: TestUser | undefined): Promise<Person> => {
    if (account === undefined) await person.open('/signup');
    else await openSignedIn(person, account);
    persons.set(viewer, { person, account, signedInAt: Date.now() });
    return person;
  };

  /** Returns the person for a viewer, each with their own page: signed in on first use, and staff again after minutes. */
  const getPerson = async (viewer: Viewer): Promise<Person> => {
    const existing = persons.get(viewer);
    if (existing) {
      const { person, account, signedInAt } = existing;
      const isOutdated = STAFF.includes(viewer) && Date.now() - signedInAt > MAX_STAFF_SIGN_IN_AGE_MS;
      return account !== undefined && isOutdated ? openViewer(viewer, person, await signIn(account)) : person;
    }
    const page = await chromium.newPage();
    page.on('dialog', (dialog) => void dialog.accept()); // beforeunload of an edited dialog
    await removeDrafts(page);
    const person = new Person(page, origin);
    if (viewer === 'guest') return openViewer(viewer, person, undefined);
    return openViewer(viewer, person, viewer === 'member' ? accounts.member : await CREATE_VIEWER[viewer]());
  };

  afterAll(() => chromium.close());

  it.each(screens)(
    '$name has no accessibility violations and no overflow',
    async ({ name, viewer, maxWidth = Infinity, shouldReopenPerWidth = false, show }) => {
      const person = await getPerson(viewer);
      const { page } = person;
      await page.bringToFront();
      const widths = WIDTHS.filter((width) => width <= maxWidth);
      for (const [index, width] of widths.entries()) {
        await resize(page, width);
        if (index === 0 || shouldReopenPerWidth) {
          await emulateVariant(page, PAGE_VARIANTS[0]);
          await show(person, accounts);
        }
        await pauseToasts(page);
        // A theme changes colors only, so the second theme is checked again only if `show` has run again.
        const shouldCheckBothThemes = index === 0 || shouldReopenPerWidth || screenshotFolder !== undefined;
        const variants = shouldCheckBothThemes ? PAGE_VARIANTS : [PAGE_VARIANTS[0]];
        for (const variant of variants) {
          await switchVariant(page, variant);
          await finishAnimations(page);
          await waitUntilStill(page);
          if (screenshotFolder !== undefined)
            await page.screenshot({ path: join(screenshotFolder, `${name}-${width}-${variant.theme}.png`) });
          expect({ width, variant, ...(await findProblems(page, variant)) }).toEqual({
            width,
            variant,
            ...NO_PROBLEMS,
          });
        }
      }
    },
  );
}
