import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { signUp, testVariable } from '@trackrecord/platform/testing/test-stack';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';
import { openBrowser, type TestBrowser } from './browser.js';
import { Person } from './person.js';
import { LONG, newCandidate, newMember, newStarter, newVeteran } from './candidates.js';
import { KEEP_DRAFTS } from './profile-screens.js';
import { letIn, ONLOOKERS, type Onlooker, SCREENS } from './screens.js';

const WIDTHS = [{ width: 1_440 }, { width: 360 }];
/** Each screen is looked at in one and then in the other, without leaving it. */
const LOOKS = [
  { theme: 'light', motion: 'no-preference' },
  { theme: 'dark', motion: 'reduce' },
] as const;
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const origin = testVariable('BASE_URL');
const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
/** Where to leave a picture of every screen, for somebody who wants to look at them. */
const pictures = process.env['PICTURES'];

let chromium: TestBrowser;
beforeAll(async () => {
  chromium = await openBrowser();
  if (pictures !== undefined) mkdirSync(pictures, { recursive: true });
});
afterAll(() => chromium.close());

const standsStill = (page: Page) =>
  page.evaluate(() => {
    // The time a toast has left, and the caret behind a heading that was typed out.
    const goesOnAlone = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.matches('.Toastify__progress-bar, .tr-caret') === true;
    return Promise.all(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity && !goesOnAlone(effect))
        .map(({ finished }) => finished.catch(() => undefined)),
    );
  });

/** What axe finds, as lines that name the rule and the place. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate(
    (values) => (window as unknown as { axe: typeof axe }).axe.run({ runOnly: { type: 'tag', values } }),
    RULES,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Whatever reaches beyond the right edge of the page. */
const overflowing = (page: Page) =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName}.${element.className}`)
          .slice(0, 5),
  );

/** Progress and primary buttons that a toast lies over, where they are in use. */
const coveredByToasts = (page: Page) =>
  page.evaluate(() => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.getBoundingClientRect());
    const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 &&
      toasts.some((toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom);
    return [...document.querySelectorAll('.tr-steps, [role="progressbar"], .btn-primary')]
      .filter((element) => element.closest('[inert], .Toastify__toast') === null)
      .filter((element) => isCovered(element.getBoundingClientRect()))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  });

const makePeople = async () => ({
  nobody: undefined,
  newcomer: await signUp(origin),
  beginner: await newCandidate(origin, 'personal'),
  graduate: await newCandidate(origin, 'education'),
  candidate: await newCandidate(origin, 'preferences'),
  starter: await newStarter(origin),
  member: await newMember(origin, LONG),
  veteran: await newVeteran(origin),
});

/**
 * Puts a page in a theme, as its system would; the page follows while it is open. Colours change at once then: one that
 * changes slowly would hand its beginning down to whatever is inside it, step by step.
 */
async function looksAt(page: Page, { theme, motion }: (typeof LOOKS)[number]): Promise<void> {
  await page.evaluate(() => {
    const atOnce = new CSSStyleSheet();
    atOnce.replaceSync('*, *::before, *::after { transition: none !important; }');
    document.adoptedStyleSheets = [atOnce];
  });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: theme },
    { name: 'prefers-reduced-motion', value: motion },
  ]);
  await page.waitForFunction((wanted) => document.documentElement.dataset['bsTheme'] === wanted, {}, theme);
}

describe.each(WIDTHS)('at $width px', ({ width }) => {
  const pages = new Map<Onlooker, Person>();
  let people: Awaited<ReturnType<typeof makePeople>>;
  beforeAll(async () => {
    people = await makePeople();
    for (const onlooker of ONLOOKERS) {
      const page = await chromium.newPage(width);
      page.on('dialog', (warning) => void warning.accept()); // leaving an edited dialog for the next screen
      // What one screen leaves unsaved in an editor is not restored on the next one, unless that screen is about it.
      await page.evaluateOnNewDocument((keepDrafts) => {
        const isKept = sessionStorage.getItem(keepDrafts) !== null;
        sessionStorage.removeItem(keepDrafts);
        if (isKept) return;
        for (const key of Object.keys(sessionStorage)) if (key.startsWith('editor:')) sessionStorage.removeItem(key);
      }, KEEP_DRAFTS);
      const person = new Person(page, origin);
      const user = people[onlooker];
      if (user) await letIn(person, user);
      else await person.opens('/signup');
      pages.set(onlooker, person);
    }
  }, 60_000);
  afterAll(() => Promise.all([...pages.values()].map(({ page }) => page.browserContext().close())));

  it.each(SCREENS.filter(({ upTo = Infinity }) => width <= upTo))(
    '$name has no accessibility violation and nothing that overflows',
    async ({ name, onlooker, show }) => {
      const person = pages.get(onlooker);
      if (!person) throw new Error(`nobody is there as ${onlooker}`);
      const { page } = person;
      await page.bringToFront();
      await looksAt(page, LOOKS[0]);
      await show(person, people);
      expect(await coveredByToasts(page)).toEqual([]);
      for (const look of LOOKS) {
        await standsStill(page);
        await looksAt(page, look);
        if (pictures !== undefined)
          await page.screenshot({ path: join(pictures, `${name}-${width}-${look.theme}.png`) });
        expect({ look, violations: await violations(page) }).toEqual({ look, violations: [] });
      }
      expect(await overflowing(page)).toEqual([]);
    },
    40_000,
  );
});
