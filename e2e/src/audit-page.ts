import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'puppeteer';

type AxeWindow = typeof window & { readonly axe?: typeof axe };

const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that depend on the theme: themes differ in colors only. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs in the page: runs axe while sticky elements scroll with the page, so that no bar covers a part of a target. What
 * they cover depends on the scroll position, and people scroll it free. focus-not-obscured.e2e.ts checks that they do
 * not cover the focus.
 */
async function runInPage(runOnly: axe.RunOnly): Promise<axe.Result[] | undefined> {
  const stickyElements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => getComputedStyle(element).position === 'sticky',
  );
  for (const { style } of stickyElements) style.setProperty('inset', 'auto', 'important');
  try {
    // Report violations only, and do not fetch stylesheets again: both save most of axe's time.
    const options = { runOnly, resultTypes: ['violations' as const], preload: false };
    return (await (window as AxeWindow).axe?.run(options))?.violations;
  } finally {
    for (const { style } of stickyElements) style.removeProperty('inset');
  }
}

async function runAxe(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (!(await page.evaluate(() => (window as AxeWindow).axe !== undefined))) await page.evaluate(axeSource);
  const violations = await page.evaluate(runInPage, runOnly);
  if (violations === undefined) throw new Error('axe did not load');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

/**
 * Runs the axe rules for WCAG 2.2 A and AA and for best practices. Returns one line per violation: rule, element and
 * summary.
 */
export const findAxeViolations = (page: Page): Promise<string[]> => runAxe(page, { type: 'tag', values: AXE_TAGS });

/** Runs only the axe rules that depend on colors, for a page that passed the other rules in another theme. */
export const findColorViolations = (page: Page): Promise<string[]> =>
  runAxe(page, { type: 'rule', values: COLOR_RULES });

/** Returns elements that overflow the right edge of the page. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document.documentElement.scrollWidth <= window.innerWidth
      ? []
      : [...document.body.querySelectorAll('*')]
          .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
          .map((element) => `${element.tagName}.${element.className}`)
          .slice(0, 5),
  );

/**
 * Styles for text that needs more space: what users may set (WCAG 1.4.12). It stands for every wider font, longer word
 * and other number, too.
 */
const WIDE_TEXT =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }';

/** Returns violations of the size of targets, and elements that overflow, when the texts need more space. */
export async function findWideTextViolations(page: Page): Promise<string[]> {
  await page.evaluate((css) => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, styles];
  }, WIDE_TEXT);
  const violations = await runAxe(page, { type: 'rule', values: ['target-size'] });
  const overflow = await findOverflow(page);
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return [...violations, ...overflow.map((element) => `${element} overflows`)];
}

/** Returns progress bars, primary buttons and dialog headers that a toast covers. */
export const findElementsCoveredByToasts = (page: Page): Promise<string[]> =>
  page.evaluate((dialogHeaders) => {
    const toasts = [...document.querySelectorAll('.Toastify__toast')].map((toast) => toast.getBoundingClientRect());
    const isCovered = ({ left, right, top, bottom, width }: DOMRect) =>
      width > 0 &&
      toasts.some((toast) => toast.left < right && left < toast.right && toast.top < bottom && top < toast.bottom);
    return [...document.querySelectorAll(`.tr-steps, [role="progressbar"], .btn-primary, ${dialogHeaders}`)]
      .filter((element) => element.closest('[inert], .Toastify__toast') === null)
      .filter((element) => isCovered(element.getBoundingClientRect()))
      .map(({ className, textContent }) => `${className}: ${textContent}`);
  }, '.modal-header, .offcanvas-header, .tr-pane-head');
