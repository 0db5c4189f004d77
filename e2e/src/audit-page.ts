import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';

type AxeWindow = typeof window & { readonly axe?: typeof axe };

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that colours can break. A theme changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => (window as AxeWindow).axe !== undefined))) await page.evaluate(axeSource);
  // Of what passed, nothing is reported: axe would describe each element of it. Styles are not fetched a second time.
  const violations = await page.evaluate(
    async (rules) =>
      (await (window as AxeWindow).axe?.run({ runOnly: rules, resultTypes: ['violations'], preload: false }))
        ?.violations,
    runOnly,
  );
  if (violations === undefined) throw new Error('axe did not load');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/** Returns what axe finds on a page, as lines that name the rule and the element. */
export const findViolations = (page: Page): Promise<string[]> => runAxe(page, { type: 'tag', values: RULES });

/** Returns what the colours of a page break, on a page that was looked at as a whole in another theme. */
export const findColourViolations = (page: Page): Promise<string[]> =>
  runAxe(page, { type: 'rule', values: COLOUR_RULES });

/** Returns what reaches beyond the right edge of the page. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName}.${element.className}`)
          .slice(0, 5),
  );

/** Returns the progress, primary buttons and heads of dialogs in use that a toast lies over. */
export const findCoveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate((heads) => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.getBoundingClientRect());
    const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 &&
      toasts.some((toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom);
    return [...document.querySelectorAll(`.tr-steps, [role="progressbar"], .btn-primary, ${heads}`)]
      .filter((element) => element.closest('[inert], .Toastify__toast') === null)
      .filter((element) => isCovered(element.getBoundingClientRect()))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  }, '.modal-header, .offcanvas-header, .tr-pane-head');
